import texts from '@werkplatz/content/messages/chat.json' with { type: 'json' }

import type { Tx } from '../../../db/handles.ts'
import { enqueueMails, type NewMail } from '../../mail/actions/enqueue-mail.ts'
import { listMissed, noteDigest, type MissedRow } from '../digest.queries.ts'

/** As many lines as one reads in a mail. */
const LINES = 10

/** Writes to the next people after one; the last of them, or null when there are no more. */
export async function mailMissed(tx: Tx, now: Date, isNight: boolean, after: string, people: number) {
  const rows = await listMissed(tx, now, isNight, after, people)
  const byPerson = [...Map.groupBy(rows, (row) => row.person_id)]
  if (byPerson.length === 0) return null
  await enqueueMails(
    tx,
    byPerson.map(([personId, missed]) => digestOf(personId, missed, now)),
  )
  await noteDigest(
    tx,
    byPerson.map(([personId]) => personId),
    now,
  )
  return byPerson.at(-1)![0]
}

const nameOf = (row: MissedRow) => {
  if (row.is_gone) return texts.formerPerson.text
  return row.other_name ?? (row.title || row.first_names || texts.groupHeading.text)
}

/** Names and numbers; never what was written. */
function digestOf(personId: string, missed: readonly MissedRow[], now: Date): NewMail {
  return {
    key: `chat-digest ${personId} ${now.toISOString()}`,
    template: 'chatDigest',
    to: { personId },
    values: {
      count: String(missed.reduce((sum, row) => sum + row.unread, 0)),
      chatList: missed
        .slice(0, LINES)
        .map((row) => `– ${nameOf(row)}: ${row.unread}`)
        .join('\n'),
    },
    link: { path: '/dashboard/community' },
  }
}
