import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/posts.json'
import blocks from '@werkplatz/content/messages/blocks.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { Comment } from '@werkplatz/contract/posts/schemas.ts'
import { useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { BlockDialog } from '../../blocks/components/BlockDialog.tsx'
import { ReasonDialog } from '../../shared/reasons/ReasonDialog.tsx'
import { useDeleteComment, useRemoveComment } from '../actions.ts'
import { HeartButton } from '../components/HeartButton.tsx'
import { PostText } from '../components/PostText.tsx'
import { CommentEdit } from './CommentEdit.tsx'

import styles from './Comments.module.css'

export type CommentItemProps = {
  comment: Comment
  isHelpful: boolean
  /** The asker's: ticks what helped, or takes it back. */
  onHelpful: ((isHelpful: boolean) => void) | null
  onReport: () => void
}

export function CommentItem({ comment, isHelpful, onHelpful, onReport }: CommentItemProps) {
  const { id, targetId, can, isOwn } = comment
  const [isBlocking, setBlocking] = useState(false)
  const [editing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const deleteOwn = useDeleteComment()
  const remove = useRemoveComment()
  const name = `${comment.authorNameFirst} ${comment.authorNameLast}`
  const icon = { stroke: 1.75, 'aria-hidden': true }
  const entry = (allowed: boolean, item: MenuEntry) => (allowed ? [item] : [])
  const entries: MenuEntry[] = [
    ...entry(can.edit, {
      id: 'edit',
      label: labels.edit,
      icon: <IconPencil {...icon} />,
      onSelect: () => setEditing(true),
    }),
    ...entry(can.report, { id: 'report', label: labels.report, icon: <IconFlag {...icon} />, onSelect: onReport }),
    ...entry(!isOwn, {
      id: 'block',
      label: blocks.action.text,
      icon: <IconBan {...icon} />,
      onSelect: () => setBlocking(true),
    }),
    ...entry(can.delete, {
      id: 'delete',
      label: labels.delete,
      icon: <IconTrash {...icon} />,
      danger: true,
      separated: true,
      onSelect: () => (isOwn ? deleteOwn(id) : setRemoving(true)),
    }),
  ]
  const menu = fillIn(labels.commentMenu, { name })
  return (
    <li className={styles.comment} aria-label={fillIn(labels.commentBy, { name })}>
      <Avatar name={name} src={comment.authorImage} colorKey={comment.profileId} size={36} />
      <div className={styles.said}>
        <div className={classNames(styles.bubble, isHelpful && styles.helpful)}>
          {isHelpful && (
            <span className={styles.mark}>
              <IconCircleCheck size={17} stroke={2.2} aria-hidden />
              {messages.helpful.text}
            </span>
          )}
          <BuiltLink to={paths.profile(comment.profileId, 'user')} className={styles.author}>
            {name}
          </BuiltLink>
          {editing ? (
            <CommentEdit comment={comment} onDone={() => setEditing(false)} />
          ) : (
            <p className={styles.text}>
              <PostText body={comment.body} mentions={comment.mentions} />
            </p>
          )}
        </div>
        <div className={styles.line}>
          <span className={styles.when}>
            <RelativeTime value={comment.dateCreated} />
            {comment.dateEdited && `, ${messages.edited.text}`}
          </span>
          <HeartButton type="comment" postId={targetId} of={comment} isAllowed={can.heart} small />
          {onHelpful && (
            <button
              type="button"
              className={styles.tick}
              aria-pressed={isHelpful}
              onClick={() => onHelpful(!isHelpful)}
            >
              <IconCircleCheck size={16} stroke={1.75} aria-hidden />
              {isHelpful ? messages.helpfulUnmark.text : messages.helpfulMark.text}
            </button>
          )}
          <span className={styles.grow} />
          {entries.length > 0 && (
            <Menu
              label={menu}
              target={<IconButton size="small" label={menu} icon={<IconDots size={18} {...icon} />} />}
              entries={entries}
              align="end"
            />
          )}
        </div>
      </div>
      {isRemoving && (
        <ReasonDialog
          about={`remove.${id}`}
          title={messages.commentRemoveAsk.title}
          text={fillIn(messages.commentRemoveAsk.text, { authorName: name })}
          confirm={messages.commentRemoveAsk.confirm}
          danger
          onClose={() => setRemoving(false)}
          onSend={(reasons) => remove(id, reasons)}
        />
      )}
      {isBlocking && (
        <BlockDialog
          userId={comment.authorId}
          name={name}
          onClose={() => setBlocking(false)}
          onReport={() => {
            setBlocking(false)
            onReport()
          }}
        />
      )}
    </li>
  )
}
