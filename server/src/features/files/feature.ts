import type { Feature } from '../../feature.ts'
import { fileJobs } from './file.jobs.ts'
import { fileHandlers } from './file.routes.ts'
import { fileClaims } from './store/file-claims.ts'

export const files: Feature = {
  handlers: fileHandlers,
  jobs: fileJobs,
  // What lies in quarantine goes after a day, whatever its row says (sweep-files).
  stored: { lists: fileClaims, below: ['quarantine/'] },
}
