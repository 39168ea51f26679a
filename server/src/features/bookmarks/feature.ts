import type { Feature } from '../../feature.ts'
import { bookmarkHandlers } from './bookmark.routes.ts'

export const bookmarks: Feature = {
  handlers: bookmarkHandlers,
}
