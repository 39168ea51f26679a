import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { UnlessSwitchedOff } from '../../switches/components/UnlessSwitchedOff.tsx'
import { useMarkHelpful } from '../actions.ts'
import { postQuery } from '../api.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

import styles from './Comments.module.css'

export type CommentsProps = {
  post: Post
  /** On its own page all of them are there from the start. */
  isWhole: boolean
  onReport: (commentId: string) => void
}

export const commentCountText = (count: number) =>
  count === 1 ? messages.commentCountOne.text : fillIn(messages.commentCount.text, { count })

/** Collapsed to the latest, and to the one that helped, until «Alle anzeigen». */
export function Comments({ post, isWhole, onReport }: CommentsProps) {
  const { id, commentCount, helpfulCommentId, can, isQuestion } = post
  const [isOpen, setOpen] = useState(isWhole)
  const { data: whole, error, isFetching } = useQuery({ ...postQuery(id), enabled: isOpen && !isWhole })
  useFailureMessage(messages.loadFailed, error)
  const markHelpful = useMarkHelpful(id)
  const shown = isOpen ? (whole ?? post).comments : post.comments
  const isLess = !isWhole && commentCount > post.comments.length
  return (
    <div className={styles.comments}>
      {isWhole && commentCount > 0 && (
        <header className={styles.head}>
          <h2 className={styles.title}>{commentCountText(commentCount)}</h2>
          <span className={styles.when}>{labels.oldestFirst}</span>
        </header>
      )}
      {isLess && (
        <button type="button" className={styles.all} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen && !isFetching ? (
            messages.commentsCollapse.text
          ) : (
            <>
              {messages.commentsShowAll.text}
              <span className="sr-only">, {commentCountText(commentCount)}</span>
            </>
          )}
        </button>
      )}
      {shown.length > 0 ? (
        <ul className={styles.list}>
          {shown.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              isHelpful={comment.id === helpfulCommentId}
              onHelpful={can.markHelpful ? (isHelpful) => markHelpful(isHelpful ? comment.id : null) : null}
              onReport={() => onReport(comment.id)}
            />
          ))}
        </ul>
      ) : (
        isWhole && (
          <p className={styles.none}>{isQuestion ? messages.questionNoAnswer.text : messages.commentsEmpty.text}</p>
        )
      )}
      {can.comment ? (
        <UnlessSwitchedOff feature="posts">
          <CommentForm postId={id} isQuestion={isQuestion} onSent={() => setOpen(true)} />
        </UnlessSwitchedOff>
      ) : (
        <p className={styles.none}>{messages.commentRefused.text}</p>
      )}
    </div>
  )
}
