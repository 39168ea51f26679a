// A company's life. While it is paused nobody of it signs in, and what it has stays.
import { statusTable } from '../shared/status.ts'

export const companyStatus = statusTable({
  resource: 'company',
  statuses: ['ACTIVE', 'PAUSED'],
  verbs: {
    pause: { from: ['ACTIVE'], to: 'PAUSED' },
    resume: { from: ['PAUSED'], to: 'ACTIVE' },
  },
})

export type CompanyStatus = (typeof companyStatus.statuses)[number]
