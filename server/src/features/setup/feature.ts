import type { Feature } from '../../feature.ts'
import { mayAlwaysLeave } from '../../plugs/file-holders.ts'
import { setupFeed } from './setup.notices.ts'
import { setupHandlers } from './setup.routes.ts'

export const setup: Feature = {
  handlers: setupHandlers,
  feed: setupFeed,
  fileHolders: { avatar: mayAlwaysLeave, banner: mayAlwaysLeave },
}
