// Lea in every table that holds something of people, and a word of its own in every text about her. Which tables and
// columns these are is said by the rules and the classes, not here: a new table without a row of hers fails.
import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newActivity } from '../../../../test/activities.ts'
import type { TestApp } from '../../../../test/app.ts'
import { newApplication, newApproval, newAssignment } from '../../../../test/applications.ts'
import { newChat, newMessage, requestTo } from '../../../../test/chats.ts'
import { newDeletion } from '../../../../test/deletions.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newExport, storeExport } from '../../../../test/exports.ts'
import { attachFile, newFile } from '../../../../test/files.ts'
import { newNotification } from '../../../../test/notifications.ts'
import type { Scene } from '../../../../test/people.ts'
import { block, newComment, newPost } from '../../../../test/posts.ts'
import { newMark } from '../../../../test/school.ts'
import { dataRules } from '../../../db/data-rules/all.ts'
import { isExportable, listColumns, type ColumnFacts } from '../../../db/data-rules/columns.ts'
import { isReason, type DataRule, type ExportedRows } from '../../../db/data-rules/data-rule.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { keyOfExport } from '../../exports/export.present.ts'

export interface Canary {
  table: string
  column: string
  word: string
  /** No row that holds it outlives its person, or not in this column. */
  goes: boolean
}

/** Letters and digits only: it must pass wherever a word passes. */
const newWord = () => `kanari${randomBytes(6).toString('hex')}`

