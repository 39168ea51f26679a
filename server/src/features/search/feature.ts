import type { Feature } from '../../feature.ts'
import { searchHandlers } from './search.routes.ts'

export const search: Feature = {
  handlers: searchHandlers,
}
