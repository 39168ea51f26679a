// Functions that read guarded tables: with the same caller they answer the application as they answer the worker, whose
// role row security does not stop. One that row security silences by accident would answer less.
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newActivity, SECTOR } from '../../../test/activities.ts'
import { newApproval, newAssignment } from '../../../test/applications.ts'
import { newChat, newMessage } from '../../../test/chats.ts'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { newEvaluation } from '../../../test/evaluations.ts'
import { attachFile, newFile } from '../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../test/people.ts'
import { newReport } from '../../../test/reports.ts'
import type { Caller } from '../caller.ts'
import { openDatabase, type CallersData, type Database } from '../open.ts'

let data: TestDatabase
let http: Database
let scene: Scene
let calls: Record<string, { as: Person; call: RawBuilder<unknown>; writes?: true }>

const TODAY = '2026-11-19'

beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
  http = openDatabase({ connectionString: data.urls.DATABASE_URL, outbox: data.queue.outbox })
  const { ada, clara, david, lea, noah, luca, vera } = scene

  const activity = await newActivity(data, lea)
  await attachFile(data, await newFile(data, lea, 'IMAGE'), 'activity', activity)
  await newApproval(data, lea, await newActivity(data, luca, { isPublic: true }))
  const block = { person_id: lea.id, blocked_id: noah.id }
  await data.begin((tx) => tx.insertInto('block').values(block).execute())

  const former = await newEvaluation(data, lea, { apprentice: 'discussed', contactPart: 'discussed' })
  const current = await newEvaluation(data, lea, { contact: former.contact, apprentice: 'submitted' })
  const led = await newAssignment(data, lea, { status: 'APPROVED', contact: david })
  await data.pool.query(`update person set date_joined = '2025-08-01' where id = $1`, [lea.id])
  await data.pool.query(`update assignment set date_start = '2026-01-05', date_end = '2026-06-30' where id = $1`, [
    former.id,
  ])
  await data.pool.query(`update evaluation set agreements = '{Jeden Freitag}', agreed_at = now() where id = $1`, [
    former.id,
  ])
  const chat = await newChat(data, [lea, vera])
  const message = await newMessage(data, chat, vera)
  const aboutMessage = { target: 'CHAT_MESSAGE', targetId: message } as const
  const taken = await newReport(data, vera, { ...aboutMessage, taker: ada })
  const hidden = await newMessage(data, chat, vera)
  const removed = await newReport(data, vera, { ...aboutMessage, targetId: hidden, decision: 'REMOVED', decider: ada })
  await data.pool.query(`update message set deleted_at = now() where id = $1`, [hidden])
  await data.pool.query(`update report set kept = '{}' where id = $1`, [removed])
  await data.pool.query(
    `insert into audit (actor_id, action, resource, target_id) values ($1, 'edit', 'assignment', $2)`,
    [lea.id, led],
  )

  calls = {
    activity_version: { as: david, call: sql`select activity_version(${activity}) as answer` },
    apprentice_state: { as: david, call: sql`select * from apprentice_state(${lea.id}, ${TODAY})` },
    are_in_chats: {
      as: lea,
      call: sql`select are_in_chats(array[${lea.id}]::uuid[], array[${chat}]::uuid[]) as answer`,
    },
    are_kept_apart: { as: noah, call: sql`select are_kept_apart(${lea.id}, ${noah.id}) as answer` },
    assignments_of_sector: { as: ada, call: sql`select assignments_of_sector(${SECTOR}) as answer` },
    contacts_to_hand_over: { as: clara, call: sql`select contacts_to_hand_over(${david.id}) as answer` },
    find_requests: { as: ada, call: sql`select * from find_requests('%a%', 10)` },
    hand_over_contacts: {
      as: clara,
      call: sql`select hand_over_contacts(${david.id}, ${clara.id}) as answer`,
      writes: true,
    },
    hide_reported_message: { as: ada, call: sql`select * from hide_reported_message(${taken})`, writes: true },
    is_evaluated: { as: david, call: sql`select is_evaluated(${current.id}) as answer` },
    keep_reported_messages: {
      as: lea,
      call: sql`with kept as materialized (select keep_reported_messages(${taken}, ${message}) as nothing)
        select count(*)::int as answer from kept`,
      writes: true,
    },
    kept_apart_from_caller: { as: noah, call: sql`select kept_apart_from_caller() as answer` },
    last_agreements: { as: lea, call: sql`select * from last_agreements(${current.id})` },
    read_audit: {
      as: david,
      call: sql`select * from read_audit(null, null, null, null, '2000-01-01', 'infinity', null, 10)`,
    },
    sees_chat: { as: lea, call: sql`select sees_chat(${chat}) as answer` },
    show_reported_message: { as: ada, call: sql`select * from show_reported_message(${removed})`, writes: true },
    work_history: { as: david, call: sql`select * from work_history(${lea.id}, ${TODAY})` },
    work_spans: { as: david, call: sql`select * from work_spans(${lea.id}, ${TODAY})` },
    work_stats: { as: david, call: sql`select * from work_stats(${lea.id}, ${TODAY})` },
  }
})
afterAll(() => http.close())

const asTrigger = 'a trigger: runs as the owner, tested with the write that fires it'
const without: Record<string, string> = {
  approvals_follow_name: asTrigger,
  assignment_evaluation: asTrigger,
  assignment_moves_apprentice: asTrigger,
  person_is_apprentice: asTrigger,
  refresh_apprentice: 'answers nothing; called by those triggers and by the worker',
}

class RolledBack extends Error {}

async function answerOf(to: CallersData, { call, writes }: (typeof calls)[string]): Promise<unknown[]> {
  if (!writes) return (await call.execute(to.db)).rows
  let rows: unknown[] = []
  const undone = to.begin(async (tx) => {
    ;({ rows } = await call.execute(tx))
    throw new RolledBack()
  })
  await expect(undone).rejects.toThrow(RolledBack)
  return rows
}

/** Also those that call such a function. */
async function functionsOverGuardedTables(): Promise<string[]> {
  const { rows } = await data.pool.query<{ name: string; body: string; isTrigger: boolean }>(
    `select proname as name, prosrc as body, prorettype = 'trigger'::regtype as "isTrigger" from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  const guarded = await data.pool.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
  )
  const found = new Set<string>()
  const named = new Set(guarded.rows.map(({ name }) => name))
  for (let before = -1; before < found.size;) {
    before = found.size
    const isNamed = new RegExp(String.raw`\b(${[...named].join('|')})\b`)
    for (const { name, body } of rows) if (isNamed.test(body)) found.add(name)
    for (const name of found) named.add(name)
  }
  return [...found].toSorted()
}

test('every function over a guarded table is called here, or says why not', async () => {
  expect(await functionsOverGuardedTables()).toEqual([...Object.keys(calls), ...Object.keys(without)].toSorted())
})

test('each answers the application as it answers the worker', async () => {
  const silent: string[] = []
  for (const [name, asked] of Object.entries(calls)) {
    const { id, companyId, roles } = asked.as
    const caller: Caller = { id, companyId, isPlatform: roles.includes('OWNER') }
    const expected = await answerOf(data.as(caller), asked)
    expect(await answerOf(http.as(caller), asked), name).toEqual(expected)
    // An empty answer, or one of nulls only, would compare nothing.
    const values = expected.flatMap((row) => Object.values(row as object))
    if (!values.some((value) => value !== null && value !== false && value !== 0)) silent.push(name)
  }
  expect(silent).toEqual([])
})
