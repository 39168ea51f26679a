import type { Feature } from '../../feature.ts'
import { chatJobs } from './chat.jobs.ts'
import { chatListeners } from './chat.listeners.ts'
import { chatLive } from './chat.live.ts'
import { chatReports } from './chat.reports.ts'
import { chatHandlers } from './chat.routes.ts'

export const chats: Feature = {
  handlers: chatHandlers,
  listeners: chatListeners,
  jobs: chatJobs,
  reportable: chatReports,
  live: chatLive,
}
