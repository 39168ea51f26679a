import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'

import { proposedIn } from '../../../lib/proposed-text.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { UnlessSwitchedOff } from '../../switches/components/UnlessSwitchedOff.tsx'
import { useChatActions } from '../actions.ts'
import { unreadChatsQuery } from '../api.ts'
import { proposeDraft } from '../drafts.ts'
import { ChatList } from '../list/ChatList.tsx'
import { ChatRequests } from '../list/ChatRequests.tsx'
import { NewChat } from '../list/NewChat.tsx'
import { type Places, usePlaces } from '../use-places.ts'
import { ChatSkeleton, ChatView } from '../view/ChatView.tsx'
import { UnreadChats } from './UnreadChats.tsx'

import styles from './ChatPanel.module.css'

export type ChatPanelProps = {
  userId: string
  /** A message is to be reported: whoever shows the panel has the dialog. */
  onReport: (messageId: string) => void
}

/**
 * Chats beside a page: the list and one open chat share the column, from 1400 px on they stand side by side. Below
 * 1024 px a button leads to them, and they fill the screen.
 */
export function ChatPanel({ userId, onReport }: ChatPanelProps) {
  const places = usePlaces()
  const isNarrow = useNarrow()
  const isWide = useMediaQuery('(min-width: 1400px)')
  useStartWith(userId, places)
  const isOpen = places.chatId !== null || places.chats !== null || places.withUser !== null
  if (isNarrow && !isOpen)
    return (
      <Link
        className={styles.button}
        to={places.to({ chats: 'list' })}
        preventScrollReset
        aria-label={labels.openChats}
      >
        <IconMessages stroke={1.75} aria-hidden />
        <UnreadChats />
      </Link>
    )
  const look = { places, isFull: isNarrow, isBeside: isWide }
  const chat = places.chatId ? (
    <ChatView {...look} userId={userId} chatId={places.chatId} onReport={onReport} />
  ) : (
    places.withUser && <ChatSkeleton {...look} />
  )
  const list = (
    <>
      <Head places={places} isFull={isNarrow} />
      <div className={styles.body}>
        {places.chats === 'requests' ? (
          <ChatRequests places={places} onReport={onReport} />
        ) : places.chats === 'new' ? (
          <UnlessSwitchedOff feature="chat">
            <NewChat userId={userId} places={places} />
          </UnlessSwitchedOff>
        ) : (
          <ChatList userId={userId} places={places} />
        )}
      </div>
    </>
  )
  if (isWide && chat)
    return (
      <div className={styles.beside} data-beside>
        <div className={styles.side}>{list}</div>
        <div className={styles.panel} data-chat>
          {chat}
        </div>
      </div>
    )
  return (
    <div
      className={styles.panel}
      data-full={isNarrow || undefined}
      data-chat={chat ? true : undefined}
      data-alone={isNarrow && chat ? true : undefined}
    >
      {chat || list}
    </div>
  )
}

/** `chatWithUser` names a person; the chat they have, or a new one, takes its place. Nothing is sent by itself. */
function useStartWith(userId: string, places: Places) {
  const { start } = useChatActions()
  const { withUser, about } = places
  const { state } = useLocation()
  const open = useEffectEvent(async (personId: string) => {
    const chatId = await start([personId], { about })
    if (chatId) proposeDraft(userId, chatId, proposedIn(state))
    places.go(chatId ? { chatId } : {}, 'replace')
  })
  useEffect(() => {
    if (withUser) void open(withUser)
  }, [withUser])
}

const titles: Record<string, string> = { requests: messages.requestHeading.text, new: messages.newChat.text }

function Head({ places, isFull }: { places: Places; isFull: boolean }) {
  const { data } = useQuery(unreadChatsQuery)
  const { showRead } = useChatActions()
  const isList = places.chats === null || places.chats === 'list'
  const showsRead = data?.showsRead ?? true
  const settings = [
    {
      id: 'read',
      label: showsRead ? labels.hideRead : labels.showRead,
      subtitle: messages.readReceiptsHint.text,
      icon: <IconEye stroke={1.75} aria-hidden />,
      onSelect: () => void showRead(!showsRead),
    },
  ]
  return (
    <header className={styles.head}>
      {!isList && (
        <IconButton
          label={messages.back.text}
          icon={<IconArrowLeft stroke={1.75} aria-hidden />}
          onClick={() => places.go({ chats: 'list' })}
        />
      )}
      <h2 className={styles.title}>{titles[places.chats ?? ''] ?? labels.chats}</h2>
      {isList && (
        <>
          <Menu
            label={labels.settings}
            align="end"
            width={300}
            target={<IconButton label={labels.settings} icon={<IconDots stroke={1.75} aria-hidden />} />}
            entries={settings}
          />
          <IconButton
            label={messages.newChat.text}
            icon={<IconEdit stroke={1.75} aria-hidden />}
            onClick={() => places.go({ chats: 'new' })}
          />
        </>
      )}
      {isFull && (
        <IconButton
          label={messages.close.text}
          icon={<IconX stroke={1.75} aria-hidden />}
          onClick={() => places.go({})}
        />
      )}
    </header>
  )
}
