// Visitors sign in, look around, log out, and try the door once more: their session must be over. Strangers knock at what
// is not theirs: nobody must let them in, whatever is broken.
import { setTimeout as pause } from 'node:timers/promises'

import type { RouteKey } from '../../../contract/src/routes.ts'
import type { Input } from '../../../server/test/wire.ts'
import type { Field, Known } from './field.ts'
import { signIn, stayIn, type Person } from './people.ts'
import { exchange, send } from './send.ts'

const KNOCK_EVERY_MS = 250
const ANONYMOUS_EVERY = 8
/** Since the logout was acknowledged: the last two are beyond what is allowed (invariants/doors.ts). */
const TRY_AFTER_MS = [200, 2_000, 5_200, 6_000]

export async function visit(field: Field, person: Person): Promise<void> {
  while (!field.isOver()) {
    if (!(await signIn(field, person))) {
      await pause(1_000)
      continue
    }
    await send(field, { who: person, call: 'readUserDetails' })
    await send(field, { who: person, call: 'listLatestActivities' })
    const { token } = person
    const left = await send(field, { who: person, call: 'logOut', writes: true })
    if (left.outcome !== 'done') continue
    const ended = field.history.now()
    if (field.isCalm) await pause(TRY_AFTER_MS.at(-1))
    for (const after of field.isCalm ? [] : TRY_AFTER_MS) {
      await pause(Math.max(0, ended + after - field.history.now()))
      const at = field.history.now()
      const { status } = await exchange(field.edge, { who: { name: person.name, token }, call: 'checkSession' })
      field.history.note({ line: 'revoked', at, who: person.name, ended, status })
    }
  }
}

type Door = [call: RouteKey, input: (known: Known) => Input | undefined]
const query = (id?: string) => (id ? { query: { id } } : undefined)
const body = (id: string | undefined, more: object) => (id ? { body: { id, ...more } } : undefined)

const doors: readonly Door[] = [
  ['readActivity', ({ activity }) => query(activity)],
  ['readActivityForm', ({ activity }) => query(activity)],
  ['reviewActivity', ({ activity }) => body(activity, { status: 'REJECTED', reviewMessage: 'Nein.' })],
  ['readApplication', ({ application }) => query(application)],
  ['reviewApplication', ({ application }) => body(application, { status: 'REJECTED', reviewMessage: 'Nein.' })],
  ['deleteApplication', ({ application }) => query(application)],
  ['readAssignment', ({ assignment }) => query(assignment)],
  ['readMarks', ({ semester }) => query(semester)],
  ['readAllSemesters', ({ apprentice }) => (apprentice ? { query: { apprenticeId: apprentice } } : undefined)],
  ['readWorkHistory', ({ apprentice }) => query(apprentice)],
  [
    'createMark',
    ({ semester }) =>
      semester ? { body: { schoolSemesterId: semester, subject: 'Fremd', grade: 1, weight: 1 } } : undefined,
  ],
  ['readChat', ({ chat }) => query(chat)],
  ['readMessages', ({ chat }) => (chat ? { query: { chatId: chat } } : undefined)],
  ['deleteDocument', ({ file }) => query(file)],
]

export async function knock(field: Field, people: readonly Person[]): Promise<void> {
  const nobody = { name: 'nobody', token: '' }
  for (let n = 0; !field.isOver(); n += 1) {
    for (const person of people) await stayIn(field, person)
    await pause(KNOCK_EVERY_MS)
    const who = n % ANONYMOUS_EVERY === 0 ? nobody : people[n % people.length]!
    const [call, inputOf] = doors[Math.floor(Math.random() * doors.length)]!
    const input = inputOf(field.known)
    if (!input) continue
    const at = field.history.now()
    const { status } = await exchange(field.edge, { who, call, input })
    field.history.note({ line: 'knock', at, who: who.name, call, status })
  }
}
