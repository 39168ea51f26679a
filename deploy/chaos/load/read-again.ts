// Everybody reads again what they made, through the edge; and what a device missed live it reads, as the page does.
import { setTimeout as pause } from 'node:timers/promises'

import type { Message } from '../../../contract/src/chats/schemas.ts'
import type { RouteKey } from '../../../contract/src/routes.ts'
import type { Input } from '../../../server/test/wire.ts'
import type { Called, Thing } from '../history.ts'
import type { Reads, View } from '../reads.ts'
import type { Talk } from './chats.ts'
import type { Field } from './field.ts'
import { everybody, signIn } from './people.ts'
import { exchange, isAway, type Wish } from './send.ts'

const readers: Partial<Record<Thing, (id: string) => [RouteKey, Input]>> = {
  activity: (id) => ['readActivity', { query: { id } }],
  application: (id) => ['readApplication', { query: { id } }],
  assignment: (id) => ['readAssignment', { query: { id } }],
  post: (id) => ['readPost', { params: { id } }],
}

/** A person may call 300 times a minute: of more, some are asked for, evenly. The rows are all counted beside. */
const MOST_EACH = 60

const AGAIN_AFTER_MS = 5_000

/** Asked twice where the product is away, as the page does: what is judged here is what is there. */
async function read(field: Field, wish: Wish) {
  const first = await exchange(field.edge, wish)
  if (!isAway(first.status)) return first
  await pause(AGAIN_AFTER_MS)
  return exchange(field.edge, wish)
}

export async function readAgain(field: Field, calls: readonly Called[]): Promise<Pick<Reads, 'asked' | 'readable'>> {
  const made = calls.filter(({ outcome, thing, id }) => outcome === 'done' && id && thing && readers[thing])
  const [asked, readable]: [string[], string[]] = [[], []]
  const one = async (name: string, list: readonly Called[]) => {
    const who = everybody.find((person) => person.name === name)!
    await signIn(field, who)
    const every = Math.max(1, Math.ceil(list.length / MOST_EACH))
    for (const { thing, id } of list.filter((_, n) => n % every === 0)) {
      const [call, input] = readers[thing!]!(id!)
      asked.push(id!)
      if ((await read(field, { who, call, input })).status === 200) readable.push(id!)
    }
  }
  await Promise.all([...Map.groupBy(made, ({ who }) => who)].map(([name, list]) => one(name, list)))
  return { asked, readable }
}

export async function viewsOf(field: Field, talks: readonly Talk[]): Promise<View[]> {
  const views: View[] = []
  for (const { chat, people } of talks)
    for (const { person, device } of people) {
      const known = new Map(device.heard.get(chat))
      const wrong = [...device.wrong]
      for (let before: string | undefined; ;) {
        const query = { chatId: chat, size: 100, ...(before && { before }) }
        const { status, body } = await read(field, { who: person, call: 'readMessages', input: { query } })
        if (status !== 200) wrong.push(`${person.name} reads the chat: ${status}`)
        const page = status === 200 ? (body as Message[]) : []
        if (page.length === 0) break
        for (const { number, id } of page) {
          const live = known.get(number)
          if (live && live !== id) wrong.push(`${chat} ${number} is another message live`)
          known.set(number, id)
        }
        before = page.toSorted((a, b) => a.number - b.number)[0]!.id
      }
      views.push({ who: person.name, chat, known: [...known], wrong })
    }
  return views
}
