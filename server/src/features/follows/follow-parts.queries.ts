// What other features ask about follows, as parts of their own statements.
import { sql, type RawBuilder } from 'kysely'

type Sql = RawBuilder<unknown>

export const follows = {
  /** How many follow this person or company; kept by the database with every follow. */
  count: (id: Sql | string) => sql<number>`coalesce((select follower_count.followers from follower_count
    where follower_count.followed_id = ${typeof id === 'string' ? sql.ref(id) : id}), 0)`,
  /** How many a person follows. */
  following: (id: Sql | string) => sql<number>`(select count(*)::int from follow
    where follow.follower_id = ${typeof id === 'string' ? sql.ref(id) : id})`,
  /** The caller's own follow of a person, or null. */
  ofPerson: (callerId: string, id: string) => sql<string | null>`(select own.id from follow own
    where own.follower_id = ${callerId} and own.person_id = ${sql.ref(id)})`,
  ofCompany: (callerId: string, id: string) => sql<string | null>`(select own.id from follow own
    where own.follower_id = ${callerId} and own.company_id = ${sql.ref(id)})`,
  /**
   * The next followers of a company and of a person in the order of their ids, each once; null for one of the two: nobody
   * hears of it. Two short walks along an index, however many there are.
   */
  next: (companyId: string | null, personId: string | null, after: string, size: number) => sql`(
    select id from (
      (select follower_id as id from follow where company_id = ${companyId}::uuid and follower_id > ${after}::uuid
        order by follower_id limit ${size})
      union
      (select follower_id from follow where person_id = ${personId}::uuid and follower_id > ${after}::uuid
        order by follower_id limit ${size})
    ) fan order by id limit ${size})`,
}
