// Who lives on the cluster while it suffers: people of the demo world, three companies that work and one that looks on.
import { setTimeout as pause } from 'node:timers/promises'

import { DEMO_PASSWORD } from '../../../server/src/demo/demo-password.ts'
import type { Field } from './field.ts'
import { send } from './send.ts'

export interface Person {
  name: string
  email: string
  /** Filled by signing in, and again now and then: a token lives a quarter of an hour. */
  personId: string
  token: string
  signedInAt: number
}

const at = (company: string) => (name: string) => ({
  name,
  email: `${name}@${company}.example`,
  personId: '',
  token: '',
  signedInAt: -Infinity,
})

export interface Crew {
  company: string
  /** Offers activities and decides on who may come. */
  author: Person
  /** Reviews activities and assignments. */
  officer: Person
  apprentices: Person[]
}

const crew = (company: string, author: string, officer: string, apprentices: string[]): Crew => {
  const person = at(company)
  return { company, author: person(author), officer: person(officer), apprentices: apprentices.map(person) }
}

export const crews: readonly Crew[] = [
  crew('handelswerk', 'milena.petrovic', 'ursula.kaeser', ['nina.ammann', 'luan.berisha', 'tharsika.sivakumar']),
  crew('aarebogen', 'priya.nair', 'katharina.vogt', ['lena.stocker', 'matteo.ricci']),
  crew('erlenbrugg', 'melanie.bolliger', 'regula.moser', ['sophie.leuenberger', 'dejan.nikolic']),
]

/** Sign in, look around, log out, and try the door once more. */
export const visitors: readonly Person[] = ['jonas.egloff', 'sandrine.favre', 'beat.ruefenacht'].map(at('handelswerk'))

/** Of a company that has no part in anything: whatever they ask for is not theirs. */
export const strangers: readonly Person[] = ['lou.meister', 'corinne.tschumi'].map(at('studio-kranich'))

export const everybody: readonly Person[] = [
  ...crews.flatMap(({ author, officer, apprentices }) => [author, officer, ...apprentices]),
  ...visitors,
  ...strangers,
]

interface SignedIn {
  credentials: { accessToken: string }
  user: { id: string }
}

const TOKEN_IS_GOOD_MS = 8 * 60_000

export async function signIn(field: Field, person: Person): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`${person.email}:${DEMO_PASSWORD}`).toString('base64')}`
  const answer = await send<SignedIn>(field, { who: person, call: 'login', headers: { authorization }, writes: true })
  if (answer.outcome !== 'done' || !answer.body) return false
  person.token = answer.body.credentials.accessToken
  person.personId = answer.body.user.id
  person.signedInAt = field.history.now()
  return true
}

/** Before each round of somebody's life: signed in, or trying to. */
export async function stayIn(field: Field, person: Person): Promise<void> {
  while (field.history.now() - person.signedInAt > TOKEN_IS_GOOD_MS && !field.isOver())
    if (!(await signIn(field, person))) await pause(1_000)
}
