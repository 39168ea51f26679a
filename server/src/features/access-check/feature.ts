import type { Feature } from '../../feature.ts'
import { accessCheckHandlers } from './access-check.routes.ts'

export const accessCheck: Feature = {
  handlers: accessCheckHandlers,
}
