import type { Feature } from '../../feature.ts'
import { switchHandlers } from './switch.routes.ts'

export const switches: Feature = {
  handlers: switchHandlers,
}
