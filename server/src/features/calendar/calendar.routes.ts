// Contract route → action or query. No logic.
import { canAnywhere } from '../../access/can.ts'
import { memberFrom } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { bySecret, read, write, type Handler } from '../../http/handlers.ts'
import { hashToken } from '../../lib/link-tokens.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { shiftDay } from '../../lib/swiss-holidays.ts'
import type { Services } from '../../services.ts'
import { renewCalendar } from './actions/renew-calendar.ts'
import { revokeCalendar } from './actions/revoke-calendar.ts'
import { FEED_FILE, presentCalendar, presentFeed, presentFeedAddress } from './calendar.present.ts'
import {
  findCalendar,
  findFeedOwner,
  listFeedAssignments,
  listFeedSchooldays,
  stampFetched,
} from './calendar.queries.ts'
import { ical } from './ical.ts'

/** What is over stays in the calendar for a year. */
const PAST_DAYS = 365

/** Nobody: not one of ours, revoked, or of somebody who may not have one any more. All are the same to a stranger. */
async function ownerOf(db: Db, token: string) {
  const hash = hashToken(token)
  const row = hash && (await findFeedOwner(db, hash))
  if (!row) return null
  const me = memberFrom(row)
  return canAnywhere(me)['person.subscribeCalendar'] ? { me, nameFirst: row.name_first } : null
}

export const calendarHandlers = ({ clock, publicUrl }: Services): Handler[] => [
  read('readCalendar', async (db, { me }) => ({ body: presentCalendar(await findCalendar(db, me.id)) })),
  write('renewCalendar', async (tx, { me }) => ({ body: presentFeedAddress(publicUrl, await renewCalendar(tx, me)) })),
  write('revokeCalendar', (tx, { me }) => revokeCalendar(tx, me)),
  bySecret(
    'readCalendarFeed',
    (db, { input }) => ownerOf(db, input.query.token),
    async ({ aged, lone }, { me, nameFirst }) => {
      const now = clock.now()
      const since = shiftDay(swissDay(now), -PAST_DAYS)
      const [assignments, schooldays] = await Promise.all([
        listFeedAssignments(aged, me, { since }),
        listFeedSchooldays(aged, me, {}),
        stampFetched(lone, me.id),
      ])
      const owner = { nameFirst, isTrainer: canAnywhere(me)['person.listApprentices'] }
      const feed = presentFeed({ owner, assignments, schooldays, now, publicUrl })
      return { file: { name: FEED_FILE, body: Buffer.from(ical(feed)) } }
    },
  ),
]
