// What of assignments appears in the feed: for colleagues only.
import type { Db } from '../../db/handles.ts'
import { feeds, type FeedEntry, type FeedTableRow } from '../../plugs/notices.ts'
import { findWorker } from './work-history.queries.ts'

const ofWorker = async (db: Db, { assignmentId }: { assignmentId: string }): Promise<FeedEntry | null> => {
  const person = await findWorker(db, assignmentId)
  return person ? { personId: person.id, audience: 'COMPANY' } : null
}

export const workHistoryFeed: readonly FeedTableRow[] = [
  feeds('assignment.started', 'ASSIGNMENT_STARTED', ofWorker),
  feeds('assignment.finished', 'ASSIGNMENT_FINISHED', ofWorker),
]
