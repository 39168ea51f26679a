import labels from '@werkplatz/content/labels/posts.json'
import { QUESTION_DAYS } from '@werkplatz/contract/posts/limits.ts'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'

import { serverNow } from '../../../api/server-clock.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Note } from '../../../ui/note/Note.tsx'

import styles from './QuestionNote.module.css'

const DAY_MS = 24 * 3_600_000

/** To the asker of an open question: until when it is seen first, and what to do once somebody knew. */
export function QuestionNote({ post }: { post: Post }) {
  if (!post.can.markHelpful || post.helpfulCommentId) return null
  const until = Date.parse(post.dateCreated) + QUESTION_DAYS * DAY_MS
  return (
    <div className={styles.note}>
      <Note>
        {until > serverNow() && <strong>{fillIn(labels.questionUntil, { day: formatDate(until) })}</strong>}{' '}
        {labels.questionHint}
      </Note>
    </div>
  )
}
