// Everybody at once, until told to end.
import { openTalk, talk, type Talk } from './chats.ts'
import { liveDay } from './day.ts'
import type { Field } from './field.ts'
import { crews, everybody, signIn, strangers, visitors } from './people.ts'
import { liveStory } from './story.ts'
import { knock, visit } from './visits.ts'

export interface Load {
  talks: Talk[]
  /** Resolves when everybody has finished what they were at. */
  ended: Promise<unknown>
}

export async function startLoad(field: Field): Promise<Load> {
  for (const person of everybody) if (!(await signIn(field, person))) throw new Error(`${person.name} cannot sign in`)
  const talks: Talk[] = []
  for (const crew of crews) talks.push(await openTalk(field, crew))
  const apprentices = crews.flatMap((crew) => crew.apprentices)
  const ended = Promise.all([
    ...crews.map((crew) => liveStory(field, crew)),
    ...apprentices.map((person, n) => liveDay(field, person, n)),
    ...talks.map((one) => talk(field, one)),
    ...visitors.map((person) => visit(field, person)),
    ...(field.isCalm ? [] : [knock(field, strangers)]),
  ])
  return { talks, ended }
}
