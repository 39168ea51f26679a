import type { Feature } from '../../feature.ts'
import { companyAreaHandlers } from './company-area.routes.ts'

export const companyArea: Feature = {
  handlers: companyAreaHandlers,
}
