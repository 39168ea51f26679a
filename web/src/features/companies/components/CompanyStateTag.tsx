import messages from '@werkplatz/content/messages/admin-companies.json'
import type { CompanyState } from '@werkplatz/contract/companies/admin-schemas.ts'

import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'

const looks: Record<CompanyState, { tone: StatusTone; label: string }> = {
  WAITING: { tone: 'PENDING', label: messages.stateWaiting.text },
  ACTIVE: { tone: 'APPROVED', label: messages.stateActive.text },
  PAUSED: { tone: 'ARCHIVED', label: messages.statePaused.text },
}

export const CompanyStateTag = ({ state }: { state: CompanyState }) => <StatusTag {...looks[state]} />
