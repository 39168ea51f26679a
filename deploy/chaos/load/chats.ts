// Two of each company write to each other on the live channel, through the edge: each message until it is receipted.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { newDevice, type Device } from '../../../server/bench/chat-device.ts'
import type { Field } from './field.ts'
import { stayIn, type Crew, type Person } from './people.ts'
import { send } from './send.ts'

/** 60 messages a minute are allowed. */
const WRITE_EVERY_MS = 1_500
const LONGEST_MS = 30_000
const AGAIN_MS = 2_000

export interface Talk {
  chat: string
  people: { person: Person; device: Device }[]
}

export async function openTalk(field: Field, { author, apprentices }: Crew): Promise<Talk> {
  const people = [apprentices[0]!, author]
  for (const person of people) await stayIn(field, person)
  const body = { participantIds: [people[1]!.personId] }
  const { id: chat } = await send(field, { who: people[0]!, call: 'startChat', writes: true, input: { body } })
  if (!chat) throw new Error(`no chat for ${people[0]!.name}`)
  field.known.chat = chat
  const line = `${field.edge.replace('http', 'ws')}/api/ws`
  return { chat, people: people.map((person) => ({ person, device: newDevice(person, [chat], [line], AGAIN_MS) })) }
}

export async function talk(field: Field, { chat, people }: Talk): Promise<void> {
  await Promise.all(
    people.map(async ({ person, device }) => {
      while (!field.isOver()) {
        await say(field, { chat, person, device })
        await pause(WRITE_EVERY_MS)
      }
    }),
  )
}

/** Answers the name of the message, once it is receipted. Given up it may still arrive: the device goes on trying. */
export async function say(
  field: Field,
  { chat, person, device }: { chat: string; person: Person; device: Device },
): Promise<string | undefined> {
  const key = randomUUID()
  const at = field.history.now()
  const written = device.write(chat, `Bis gleich. ${key}`, key)
  const tries = await Promise.race([written, pause(LONGEST_MS, null)])
  field.history.note({
    line: 'call',
    at,
    end: field.history.now(),
    who: person.name,
    call: 'writeMessage',
    key,
    outcome: tries === null ? 'unknown' : 'done',
    answers:
      tries === null ? ['no receipt'] : Array.from({ length: tries }, (_, n) => (n < tries - 1 ? 'again' : 'receipt')),
    writes: true,
    thing: 'message',
  })
  if (tries === null) await Promise.race([written, over(field)])
  return tries === null ? undefined : key
}

async function over(field: Field): Promise<void> {
  while (!field.isOver()) await pause(500)
}
