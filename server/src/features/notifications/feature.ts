import type { Feature } from '../../feature.ts'
import { notificationJobs } from './notification.jobs.ts'
import { readListener } from './notification.listeners.ts'
import { notificationHandlers } from './notification.routes.ts'

export const notifications: Feature = {
  handlers: notificationHandlers,
  listeners: [readListener],
  jobs: notificationJobs,
}
