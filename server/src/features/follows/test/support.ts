// Following in a few words.
import type { FollowMode } from '@werkplatz/contract/follows/schemas.ts'

import type { TestApp } from '../../../../test/app.ts'
import { newPerson, type Person } from '../../../../test/people.ts'

export const followsOf = (app: TestApp) => ({
  follow: (who: Person, targetId: string, followType: 'user' | 'other' = 'user') =>
    app.call('createFollow', { as: who, body: { targetId, followType } }),
  unfollow: (who: Person, followId: string) => app.call('deleteFollow', { as: who, body: { followId } }),
  check: async (who: Person, targetId: string) =>
    (await app.call('checkFollow', { as: who, query: { targetId } })).body,
  list: (who: Person, userId: string, mode: FollowMode = 'FOLLOWERS', query = {}) =>
    app.call('listFollows', { as: who, query: { userId, mode, ...query } }),
  block: (who: Person, userId: string) => app.call('createBlock', { as: who, body: { userId } }),
})

let made = 0

/** Somebody of age with an open profile, or a minor, whose profile is closed. */
export async function somebody(
  app: TestApp,
  companyId: string,
  nameFirst: string,
  { nameLast = 'Muster', isMinor = false } = {},
): Promise<Person> {
  made += 1
  const email = `${nameFirst.toLowerCase()}.${made}@follows.example`
  const person = await newPerson(app, { nameFirst, companyId, roles: ['APPRENTICE'], email })
  await app.pool.query(
    'update person set name_last = $2, adult_from = case when $3 then current_date + 100 end where id = $1',
    [person.id, nameLast, isMinor],
  )
  return person
}