/** A row of hers in every table, from both sides where there are two. */
export async function plantRows(app: TestApp, scene: Scene, ctx: WorkContext) {
  const { lea, david, noah, clara, elena } = scene
  const put = (table: string, values: Record<string, unknown>) => {
    const columns = Object.keys(values)
    const places = columns.map((_, i) => `$${i + 1}`)
    return app.pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(values),
    )
  }
  const person = { person_id: lea.id }
  const hash = () => randomBytes(32)

  // How she comes in.
  await app.sessionOf(lea)
  await put('recovery', { ...person, token_hash: hash(), expires_at: new Date() })
  await put('totp', { ...person, secret: hash() })
  await put('passkey', { ...person, credential_id: randomUUID(), public_key: hash(), name: 'Laptop' })
  await put('recovery_code', { ...person, code_hash: hash() })
  await put('factor_challenge', { ...person, purpose: 'SIGN_IN', token_hash: hash(), expires_at: new Date() })
  await put('calendar_address', { ...person, token_hash: hash() })
  await put('call_key', { ...person, id: randomUUID(), call: 'createMark', fingerprint: hash(), answer: '{}' })
  await put('invitation', {
    company_id: lea.companyId,
    email: lea.email,
    role: 'APPRENTICE',
    invited_by: clara.id,
    status: 'ACCEPTED',
    ...person,
  })
  await newDeletion(app, lea, { status: 'CANCELLED' })
  const archive = await newExport(app, lea, { kind: 'FAREWELL' })
  await storeExport(archive)

  // What she is told.
  await newNotification(app, lea.id)
  const eventId = randomUUID()
  await put('notice', {
    event_id: eventId,
    kind: 'x',
    target_id: lea.id,
    actor_id: lea.id,
    people: `{"actorName": "${lea.id}"}`,
  })
  await put('notification', {
    event_id: eventId,
    kind: 'x',
    type: 'post',
    target_id: lea.id,
    recipient_id: noah.id,
    title: 'Lea Muster hat kommentiert',
    body: 'x',
    in_app: true,
    mail_due: false,
  })
  await put('mail', { key: randomUUID(), template: 'notification', ...person, placeholders: '{}', sent_at: new Date() })
  await put('live_event', {
    event_id: randomUUID(),
    interaction: 'COMMENT',
    ...person,
    company_id: lea.companyId,
    audience: 'COMPANY',
  })
  await put('live_seen', { ...person, seen_at: new Date() })
  await put('person_seen', { viewer_id: lea.id, person_id: elena.id, seen_at: new Date() })
  await put('audit', { actor_id: lea.id, action: 'plant', resource: 'person', target_id: lea.id })

  // What she offers and applies for.
  const draft = await newActivity(app, lea, { status: 'DRAFT' })
  const offered = await newActivity(app, david)
  const hers = await newActivity(app, lea)
  await put('bookmark', { ...person, activity_id: offered })
  await put('activity_review', { activity_id: offered, reviewer_id: lea.id, decision: 'REJECTED', message: 'x' })
  await put('activity_review', { activity_id: hers, reviewer_id: david.id, decision: 'REJECTED', message: 'x' })
  await put('approved_version', { activity_id: offered, reviewer_id: lea.id, content: '{}' })
  const application = await newApplication(app, lea, offered, { status: 'REJECTED' })
  await put('application_review', {
    application_id: application,
    reviewer_id: david.id,
    decision: 'REJECTED',
    message: 'x',
  })
  const toHer = await newApplication(app, noah, hers, { status: 'REJECTED' })
  await put('application_review', { application_id: toHer, reviewer_id: lea.id, decision: 'REJECTED', message: 'x' })
  const outside = await newActivity(app, elena, { isPublic: true })
  await newApproval(app, lea, outside, { status: 'REJECTED', decidedBy: clara })
  await newApproval(app, noah, outside, { status: 'REJECTED', decidedBy: lea })

  // Her training.
  await newMark(app, lea)
  await put('school_view', {
    apprentice_id: lea.id,
    reader_id: david.id,
    role: 'VOCATIONAL_TRAINER',
    day: '2026-11-16',
  })
  const both = { apprentice: 'submitted', contactPart: 'submitted' } as const
  const judged = await newEvaluation(app, lea, { contact: david, ...both })
  await put('evaluation_statement', { evaluation_id: judged.id, side: 'APPRENTICE', body: 'x' })
  await newEvaluation(app, noah, { contact: lea, ...both })
  await newEvaluation(app, lea, { contact: noah, apprentice: 'begun' })
  await newGuestLink(app, lea, david)
  const work = await newAssignment(app, lea)
  await put('assignment_review', { assignment_id: work, reviewer_id: david.id, decision: 'REJECTED', message: 'x' })
  const led = await newAssignment(app, noah, { status: 'PENDING', contact: lea })
  await put('assignment_review', { assignment_id: led, reviewer_id: lea.id, decision: 'REJECTED', message: 'x' })

  // Whom she meets.
  const post = await newPost(app, lea)
  await newComment(app, lea, await newPost(app, noah))
  await newComment(app, noah, post)
  await put('post_heart', { post_id: await newPost(app, elena), ...person })
  await put('comment_heart', { comment_id: await newComment(app, noah, post), ...person })
  await put('follow', { follower_id: lea.id, person_id: noah.id })
  await put('follow', { follower_id: noah.id, person_id: lea.id })
  await put('follow_told', { follower_id: lea.id, followed_id: noah.id })
  await block(app, lea, elena)
  const chat = await newChat(app, [lea, noah], { texts: ['Hallo'] })
  await newMessage(app, chat, noah)
  await requestTo(app, await newChat(app, [elena, scene.luca], { asked: [lea] }), lea)
  const message = await newMessage(app, chat, lea)
  await put('report', { reporter_id: lea.id, target: 'USER_PROFILE', target_id: noah.id, reason: 'OTHER' })
  const report = await app.pool.query<{ id: string }>(
    `insert into report (reporter_id, target, target_id, reason, author_id, date_closed)
     values ($1, 'CHAT_MESSAGE', $2, 'SPAM', $3, now()) returning id`,
    [noah.id, message, lea.id],
  )
  await app.pool.query('select keep_reported_messages($1, $2)', [report.rows[0]!.id, message])
  await put('objection', { report_id: report.rows[0]!.id, author_id: lea.id, body: 'x' })

  await put('removal', {
    target: 'USER_PROFILE',
    target_id: lea.id,
    author_id: lea.id,
    company_id: lea.companyId,
    kept: '{}',
    date_restored: new Date(),
    reasons: 'x',
  })

  // Words of hers that no export holds: put aside by a moderator, and in a job that was given up.
  const aside = [newWord(), newWord()]
  await app.pool.query('update report set kept = $2 where id = $1', [report.rows[0]!.id, { body: aside[0] }])
  await put('dead_letter', {
    job_id: randomUUID(),
    queue: 'mail',
    data: { personId: lea.id, body: aside[1] },
    reason: '',
    tries: 1,
  })

  // Her files: one goes with an activity that stays, one with the draft, one is hers alone.
  await attachFile(app, await newFile(app, lea, 'DOCUMENT'), 'activity', draft)
  await attachFile(app, await newFile(app, lea, 'DOCUMENT'), 'activity', hers)
  const file = await newFile(app, lea, 'DOCUMENT')
  return {
    draft,
    chat,
    judged: judged.id,
    aside,
    archive: keyOfExport(archive),
    object: await storeObject(app, ctx, file),
  }
}

/** What stands in the store for a file: a word of its own. */
async function storeObject(app: TestApp, ctx: WorkContext, fileId: string) {
  const word = newWord()
  const path = join(tmpdir(), word)
  await writeFile(path, word)
  const { rows } = await app.pool.query<{ key: string }>(
    `update file set variants = jsonb_set(variants, '{full,size}', to_jsonb($2::int)) where id = $1
     returning variants -> 'full' ->> 'key' as key`,
    [fileId, word.length],
  )
  const { key } = rows[0]!
  await ctx.outbound.storage.store(key, path, { type: 'text/plain', disposition: 'attachment' })
  return { key, word }
}

