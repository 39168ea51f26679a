import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/chats.json'
import blocks from '@werkplatz/content/messages/blocks.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatDetails } from '@werkplatz/contract/chats/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { BlockDialog } from '../../blocks/components/BlockDialog.tsx'
import { useChatActions } from '../actions.ts'
import type { Places } from '../use-places.ts'
import { PeopleDialog } from './PeopleDialog.tsx'

import styles from './ChatHeader.module.css'

type ChatHeaderProps = {
  chat: ChatDetails | undefined
  places: Places
  isFull: boolean
  /** The list stands beside it: nothing to go back to. */
  isBeside: boolean
}

export function ChatHeader({ chat, places, isFull, isBeside }: ChatHeaderProps) {
  const list = () => places.go({ chats: 'list' })
  return (
    <header className={styles.head} data-beside={isBeside || undefined}>
      {!isBeside && (
        <IconButton label={messages.back.text} icon={<IconArrowLeft stroke={1.75} aria-hidden />} onClick={list} />
      )}
      {chat && (
        <>
          <Avatar name={chat.title} src={chat.image} size={40} />
          <div className={styles.words}>
            <h2 className={styles.title}>{chat.title}</h2>
            <Subtitle chat={chat} />
          </div>
          <ChatMenu chat={chat} onGone={list} />
        </>
      )}
      {!isFull && (
        <IconButton
          label={messages.close.text}
          icon={<IconX stroke={1.75} aria-hidden />}
          onClick={() => places.go({})}
        />
      )}
    </header>
  )
}

function Subtitle({ chat }: { chat: ChatDetails }) {
  const count = chat.people.filter(({ presence }) => presence === 'IN').length
  if (chat.isGroup) return <p className={styles.line}>{fillIn(messages.groupMembers.text, { count })}</p>
  if (!chat.profileId) return null
  return (
    <BuiltLink className={styles.line} to={paths.profile(chat.profileId, 'user')}>
      {messages.openProfile.text}
    </BuiltLink>
  )
}

function ChatMenu({ chat, onGone }: { chat: ChatDetails; onGone: () => void }) {
  const { leave, markUnread } = useChatActions()
  const [isOpen, setOpen] = useState(false)
  const [isBlocking, setBlocking] = useState(false)
  const leaveGroup = async () => {
    if (await leave(chat.id)) onGone()
  }
  const entries = [
    ...(chat.isGroup
      ? [
          {
            id: 'people',
            label: labels.people,
            icon: <IconUsers stroke={1.75} aria-hidden />,
            onSelect: () => setOpen(true),
          },
        ]
      : []),
    {
      id: 'unread',
      label: messages.markUnread.text,
      icon: <IconMail stroke={1.75} aria-hidden />,
      // Closed first: an open chat is read again at once.
      onSelect: () => {
        onGone()
        void markUnread(chat.id)
      },
    },
    ...(chat.isGroup
      ? [
          {
            id: 'leave',
            label: messages.groupLeave.text,
            icon: <IconDoorExit stroke={1.75} aria-hidden />,
            danger: true,
            separated: true,
            onSelect: () => void leaveGroup(),
          },
        ]
      : []),
    ...(chat.otherId
      ? [
          {
            id: 'block',
            label: blocks.action.text,
            icon: <IconBan stroke={1.75} aria-hidden />,
            danger: true,
            separated: true,
            onSelect: () => setBlocking(true),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={labels.chatActions}
        align="end"
        target={<IconButton label={labels.chatActions} icon={<IconDots stroke={1.75} aria-hidden />} />}
        entries={entries}
      />
      {isOpen && <PeopleDialog people={chat.people} onClose={() => setOpen(false)} />}
      {isBlocking && chat.otherId && (
        <BlockDialog userId={chat.otherId} name={chat.title} onClose={() => setBlocking(false)} onBlocked={onGone} />
      )}
    </>
  )
}
