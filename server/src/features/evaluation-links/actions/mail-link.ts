import type { Tx } from '../../../db/handles.ts'
import { swissDay, writtenDay } from '../../../lib/swiss-day.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { findLinkMail } from '../evaluation-link.queries.ts'

/** The address alone gets the token: neither the sender nor anybody of the company ever holds it. */
export async function mailLink(
  tx: Tx,
  linkId: string,
  template: 'guestEvaluation' | 'guestEvaluationReminder',
  seed: Buffer,
) {
  const row = await findLinkMail(tx, linkId)
  if (!row) return
  await enqueueMail(tx, {
    key: `${template} ${row.id}`,
    template,
    to: { address: row.address },
    values: {
      apprenticeName: row.apprentice,
      companyName: row.company,
      assignmentTitle: row.title,
      dateStart: writtenDay(row.starts),
      dateEnd: writtenDay(row.ends),
      senderName: row.sender,
      expiresAt: writtenDay(swissDay(row.expires_at)),
    },
    link: { path: '/evaluation', seed },
  })
}
