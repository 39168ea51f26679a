import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ShownPersonStatus } from '@werkplatz/contract/people/status.ts'

import { StatusTag } from '../../shared/StatusTag.tsx'

export const PersonStatusTag = ({ status }: { status: ShownPersonStatus }) =>
  status === 'ACTIVE' ? (
    <StatusTag tone="APPROVED" label={messages.stateActive.text} />
  ) : (
    <StatusTag tone="ARCHIVED" label={messages.stateDeactivated.text} icon={IconUserOff} />
  )
