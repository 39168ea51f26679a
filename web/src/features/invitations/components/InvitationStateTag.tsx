import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import messages from '@werkplatz/content/messages/invitations.json'
import type { InvitationState } from '@werkplatz/contract/invitations/schemas.ts'

import { StatusTag } from '../../shared/StatusTag.tsx'

export function InvitationStateTag({ state }: { state: InvitationState }) {
  if (state === 'OPEN') return <StatusTag tone="PUBLISHED" label={messages.statePending.text} icon={IconSend} />
  if (state === 'EXPIRED') return <StatusTag tone="REJECTED" label={messages.stateExpired.text} icon={IconClockX} />
  if (state === 'ACCEPTED') return <StatusTag tone="APPROVED" label={messages.stateAccepted.text} />
  return <StatusTag tone="ARCHIVED" label={messages.stateWithdrawn.text} />
}
