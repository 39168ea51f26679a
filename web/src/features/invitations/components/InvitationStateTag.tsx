import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import type { InvitationState } from '@werkplatz/contract/invitations/schemas.ts'

import { StatusTag, type StatusTagProps } from '../../shared/StatusTag.tsx'

const looks: Record<InvitationState, StatusTagProps> = {
  OPEN: { tone: 'ONGOING', label: messages.statePending.text, icon: IconSend },
  EXPIRING: { tone: 'PENDING', label: labels.invitations.stateExpiring, icon: IconClockExclamation },
  EXPIRED: { tone: 'REJECTED', label: messages.stateExpired.text, icon: IconClockX },
  ACCEPTED: { tone: 'APPROVED', label: messages.stateAccepted.text },
  WITHDRAWN: { tone: 'ARCHIVED', label: messages.stateWithdrawn.text },
}

export const InvitationStateTag = ({ state }: { state: InvitationState }) => <StatusTag {...looks[state]} />
