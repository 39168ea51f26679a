import type { Feature } from '../../feature.ts'
import { FORGOTTEN } from './forgotten-list.ts'
import { myDataJobs } from './my-data.jobs.ts'
import { myDataListeners } from './my-data.listeners.ts'
import { myDataHandlers } from './my-data.routes.ts'

export const myData: Feature = {
  handlers: myDataHandlers,
  listeners: myDataListeners,
  jobs: myDataJobs,
  stored: { below: [FORGOTTEN] },
}
