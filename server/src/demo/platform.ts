// What those who look after the platform find: figures of eight weeks, jobs that were given up, a draft of the criteria, and the
// first lines of the trail.
import platform from '@werkplatz/content/demo/platform.json' with { type: 'json' }

import { auditMove } from '../db/audit.ts'
import type { Tx } from '../db/handles.ts'
import { insertDraft, lockVersions } from '../features/catalogues/criteria/criteria.queries.ts'
import { countFigures } from '../features/figures/figure.queries.ts'
import { demoId } from './demo-id.ts'
import { insertGivenUp, insertWeek, updateDraft, updateThisWeek } from './platform.queries.ts'

export async function loadPlatform(tx: Tx) {
  await countFigures(tx)
  for (const [i, share] of platform.weekShares.entries()) await insertWeek(tx, i + 1, share)
  await updateThisWeek(tx, platform.shareNow)
  for (const { queue, reason, tries, hoursAgo } of platform.deadLetters)
    await insertGivenUp(tx, { jobId: demoId(`dead letter ${queue}`), queue, reason, tries, hours: hoursAgo })
  // Loaded again: what was published meanwhile stays, and what was written into the trail is there.
  const versions = await lockVersions(tx)
  if (versions.length > 1) return
  const { number, renamed, added } = platform.draft
  await insertDraft(tx, number, versions[0]!.version)
  await updateDraft(tx, number, renamed, added)
  for (const { actor, action, resource, target, details } of platform.trail)
    await auditMove(tx, {
      actorId: demoId(actor),
      action,
      resource,
      targetId: target === null ? null : demoId(target),
      details,
    })
}
