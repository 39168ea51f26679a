// Posts and comments made for tests: rows put there by hand.
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

export interface NewTestPost {
  body?: string
  isQuestion?: boolean
  minutesAgo?: number
  activityId?: string
}

const at = (minutesAgo = 0) => new Date(Date.now() - minutesAgo * 60_000)

export async function newPost(data: TestDatabase, author: Person, made: NewTestPost = {}): Promise<string> {
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('post')
      .values({
        author_id: author.id,
        company_id: author.companyId,
        body: made.body ?? `Beitrag von ${author.nameFirst}`,
        is_question: made.isQuestion ?? false,
        activity_id: made.activityId ?? null,
        date_created: at(made.minutesAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function newComment(
  data: TestDatabase,
  author: Person,
  postId: string,
  made: { body?: string; minutesAgo?: number } = {},
): Promise<string> {
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('comment')
      .values({
        post_id: postId,
        author_id: author.id,
        company_id: author.companyId,
        body: made.body ?? `Kommentar von ${author.nameFirst}`,
        date_created: at(made.minutesAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function hide(data: TestDatabase, table: 'post' | 'comment', id: string, daysAgo = 0) {
  await data.begin((tx) =>
    tx
      .updateTable(table)
      .set({ hidden_at: at(daysAgo * 24 * 60) })
      .where('id', '=', id)
      .execute(),
  )
}

export async function block(data: TestDatabase, person: Person, blocked: Person) {
  await data.begin((tx) => tx.insertInto('block').values({ person_id: person.id, blocked_id: blocked.id }).execute())
}

export async function profileOf(data: TestDatabase, { id }: { id: string }): Promise<string> {
  const { profile_id: profileId } = await data.db
    .selectFrom('person')
    .select('profile_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return profileId
}
