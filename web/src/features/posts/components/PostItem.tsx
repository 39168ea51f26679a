import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { Post } from '@werkplatz/contract/posts/schemas.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { DocumentList } from '../../files/components/DocumentList.tsx'
import { commentCountText, Comments } from '../comments/Comments.tsx'
import { Composer } from '../composer/Composer.tsx'
import { HeartButton } from './HeartButton.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'
import { WorkCard } from './WorkCard.tsx'

import styles from './PostItem.module.css'

export type PostItemProps = {
  post: Post
  /** The page of this one post: everything is open. */
  isPage?: boolean
  onReport: (target: 'POST' | 'COMMENT', id: string) => void
  onDeleted?: () => void
}

export function PostItem({ post, isPage = false, onReport, onDeleted }: PostItemProps) {
  const [editing, setEditing] = useState(false)
  const name = `${post.authorNameFirst} ${post.authorNameLast}`
  if (editing) return <Composer start={{ id: post.id, post }} onDone={() => setEditing(false)} />
  const when = (
    <>
      <RelativeTime value={post.dateCreated} />
      {post.dateEdited && `, ${messages.edited.text}`}
    </>
  )
  return (
    <Card as="article" padding="none" aria-label={fillIn(labels.postBy, { name })}>
      <header className={styles.head}>
        <div className={styles.who}>
          <Avatar name={name} src={post.authorImage} colorKey={post.profileId} size={48} />
          <span className={styles.names}>
            <BuiltLink to={paths.profile(post.profileId, 'user')} className={styles.name}>
              {name}
            </BuiltLink>
            {isPage ? (
              <span className={styles.when}>{when}</span>
            ) : (
              <Link to={paths.post(post.id)} className={styles.when}>
                {when}
              </Link>
            )}
          </span>
        </div>
        <PostMenu
          post={post}
          onEdit={() => setEditing(true)}
          onReport={() => onReport('POST', post.id)}
          onDeleted={onDeleted}
        />
      </header>
      <div className={styles.body}>
        {post.isQuestion && (
          <p className={styles.tags}>
            <QuestionTag icon={<IconHelpCircle size={16} stroke={1.75} aria-hidden />}>
              {messages.question.text}
            </QuestionTag>
            {post.helpfulCommentId && (
              <QuestionTag isAnswered icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden />}>
                {messages.questionAnswered.text}
              </QuestionTag>
            )}
          </p>
        )}
        {post.body !== '' && (
          <p className={styles.text}>
            <PostText body={post.body} mentions={post.mentions} />
          </p>
        )}
        {post.isEditedByModerator && <p className={styles.note}>{messages.editedByModerator.text}</p>}
      </div>
      {post.card && <WorkCard card={post.card} />}
      <PostMedia media={post.media} />
      {post.attachments.length > 0 && (
        <div className={styles.papers}>
          <DocumentList documents={post.attachments} />
        </div>
      )}
      <footer className={styles.foot}>
        <HeartButton type="post" postId={post.id} of={post} isAllowed={post.can.heart} />
        <span className={styles.count}>
          <IconMessageCircle size={20} stroke={1.75} aria-hidden />
          <span aria-hidden>
            {post.commentCount}
            <span className={styles.wide}> {commentCountText(post.commentCount).replace(/^\d+ /, '')}</span>
          </span>
          <span className="sr-only">{commentCountText(post.commentCount)}</span>
        </span>
      </footer>
      <Comments post={post} isWhole={isPage} onReport={(id) => onReport('COMMENT', id)} />
    </Card>
  )
}

function QuestionTag({ isAnswered, icon, children }: { isAnswered?: boolean; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(styles.tag, isAnswered && styles.answered)}>
      {icon}
      {children}
    </span>
  )
}
