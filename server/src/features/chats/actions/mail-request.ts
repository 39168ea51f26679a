import type { Tx } from '../../../db/handles.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { findRequestMail } from '../chat-request.queries.ts'

/** Who would like to write, and not what. Minors get it in the morning (mail-rules.ts). */
export async function mailRequest(tx: Tx, requestId: string, eventId: string) {
  const asked = await findRequestMail(tx, requestId)
  if (!asked) return
  await enqueueMail(tx, {
    key: `chat-request ${eventId}`,
    template: 'chatRequest',
    to: { personId: asked.person_id },
    values: { senderName: asked.sender_name, companyName: asked.company },
    link: { path: '/dashboard/community?chats=requests' },
  })
}
