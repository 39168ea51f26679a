// Whether a notification still leads somewhere: an activity may have been withdrawn since, a person have left.
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'

import type { Member } from '../access/member.ts'
import type { Db } from '../db/handles.ts'

/** Of these targets those the person may still reach. */
export type Reach = (db: Db, me: Member, ids: readonly string[]) => Promise<ReadonlySet<string>>

/** By kind: two kinds of one type may lead to different things, a post and the report about it. */
export type TargetReach = Readonly<Partial<Record<KindName, Reach>>>

/** For things that stay where they are, and whose page says itself who may read it. */
export const alwaysReached: Reach = async (_db, _me, ids) => new Set(ids)
