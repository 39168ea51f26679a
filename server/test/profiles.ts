// Profiles in tests: by the ids the outside world uses.
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export async function profileOf(app: TestApp, { id }: Pick<Person, 'id'>): Promise<string> {
  const row = await app.db.selectFrom('person').select('profile_id').where('id', '=', id).executeTakeFirstOrThrow()
  return row.profile_id
}

export async function companyProfileOf(app: TestApp, companyId: string): Promise<string> {
  const row = await app.db
    .selectFrom('company')
    .select('profile_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return row.profile_id
}

/** Under age until far in the future, unless they are not. */
export async function setAge(app: TestApp, { id }: Pick<Person, 'id'>, isMinor: boolean) {
  await app.pool.query('update person set adult_from = $2 where id = $1', [id, isMinor ? '2040-01-01' : null])
}

export async function block(app: TestApp, who: Person, other: Person) {
  await app.pool.query('insert into block (person_id, blocked_id) values ($1, $2)', [who.id, other.id])
}
