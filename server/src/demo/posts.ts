// Posts of the demo world with their pictures, videos, comments and hearts.
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }
import postsFile from '@werkplatz/content/demo/posts.json' with { type: 'json' }
import {
  resolveDate,
  type DemoComment,
  type DemoHidden,
  type DemoMedia,
  type DemoPost,
} from '@werkplatz/content/types.ts'
import { mentionOf } from '@werkplatz/contract/posts/mentions.ts'

import type { Tx } from '../db/handles.ts'
import { attachFile } from '../features/files/file.queries.ts'
import { findTemplates, insertTemplateCopy } from '../features/files/template.queries.ts'
import type { StorageOptions } from '../outbound/storage-addresses.ts'
import { openStorage } from '../outbound/storage.ts'
import { demoId } from './demo-id.ts'
import { attachDocuments, paperHolder } from './documents.ts'

const posts = postsFile.posts as unknown as DemoPost[]
const companies = new Map(peopleFile.people.map((one) => [one.personId, demoId(one.companyId)]))

const VIDEO = { type: 'video/mp4', disposition: 'inline' }
const videoPath = (file: string) => fileURLToPath(new URL(`../../assets/videos/${file}`, import.meta.url))
const videoKey = (file: string) => `videos/${demoId(file)}/full`
const videos = [...new Set(posts.flatMap(({ media }) => media.flatMap(({ video }) => video ?? [])))]

export async function storeVideos(options: StorageOptions) {
  const storage = openStorage(options)
  try {
    for (const file of videos) await storage.store(videoKey(file), videoPath(file), VIDEO)
  } finally {
    storage.close()
  }
}

/** The files speak of «@[p-nina-ammann]». */
const textOf = (body: string) =>
  body.replaceAll(/@\[(p-[a-z-]+)\]/g, (_whole, key: string) => mentionOf(demoId(`profile ${key}`)))

const hiding = (hidden: DemoHidden | undefined) =>
  hidden ? { hidden_at: resolveDate(hidden.date), hidden_by: demoId(hidden.by) } : {}

export async function loadPosts(tx: Tx) {
  for (const post of posts) {
    const id = demoId(post.postId)
    const inserted = await tx
      .insertInto('post')
      .values({
        id,
        author_id: demoId(post.authorId),
        company_id: companies.get(post.authorId)!,
        body: textOf(post.body),
        is_question: post.isQuestion ?? false,
        date_created: resolveDate(post.dateCreated),
        date_edited: post.dateEdited ? resolveDate(post.dateEdited) : null,
        ...hiding(post.hidden),
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute()
    if (inserted.length === 0) continue
    for (const [position, media] of post.media.entries()) await loadMedia(tx, id, post, media, position)
    await attachDocuments(tx, { resource: 'post', id, key: post.postId }, paperHolder(post))
    for (const personId of post.hearts)
      await tx
        .insertInto('post_heart')
        .values({ post_id: id, person_id: demoId(personId) })
        .execute()
    for (const comment of post.comments) await loadComment(tx, id, comment)
    if (post.helpfulCommentId)
      await tx
        .updateTable('post')
        .set({ helpful_comment_id: demoId(post.helpfulCommentId) })
        .where('id', '=', id)
        .execute()
  }
}

async function loadComment(tx: Tx, postId: string, comment: DemoComment) {
  const id = demoId(comment.commentId)
  await tx
    .insertInto('comment')
    .values({
      id,
      post_id: postId,
      author_id: demoId(comment.authorId),
      company_id: companies.get(comment.authorId)!,
      body: textOf(comment.body),
      date_created: resolveDate(comment.dateCreated),
      ...hiding(comment.hidden),
    })
    .execute()
  for (const personId of comment.hearts)
    await tx
      .insertInto('comment_heart')
      .values({ comment_id: id, person_id: demoId(personId) })
      .execute()
}

/** A picture shares the objects of a template; it is named as if it had been taken with a telephone. */
async function loadMedia(tx: Tx, postId: string, { authorId }: DemoPost, media: DemoMedia, position: number) {
  const owner = { id: demoId(authorId), companyId: companies.get(authorId)! }
  const [template] = media.image ? await findTemplates(tx, [demoId(media.image)]) : []
  if (media.image && !template) return
  const { id } = template
    ? await insertTemplateCopy(tx, template, owner, `template/${media.mediaKey}`)
    : await insertVideo(tx, owner, media.video!)
  const picture = { extension: 'jpg', declared_type: 'image/jpeg', name: `${template?.name ?? ''}.jpg` }
  await tx
    .updateTable('file')
    .set({ alt: media.alt, ...(template && picture) })
    .where('id', '=', id)
    .execute()
  await attachFile(tx, id, { resource: 'post', id: postId }, position)
}

async function insertVideo(tx: Tx, owner: { id: string; companyId: string }, file: string) {
  const { size } = await stat(videoPath(file))
  return tx
    .insertInto('file')
    .values({
      owner_id: owner.id,
      company_id: owner.companyId,
      kind: 'VIDEO',
      status: 'READY',
      name: file,
      extension: 'mp4',
      declared_type: VIDEO.type,
      real_type: VIDEO.type,
      size,
      quarantine_key: `quarantine/${demoId(`video ${file}`)}`,
      variants: JSON.stringify({ full: { key: videoKey(file), type: VIDEO.type, size } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
