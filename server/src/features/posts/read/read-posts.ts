// A page of posts, or one post: the rows, then what hangs on them, in bulk.
import { mentionedIn } from '@werkplatz/contract/posts/mentions.ts'
import type { PostListQuery } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { lastPage, MOST_COUNTED, type FoundPage } from '../../../access/page.ts'
import type { Db } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { AttachedFile } from '../../files/file.present.ts'
import { listAttachedFiles } from '../../files/file.queries.ts'
import { listComments, listLatestComments, listMentioned } from './comment-list.queries.ts'
import { findPostRow, listPostRows, type PostList } from './post-list.queries.ts'
import type { CommentRow, PostRow } from './post-parts.queries.ts'

export interface FoundPost {
  post: PostRow
  files: AttachedFile[]
  comments: CommentRow[]
  /** By profile; who is gone is missing. */
  names: ReadonlyMap<string, string>
}

const listOf = ({ feed, profileId, sort }: PostListQuery): PostList => ({
  of: profileId ? 'PROFILE' : (feed ?? 'ALL'),
  isBackward: sort === 'dateCreated,asc',
})

/** A page behind the last is the last. */
export async function readPosts(db: Db, me: Member, query: PostListQuery): Promise<FoundPage<FoundPost>> {
  const { size, profileId = null } = query
  const read = (number: number) => listPostRows(db, me, listOf(query), { profileId, size, offset: number * size })
  let number = query.page
  let rows = await read(number)
  const counted = rows[0]!.total
  const total = Math.min(counted, MOST_COUNTED - 1)
  if (number > lastPage(number, total, size)) {
    number = lastPage(number, total, size)
    rows = await read(number)
  }
  const posts = rows.filter((row) => row.id !== null).slice(0, total - number * size)
  return { rows: await withParts(db, me, posts), total, number, isCapped: counted === MOST_COUNTED }
}

async function withParts(db: Db, me: Member, posts: readonly PostRow[]): Promise<FoundPost[]> {
  if (posts.length === 0) return []
  const ids = posts.map(({ id }) => id)
  const [files, comments] = await Promise.all([
    listAttachedFiles(db, { resource: 'post', ids }),
    posts.some((post) => post.comment_count > 0) ? listLatestComments(db, me, { ids }) : [],
  ])
  const names = await readNames(db, me, [...posts, ...comments])
  const filesOf = Map.groupBy(files, (file) => file.attached_id)
  const commentsOf = Map.groupBy(comments, (comment) => comment.post_id)
  return posts.map((post) => ({
    post,
    files: filesOf.get(post.id) ?? [],
    comments: commentsOf.get(post.id) ?? [],
    names,
  }))
}

export async function readPost(db: Db, me: Member, id: string): Promise<FoundPost> {
  const [[post], files, comments] = await Promise.all([
    findPostRow(db, me, { id }),
    listAttachedFiles(db, { resource: 'post', ids: [id] }),
    listComments(db, me, { postId: id }),
  ])
  // Taken away since the guard looked.
  if (!post) throw new Refusal('not_found', { id })
  return { post, files, comments, names: await readNames(db, me, [post, ...comments]) }
}

async function readNames(db: Db, me: Member, texts: readonly { body: string }[]) {
  const profileIds = [...new Set(texts.flatMap(({ body }) => mentionedIn(body)))]
  const rows = profileIds.length > 0 ? await listMentioned(db, me, { profileIds }) : []
  return new Map(rows.map((row) => [row.profile_id, row.name]))
}
