// What those who look after the platform find: figures of eight weeks, jobs that were given up, a draft of the criteria, and the
// first lines of the trail.
import platform from '@werkplatz/content/demo/platform.json' with { type: 'json' }
import { sql } from 'kysely'

import { audit } from '../db/audit.ts'
import type { Tx } from '../db/handles.ts'
import { insertDraft, lockVersions } from '../features/catalogues/criteria/criteria.queries.ts'
import { countFigures } from '../features/figures/figure.queries.ts'
import { demoId } from './demo-id.ts'

export async function loadPlatform(tx: Tx) {
  await countFigures(tx)
  await loadWeeks(tx)
  for (const { queue, reason, tries, hoursAgo } of platform.deadLetters)
    await sql`
      insert into dead_letter (job_id, queue, data, reason, tries, date_created)
      values (${demoId(`dead letter ${queue}`)}, ${queue}, '{}', ${reason}, ${tries}, now() - make_interval(hours => ${hoursAgo}))
      on conflict (job_id) do nothing
    `.execute(tx)
  // Loaded again: what was published meanwhile stays, and what was written into the trail is there.
  const versions = await lockVersions(tx)
  if (versions.length > 1) return
  await loadDraft(tx, versions[0]!.version)
  for (const { actor, action, resource, target, details } of platform.trail)
    await audit(tx, {
      actorId: demoId(actor),
      action,
      resource,
      targetId: target === null ? null : demoId(target),
      details,
    })
}

/** The share of people who came, week by week; this week is counted. */
async function loadWeeks(tx: Tx) {
  for (const [i, share] of platform.weekShares.entries())
    await sql`
      insert into company_week (company_id, week, active)
      select company_id, date_trunc('week', swiss_today())::date - ${(i + 1) * 7}::int, round(people * ${share}::float)::int
      from company_figure on conflict do nothing
    `.execute(tx)
  // Nobody of the demo world has been here this week.
  await sql`
    update company_figure set active_people = round(people * ${platform.shareNow}::float)::int where active_people = 0
  `.execute(tx)
  await sql`
    update company_week set active = company_figure.active_people from company_figure
    where company_figure.company_id = company_week.company_id and week = date_trunc('week', swiss_today())::date
  `.execute(tx)
}

async function loadDraft(tx: Tx, like: number) {
  const { number, renamed, added } = platform.draft
  await insertDraft(tx, number, like)
  await sql`
    update criterion set name = ${renamed.name}, description = ${renamed.description}
    from criterion_type where criterion_type.id = criterion.type_id and criterion_type.version = ${number}
      and criterion_type.sort_index = 1 and criterion.sort_index = 1
  `.execute(tx)
  await sql`
    insert into criterion (type_id, sort_index, name, description)
    select criterion_type.id, 1 + max(criterion.sort_index), ${added.name}, ${added.description}
    from criterion_type join criterion on criterion.type_id = criterion_type.id
    where criterion_type.version = ${number} and criterion_type.sort_index = 1 group by criterion_type.id
  `.execute(tx)
}
