import type { Feature } from '../../feature.ts'
import { schoolHandlers } from './school.routes.ts'

export const school: Feature = {
  handlers: schoolHandlers,
}
