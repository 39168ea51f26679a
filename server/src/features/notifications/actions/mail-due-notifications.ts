// What waited long enough becomes mails: one per person, however much happened meanwhile.
import type { Tx } from '../../../db/handles.ts'
import { enqueueMails, type NewMail } from '../../mail/actions/enqueue-mail.ts'
import { takeDueMails } from '../notification-mail.queries.ts'
import { mailOf } from '../notification-mail.ts'

/** Returns how many people were written to. */
export async function mailDueNotifications(tx: Tx, windowMinutes: number, people: number): Promise<number> {
  const due = await takeDueMails(tx, windowMinutes, people)
  const mails: NewMail[] = [...Map.groupBy(due, (row) => row.recipient_id).values()].map(mailOf)
  await enqueueMails(tx, mails)
  return mails.length
}
