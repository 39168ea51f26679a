import type { Feature } from '../../feature.ts'
import { notificationJobs } from './notification.jobs.ts'
import { readListener } from './notification.listeners.ts'
import { listReachableProfiles } from './notification.queries.ts'
import { notificationHandlers } from './notification.routes.ts'

export const notifications: Feature = {
  handlers: notificationHandlers,
  listeners: [readListener],
  jobs: notificationJobs,
  // The target of a new follower is a profile.
  reach: { 'follow.user': (db, _me, ids) => listReachableProfiles(db, ids) },
}
