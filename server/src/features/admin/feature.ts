import type { Feature } from '../../feature.ts'
import { adminHandlers } from './overview.routes.ts'

export const admin: Feature = {
  handlers: adminHandlers,
}
