// An approved history cannot vanish: whatever apprentice, trainer, officer, contact person and strangers do to an
// assignment, in whatever order, what was approved stays in force until somebody who decides changes it.
// `HISTORY_RUNS=1000 HISTORY_STEPS=50` for a long run.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf, idIn } from './calls.ts'

const RUNS = Number(process.env.HISTORY_RUNS ?? 30)
const STEPS = Number(process.env.HISTORY_STEPS ?? 30)

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

type Who = 'apprentice' | 'trainer' | 'officer' | 'owner' | 'contact' | 'stranger'
const people = (): Record<Who, Person> => ({
  apprentice: scene.lea,
  trainer: scene.david,
  officer: scene.clara,
  owner: scene.ada,
  contact: scene.noah,
  stranger: scene.elena,
})
const superiors: readonly Who[] = ['trainer', 'officer', 'owner']

interface Times {
  dateStart: string
  dateEnd: string
  workload: number
}
interface Model {
  status: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED'
  times: Times
  contact: string | null
  inForce: Times | null
  isThere: boolean
}

interface Edit {
  verb: 'edit'
  who: Who
  times: Times | null
  contact: 'noah' | 'vera' | 'same'
  handsIn: boolean
}
type Step = Edit | { verb: 'submit' | 'approve' | 'reject' | 'delete'; who: Who }
const isEdit = (one: Step): one is Edit => one.verb === 'edit'

const times = fc.record({
  dateStart: fc.constantFrom('2026-08-03', '2026-09-01'),
  dateEnd: fc.constantFrom('2026-12-18', '2027-01-29'),
  workload: fc.constantFrom(60, 80),
})
// Those who can do it more often than those who cannot, so that a run gets somewhere.
const who = fc.constantFrom<Who>('apprentice', 'apprentice', 'apprentice', 'trainer', 'trainer', 'officer', 'owner', 'contact', 'stranger') // oxfmt-ignore
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    verb: fc.constant('edit' as const),
    who,
    times: fc.option(times),
    contact: fc.constantFrom('same', 'same', 'same', 'noah', 'vera'),
    handsIn: fc.boolean(),
  }),
  fc.record({ verb: fc.constantFrom('submit', 'approve', 'approve', 'reject', 'delete'), who }),
)

const isSame = (one: Times, other: Times) =>
  one.dateStart === other.dateStart && one.dateEnd === other.dateEnd && one.workload === other.workload

/** What the product promises, written down once more. Null: it is refused, and nothing changes. */
function promised(model: Model, one: Step): Model | null {
  const isApprentice = one.who === 'apprentice'
  const decides = superiors.includes(one.who) && model.status !== 'DRAFT'
  const isOpen = model.status === 'DRAFT' || model.status === 'REJECTED'
  if (!model.isThere) return null
  if (isEdit(one)) return edited(model, one, isApprentice, decides)
  if (one.verb === 'delete') return isApprentice && !model.inForce ? { ...model, isThere: false } : null
  if (one.verb === 'submit') return isApprentice && isOpen ? { ...model, status: 'PENDING' } : null
  if (!decides || model.status !== 'PENDING') return null
  return one.verb === 'approve'
    ? { ...model, status: 'APPROVED', inForce: model.times }
    : { ...model, status: 'REJECTED' }
}

function edited(model: Model, one: Edit, isApprentice: boolean, decides: boolean): Model | null {
  if (!isApprentice && !decides) return null
  const next = { ...model, times: one.times ?? model.times, contact: contactOf(model, one) }
  if (isApprentice && model.inForce && next.contact !== model.contact) return null
  if (isApprentice && one.handsIn && model.status !== 'APPROVED') return { ...next, status: 'PENDING' }
  if (model.status !== 'APPROVED') return next
  if (!isApprentice) return { ...next, inForce: next.times }
  return isSame(next.times, model.times) ? next : { ...next, status: 'PENDING' }
}

function contactOf(model: Model, { contact }: Edit): string | null {
  if (contact === 'same') return model.contact
  return contact === 'noah' ? scene.noah.id : scene.vera.id
}

function does(id: string, model: Model, one: Step) {
  const me = people()[one.who]
  if (one.verb === 'submit') return calls.submit(me, id)
  if (one.verb === 'delete') return calls.remove(me, id)
  if (!isEdit(one)) return calls.review(me, id, one.verb === 'approve' ? 'APPROVED' : 'REJECTED')
  const handsIn = one.who === 'apprentice' && one.handsIn && model.status !== 'APPROVED'
  return calls.edit(me, id, {
    ...(one.times ?? model.times),
    contactId: contactOf(model, one),
    assignmentStatus: handsIn ? 'PENDING' : model.status,
  })
}

async function stored(id: string): Promise<Model> {
  const { rows } = await app.pool.query(
    `select status, date_start::text, date_end::text, workload, contact_id, approved_at, approved_start::text,
       approved_end::text, approved_workload from assignment where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) return { isThere: false } as Model
  return {
    status: row.status,
    times: { dateStart: row.date_start, dateEnd: row.date_end, workload: row.workload },
    contact: row.contact_id,
    inForce: row.approved_at && {
      dateStart: row.approved_start,
      dateEnd: row.approved_end,
      workload: row.approved_workload,
    },
    isThere: true,
  }
}

const begun: Times = { dateStart: '2026-08-03', dateEnd: '2026-12-18', workload: 80 }

test(
  'an approved history cannot vanish',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: STEPS }), async (steps) => {
        app.clock.add(61)
        const id = idIn(await calls.create(scene.lea, { ...begun, contactId: scene.noah.id }))
        let model: Model = { status: 'DRAFT', times: begun, contact: scene.noah.id, inForce: null, isThere: true }
        for (const one of steps) {
          const next = promised(model, one)
          const { status } = await does(id, model, one)
          expect(status < 300, `${JSON.stringify(one)} on ${JSON.stringify(model)}: ${status}`).toBe(next !== null)
          model = next ?? model
          const now = await stored(id)
          if (model.isThere) expect(now).toEqual(model)
          else expect(now.isThere).toBe(false)
        }
      }),
      { numRuns: RUNS },
    )
  },
  300_000 + RUNS * 2_000,
)
