// Activities in any status, without going through the form.
import { activityStatus, type ActivityStatus } from '@werkplatz/contract/activities/status.ts'

import { demoId } from '../src/demo/demo-id.ts'
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

/** «Applikationsentwicklung», from the migration. */
export const SECTOR = demoId('ws-app')

export interface NewTestActivity {
  status?: ActivityStatus
  title?: string
  description?: string
  location?: string
  department?: string
  isPublic?: boolean
  isFeatured?: boolean
  dateStart?: string
  dateEnd?: string
  slots?: number
  reserved?: number
  isJoinableAnytime?: boolean
  /** Archived without ever having been on the marketplace. */
  neverPublished?: boolean
}

const published: readonly ActivityStatus[] = ['PUBLISHED', 'ONGOING', 'ARCHIVED']

export async function newActivity(data: TestDatabase, author: Person, made: NewTestActivity = {}): Promise<string> {
  const status = made.status ?? 'PUBLISHED'
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('activity')
      .values({
        company_id: author.companyId,
        author_id: author.id,
        status,
        title: made.title ?? `Aktivität von ${author.nameFirst}`,
        description: made.description ?? 'Darum geht es.',
        location: made.location ?? 'Olten',
        department: made.department ?? 'Team',
        work_sector_id: SECTOR,
        is_public: made.isPublic ?? false,
        date_start: made.dateStart ?? null,
        date_end: made.dateEnd ?? null,
        slots: made.slots ?? 0,
        reserved: made.reserved ?? 0,
        is_joinable_anytime: made.isJoinableAnytime ?? false,
        featured_at: made.isFeatured ? new Date() : null,
        date_published: published.includes(status) && !made.neverPublished ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function statusOf(data: TestDatabase, id: string): Promise<ActivityStatus> {
  const { status } = await data.db
    .selectFrom('activity')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status as ActivityStatus
}

export const allStatuses = activityStatus.statuses

/** What a form sends, complete enough to be handed in. */
export const formOf = (changes: Record<string, unknown> = {}) => ({
  title: 'Glasfaser-Umbau in Olten',
  description: 'Wir ersetzen 96 Kupferstrecken durch Glasfaser.',
  location: 'Olten',
  workSectorId: SECTOR,
  department: 'Netzwerk',
  dateStart: null,
  dateEnd: null,
  duration: null,
  slots: 2,
  workload: 80,
  isPriority: false,
  isPublic: false,
  images: [],
  documents: [],
  activityStatus: 'PENDING',
  ...changes,
})
