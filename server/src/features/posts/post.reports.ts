// Posts and comments as what people report.
import type { Reportable } from '../../plugs/report-targets.ts'
import { restoreComment, restorePost } from './actions/restore-hidden.ts'
import { takeAwayComment, takeAwayPost } from './actions/take-away.ts'
import { plainOf, titleOf } from './excerpt.ts'
import {
  findReported,
  findReportedPost,
  listAroundComment,
  listOwnTexts,
  listReportedTexts,
  type WrittenRow,
} from './post-report.queries.ts'

const entry = (row: WrittenRow, isTarget: boolean) => ({
  authorId: row.author_id,
  body: plainOf(row.body),
  date: row.date_created,
  isTarget,
})

const subjectsOf =
  (table: 'post' | 'comment'): NonNullable<NonNullable<Reportable['POST']>['subjects']> =>
  async (db, ids) =>
    new Map((await listReportedTexts(db, table, ids)).map(({ id, body }) => [id, titleOf(body)]))

const quotesOf =
  (table: 'post' | 'comment'): NonNullable<NonNullable<Reportable['POST']>['quotes']> =>
  async (db, things) => {
    const ids = things.map(({ id }) => id)
    const bodies = new Map((await listOwnTexts(db, table, ids)).map(({ id, body }) => [id, plainOf(body)]))
    return new Map(things.map(({ key, id }) => [key, bodies.get(id) ?? '']))
  }

export const postReports: Reportable = {
  POST: {
    may: 'post.report',
    companyOf: async (tx, id) => (await findReported(tx, 'post', id)).company_id,
    authorOf: async (tx, id) => (await findReported(tx, 'post', id)).author_id,
    subjects: subjectsOf('post'),
    quotes: quotesOf('post'),
    describe: async (db, id) => {
      const post = await findReportedPost(db, id)
      if (!post) return { entries: [], pageId: null }
      return {
        entries: [{ ...entry(post, true), pictures: [{ resource: 'post', id }] }],
        pageId: post.is_shown ? id : null,
      }
    },
    removable: {
      remove: (tx, me, { targetId }) => takeAwayPost(tx, me, targetId),
      restore: (tx, me, { targetId }) => restorePost(tx, me, targetId),
    },
  },
  COMMENT: {
    may: 'comment.report',
    companyOf: async (tx, id) => (await findReported(tx, 'comment', id)).company_id,
    authorOf: async (tx, id) => (await findReported(tx, 'comment', id)).author_id,
    subjects: subjectsOf('comment'),
    quotes: quotesOf('comment'),
    describe: async (db, id) => {
      const around = await listAroundComment(db, id)
      const post = around.find(({ kind }) => kind === 'post')
      return {
        entries: around.map((row) => entry(row, row.id === id)),
        pageId: post?.is_shown ? post.id : null,
      }
    },
    removable: {
      remove: (tx, me, { targetId }) => takeAwayComment(tx, me, targetId),
      restore: (tx, me, { targetId }, { wasHelpful }) => restoreComment(tx, me, targetId, wasHelpful === true),
    },
  },
}
