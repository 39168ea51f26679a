import type { Feature } from '../../feature.ts'
import type { Services } from '../../services.ts'
import { companyHandlers } from './company.routes.ts'
import { managedCompanyHandlers } from './managed-company.routes.ts'

export const companies: Feature = {
  handlers: (services: Services) => [...companyHandlers(services), ...managedCompanyHandlers(services)],
}
