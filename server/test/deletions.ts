// Wishes to be forgotten made for tests: rows put there by hand.
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

const DAY_MS = 86_400_000

export async function newDeletion(data: TestDatabase, person: Person, { status = 'WAITING', dueInDays = 14 } = {}) {
  const now = Date.now()
  const { id } = await data.begin((tx) =>
    tx
      .insertInto('deletion')
      .values({
        person_id: person.id,
        company_id: person.companyId,
        asked_by: person.id,
        status,
        date_created: new Date(now - 15 * DAY_MS),
        date_due: new Date(now + dueInDays * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}
