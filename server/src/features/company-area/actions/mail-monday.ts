import type { Tx } from '../../../db/handles.ts'
import { enqueueMails } from '../../mail/actions/enqueue-mail.ts'
import { listMonday } from '../monday-mail.queries.ts'
import { mondayMailOf } from '../monday-mail.ts'

/** Writes to the next readers after one; the last of them, or null when there are no more. Nobody gets a second mail that day. */
export async function mailMonday(tx: Tx, day: string, after: string, readers: number): Promise<string | null> {
  const rows = await listMonday(tx, after, readers)
  const byReader = Map.groupBy(rows, ({ reader_id }) => reader_id)
  const mails = [...byReader].map(([readerId, found]) => mondayMailOf(readerId, day, found))
  await enqueueMails(
    tx,
    mails.filter((mail) => mail !== null),
  )
  return rows.at(-1)?.reader_id ?? null
}
