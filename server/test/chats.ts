// Chats made for tests: rows put there by hand, as if everybody had agreed.
import { randomUUID } from 'node:crypto'

import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

interface Made {
  title?: string
  /** What the first person wrote, oldest first. */
  texts?: readonly string[]
  /** Not in it yet: asked by the first. */
  asked?: readonly { id: string }[]
}

/** With one other a chat of two, with several a group. */
export async function newChat(
  data: TestDatabase,
  people: readonly { id: string }[],
  { title = '', texts = [], asked = [] }: Made = {},
): Promise<string> {
  const everybody = [...people, ...asked].map(({ id }) => id)
  const [low, high] = everybody.length === 2 ? everybody.toSorted() : []
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('chat')
      .values({ creator_id: people[0]!.id, low_id: low ?? null, high_id: high ?? null, title })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('chat_participant')
      .values(people.map((person) => ({ chat_id: id, person_id: person.id })))
      .execute()
    if (asked.length)
      await tx
        .insertInto('chat_request')
        .values(asked.map((person) => ({ chat_id: id, person_id: person.id, asked_by: people[0]!.id })))
        .execute()
    for (const text of texts) await writeIn(tx, id, people[0]!.id, text)
    return id
  })
}

type Tx = Parameters<Parameters<TestDatabase['begin']>[0]>[0]

async function writeIn(tx: Tx, chatId: string, authorId: string, body: string): Promise<string> {
  const { last_number: number } = await tx
    .updateTable('chat')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .where('id', '=', chatId)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('chat_participant')
    .set((eb) => ({ unread: eb('unread', '+', 1), unread_since: new Date(), date_updated: new Date() }))
    .where('chat_id', '=', chatId)
    .where('person_id', '<>', authorId)
    .execute()
  const { id } = await tx
    .insertInto('message')
    .values({ chat_id: chatId, number, author_id: authorId, body, client_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const newMessage = (
  data: TestDatabase,
  chatId: string,
  author: { id: string },
  body = 'Hallo',
): Promise<string> => data.begin((tx) => writeIn(tx, chatId, author.id, body))

/** The waiting request to this person. */
export async function requestTo(data: TestDatabase, chatId: string, person: { id: string }): Promise<string> {
  const { rows } = await data.pool.query<{ id: string }>(
    'select id from chat_request where chat_id = $1 and person_id = $2',
    [chatId, person.id],
  )
  return rows[0]!.id
}

/** Until the first of January of a year far away. */
export const makeMinor = (data: TestDatabase, person: Person) =>
  data.pool.query("update person set adult_from = '2099-01-01' where id = $1", [person.id])

export const block = (data: TestDatabase, who: Person, whom: Person) =>
  data.pool.query('insert into block (person_id, blocked_id) values ($1, $2)', [who.id, whom.id])
