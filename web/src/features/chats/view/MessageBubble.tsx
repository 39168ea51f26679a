import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatDetails, Message } from '@werkplatz/contract/chats/schemas.ts'

import { classNames } from '../../../lib/class-names.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useChatActions } from '../actions.ts'

import styles from './MessageLog.module.css'

type MessageBubbleProps = {
  message: Message
  isOwn: boolean
  chat: ChatDetails
  /** Somebody came here to see this one. */
  isMarked: boolean
  onReport: (messageId: string) => void
}

export function MessageBubble({ message, isOwn, chat, isMarked, onReport }: MessageBubbleProps) {
  const { id, body, number, isDeleted } = message
  const { remove } = useChatActions()
  if (isDeleted)
    return (
      <p className={classNames(styles.bubble, styles.gone)} data-number={number}>
        <IconTrash size={18} stroke={1.75} aria-hidden /> {messages.deleted.text}
      </p>
    )
  const copy = async () => {
    await navigator.clipboard.writeText(body)
    showMessage(messages.copied)
  }
  const entries = [
    {
      id: 'copy',
      label: messages.copy.text,
      icon: <IconCopy stroke={1.75} aria-hidden />,
      onSelect: () => void copy(),
    },
    isOwn
      ? {
          id: 'delete',
          label: messages.delete.text,
          icon: <IconTrash stroke={1.75} aria-hidden />,
          danger: true,
          onSelect: () => void remove(chat.id, id),
        }
      : {
          id: 'report',
          label: messages.report.text,
          icon: <IconFlag stroke={1.75} aria-hidden />,
          danger: true,
          onSelect: () => onReport(id),
        },
  ]
  return (
    <div className={styles.one}>
      <p
        className={classNames(styles.bubble, isOwn ? styles.own : styles.other)}
        data-number={number}
        data-marked={isMarked || undefined}
      >
        {body}
      </p>
      <span className={styles.menu}>
        <Menu
          label={labels.messageActions}
          align={isOwn ? 'end' : 'start'}
          target={
            <IconButton size="small" label={labels.messageActions} icon={<IconDots stroke={1.75} aria-hidden />} />
          }
          entries={entries}
        />
      </span>
    </div>
  )
}
