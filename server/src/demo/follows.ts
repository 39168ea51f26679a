// Who follows whom in the demo world, and who keeps away from whom.
import blocksFile from '@werkplatz/content/demo/blocks.json' with { type: 'json' }
import followsFile from '@werkplatz/content/demo/follows.json' with { type: 'json' }
import { resolveDate } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'

const dated = <T extends { dateCreated: Parameters<typeof resolveDate>[0] }>(entries: readonly T[]) =>
  entries
    .map((entry) => ({ ...entry, at: resolveDate(entry.dateCreated) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())

/** In the order in which they happened: lists go by ids, which the database makes one after the other. */
export async function loadFollows(tx: Tx) {
  for (const { followerId, targetId, followType, at } of dated(followsFile.follows)) {
    const target = followType === 'user' ? 'person_id' : 'company_id'
    await tx
      .insertInto('follow')
      .values({ follower_id: demoId(followerId), [target]: demoId(targetId), date_created: at })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

export async function loadBlocks(tx: Tx) {
  for (const { blockerId, blockedId, at } of dated(blocksFile.blocks)) {
    await tx
      .insertInto('block')
      .values({ person_id: demoId(blockerId), blocked_id: demoId(blockedId), date_created: at })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
