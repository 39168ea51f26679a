// T15. Both sides and a trainer do at random what the interface offers and what it does not, while the assignment is
// edited, sent back to review and approved again: what the rules promise holds after every step.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { newContact, newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { guardRow } from '../../../access/guard.ts'
import { memberFrom, type Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { openDatabase, type Database } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { discussEvaluation } from '../actions/discuss-evaluation.ts'
import { saveEvaluation } from '../actions/save-evaluation.ts'
import { submitEvaluation } from '../actions/submit-evaluation.ts'

/** All of them at night. */
const RUNS = process.env.MATRIX_DEEP ? 1_000 : 25
const COMMANDS = 50

let data: TestDatabase
let http: Database
let scene: Scene
let contact: Person
let criteria: Record<'APPRENTICE' | 'CONTACT', string[]>
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
  contact = await newContact(data, scene.nordwerk)
  http = openDatabase({ connectionString: data.urls.DATABASE_URL, outbox: data.queue.outbox })
  const { rows } = await data.pool.query<{ id: string; for_apprentice: boolean }>(
    'select criterion.id, for_apprentice from criterion join criterion_type on criterion_type.id = type_id where version = 1',
  )
  const of = (isApprentice: boolean) => rows.filter((row) => row.for_apprentice === isApprentice).map(({ id }) => id)
  criteria = { APPRENTICE: of(true), CONTACT: of(false) }
})
afterAll(() => http.close())

const memberOf = ({ id, companyId, roles }: Person): Member =>
  memberFrom({ id, company_id: companyId, session_id: id, roles, setup_done: true, rights_version: 1 })

interface Seen {
  status: string
  version: number | null
  apprentice_submitted_at: Date | null
  contact_submitted_at: Date | null
  apprentice_discussed_at: Date | null
  contact_discussed_at: Date | null
  apprentice_text: string | null
  contact_text: string | null
}

const look = async (id: string): Promise<Seen> => {
  const texts = (
    side: string,
  ) => `(select string_agg(criterion_id || coalesce(grade, '-') || justification, ',' order by criterion_id)
    from evaluation_point join judgement on judgement.id = part_id
    where evaluation_id = evaluation.id and side = '${side}')`
  const { rows } = await data.pool.query<Seen>(
    `select evaluation.*, ${texts('APPRENTICE')} as apprentice_text, ${texts('CONTACT')} as contact_text
     from evaluation where id = $1`,
    [id],
  )
  return rows[0]!
}

const partOf = async (id: string, side: string) =>
  (await data.pool.query<{ id: string }>('select id from judgement where evaluation_id = $1 and side = $2', [id, side]))
    .rows[0]?.id

const actor = fc.constantFrom('lea', 'kim', 'david')
const side = fc.constantFrom('APPRENTICE' as const, 'CONTACT' as const)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      actor,
      isFull: fc.boolean(),
      text: fc.string({ maxLength: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), actor, side }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('discuss' as const), actor, side }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('revise' as const, 'approve' as const, 'newVersion' as const) }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

const people = (): Record<string, Person> => ({ lea: scene.lea, kim: contact, david: scene.david })

/** What happens to the assignment and to the criteria meanwhile. */
async function happen(id: string, what: 'revise' | 'approve' | 'newVersion', version: { next: number }) {
  if (what === 'newVersion') {
    version.next += 1
    await data.pool.query('insert into criteria_version (version, valid_from) values ($1, current_date)', [
      version.next,
    ])
    return
  }
  const [from, to] = what === 'revise' ? ['APPROVED', 'PENDING'] : ['PENDING', 'APPROVED']
  await data.pool.query('update assignment set status = $3 where id = $1 and status = $2', [id, from, to])
}

async function run(id: string, step: Command, version: { next: number }): Promise<'done' | 'refused'> {
  if (!('actor' in step)) {
    await happen(id, step.do, version)
    return 'done'
  }
  const me = memberOf(people()[step.actor]!)
  const act = async (tx: Tx) => {
    if (step.do === 'save') {
      await guardRow(tx, me, 'evaluation.fill', id)
      const own = criteria[step.actor === 'lea' ? 'APPRENTICE' : 'CONTACT']
      const points = own.slice(0, step.isFull ? own.length : 1)
      return saveEvaluation(tx, me, {
        evaluationId: null,
        assignmentId: id,
        notes: '',
        evaluationPoints: points.map((criterionId) => ({
          evaluationPointId: null,
          criterionId,
          grade: 'A',
          justification: step.text.replaceAll('\0', ''),
        })),
      })
    }
    const part = await partOf(id, step.side)
    if (!part) throw new Refusal('not_found')
    await guardRow(tx, me, `judgement.${step.do}`, part)
    return step.do === 'submit' ? submitEvaluation(tx, me, part) : discussEvaluation(tx, me, part)
  }
  try {
    await http.as(me).begin(act)
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    throw error
  }
}

/** What must hold between two looks. */
function check(before: Seen, now: Seen, step: Command, outcome: string) {
  const who = 'actor' in step ? step.actor : null
  for (const [party, name] of [
    ['apprentice', 'lea'],
    ['contact', 'kim'],
  ] as const) {
    const submitted = before[`${party}_submitted_at`]
    if (submitted) {
      expect(now[`${party}_submitted_at`]).toEqual(submitted)
      expect(now[`${party}_text`]).toBe(before[`${party}_text`])
    } else if (now[`${party}_submitted_at`]) expect(who).toBe(name)
    if (now[`${party}_text`] !== before[`${party}_text`]) expect(who).toBe(name)
  }
  if (before.version !== null) expect(now.version).toBe(before.version)
  const both = now.apprentice_submitted_at !== null && now.contact_submitted_at !== null
  const discussed = now.apprentice_discussed_at !== null && now.contact_discussed_at !== null
  expect(now.status).toBe(both ? (discussed ? 'DISCUSSED' : 'SUBMITTED') : 'DRAFT')
  if (outcome === 'refused') expect(now).toEqual(before)
}

test(
  `${RUNS} lives of up to ${COMMANDS} steps`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: COMMANDS, size: 'max' }), async (steps) => {
        const { id } = await newEvaluation(data, scene.lea, { contact })
        const version = { next: 1 }
        let before = await look(id)
        for (const step of steps) {
          const outcome = await run(id, step, version)
          const now = await look(id)
          check(before, now, step, outcome)
          before = now
        }
        await data.pool.query('delete from evaluation where id = $1', [id])
        await data.pool.query('delete from criteria_version where version > 1')
      }),
      { numRuns: RUNS },
    )
  },
  RUNS * 12_000,
)
