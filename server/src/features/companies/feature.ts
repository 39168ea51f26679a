import type { Feature } from '../../feature.ts'
import { companyHandlers } from './company.routes.ts'

export const companies: Feature = {
  handlers: companyHandlers,
}
