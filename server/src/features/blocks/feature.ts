import type { Feature } from '../../feature.ts'
import { blockHandlers } from './block.routes.ts'

export const blocks: Feature = {
  handlers: blockHandlers,
}
