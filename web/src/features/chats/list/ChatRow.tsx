import messages from '@werkplatz/content/messages/chat.json'
import type { Chat } from '@werkplatz/contract/chats/schemas.ts'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { unreadText } from '../unread-text.ts'

import styles from './ChatList.module.css'

type ChatRowProps = Pick<Chat, 'title' | 'image' | 'preview' | 'dateUpdated'> & {
  to: string
  unread?: number
  isOwn?: boolean
  isCurrent?: boolean
  wraps?: boolean
}

export function ChatRow(props: ChatRowProps) {
  const { to, title, image, preview, dateUpdated, unread = 0, isOwn, isCurrent, wraps } = props
  return (
    <Link className={styles.row} to={to} preventScrollReset aria-current={isCurrent || undefined}>
      <Avatar name={title} src={image} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.preview} data-unread={unread > 0 || undefined} data-wraps={wraps || undefined}>
          {isOwn && preview ? fillIn(messages.you.text, { preview }) : preview}
        </span>
      </span>
      <span className={styles.side}>
        <RelativeTime value={dateUpdated} form="list" className={styles.time} />
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <span className="sr-only">{unreadText(unread)}</span>
          </span>
        )}
      </span>
    </Link>
  )
}