/** Words of a list, names of other rows, and what the database writes itself: nobody can write anything else there. */
async function listClosed(app: TestApp): Promise<Set<string>> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' or contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '%ARRAY[%'
     union all select attrelid::regclass || '.' || attname from pg_attribute
     where attgenerated <> '' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  )
  // A word of the code, which no constraint lists.
  return new Set(['file.attached_resource', ...rows.map(({ name }) => name)])
}

const valueOf: Record<string, (word: string, column: string) => unknown> = {
  text: (word, column) => (column === 'email' ? `${word}@nordwerk.example` : word),
  'text[]': (word) => [word],
  jsonb: (word) => JSON.stringify([{ word }]),
}

/** The trail takes no changes: a word is added to it. */
const APPEND_ONLY = 'audit'

/** A word in every text of every row of hers that an export would hold. */
export async function plantWords(app: TestApp, me: string): Promise<Canary[]> {
  const columns = await listColumns(app.db)
  const closed = await listClosed(app)
  const planted: Canary[] = []
  for (const [table, rule] of Object.entries(dataRules as unknown as Record<string, DataRule>)) {
    if (isReason(rule.exported) || table === APPEND_ONLY) continue
    for (const part of rule.exported)
      for (const facts of columns.filter((one) => one.table === table && isTaken(one, part))) {
        const word = await plantWord(app, me, part, facts, closed)
        if (word) planted.push({ table, column: facts.column, word, goes: await goes(app, me, facts, word) })
      }
  }
  return planted
}

/** A row that hangs on another goes with it. */
async function goesWith(app: TestApp, table: string, parent: string, rows: string): Promise<string> {
  const { rows: found } = await app.pool.query<{ column: string }>(
    `select attname as column from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confdeltype = 'c' and conrelid = $1::regclass and confrelid = $2::regclass`,
    [table, parent],
  )
  return (
    found.map(
      ({ column }) => `exists (select from ${parent} where ${parent}.id = ${table}.${column} and (${rows}))`,
    )[0] ?? 'false'
  )
}

/** By the rules: the row goes, or what it hangs on, or the column is emptied. */
async function goes(app: TestApp, me: string, { table, column }: ColumnFacts, word: string): Promise<boolean> {
  const rules = dataRules as unknown as Record<string, DataRule>
  const { erased, kept } = rules[table]!
  if (isReason(erased)) return false
  if (erased.emptied?.some(({ set }) => column in set)) return true
  const parent = 'with' in kept ? kept.with : undefined
  const above = parent && rules[parent]!.erased
  const rows = [
    erased.rows ?? 'false',
    parent && above && !isReason(above) ? await goesWith(app, table, parent, above.rows ?? 'false') : 'false',
  ]
    .map((one) => `coalesce((${one}), false)`)
    .join(' or ')
    .replaceAll(':me', `'${me}'::uuid`)
  const outliving = `select from ${table} where ${column}::text like $1 and not (${rows})`
  return (await app.pool.query(outliving, [`%${word}%`])).rowCount === 0
}

const isTaken = (facts: ColumnFacts, { only, without = [] }: ExportedRows<never>) =>
  isExportable(facts) &&
  facts.type in valueOf &&
  !(without as readonly string[]).includes(facts.column) &&
  (!only || (only as readonly string[]).includes(facts.column))

async function plantWord(
  app: TestApp,
  me: string,
  part: ExportedRows<never>,
  { table, column, type }: ColumnFacts,
  closed: ReadonlySet<string>,
): Promise<string | null> {
  if (closed.has(`${table}.${column}`)) return null
  const word = newWord()
  const where = part.rows.replaceAll(':me', `'${me}'::uuid`)
  const { rows } = await app.pool.query<{ ctid: string }>(`select ctid::text from ${table} where ${where}`)
  if (rows.length === 0) throw new Error(`${table}: no row of hers for «${part.rows}»; add one in planted.ts`)
  let taken = 0
  for (const { ctid } of rows) {
    const change = `update ${table} set ${column} = $1 where ctid = $2::tid`
    const value = valueOf[type]!(word, column)
    // A row may refuse it, as the apprentice's part of an evaluation does notes; not all of them.
    taken += await app.pool.query(change, [value, ctid]).then(
      ({ rowCount }) => rowCount ?? 0,
      (error: { code?: string }) => {
        if (error.code === '23514') return 0
        throw error
      },
    )
  }
  if (taken === 0) throw new Error(`${table}.${column} took no word`)
  return word
}
