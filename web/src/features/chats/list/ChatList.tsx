import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import { useState } from 'react'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/empty/EmptyState.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { chatListQuery, chatRequestsQuery, chatSearchQuery } from '../api.ts'
import type { Places } from '../use-places.ts'
import { ChatRow } from './ChatRow.tsx'
import { ChatSearch } from './ChatSearch.tsx'

import styles from './ChatList.module.css'

/** The own chats, the latest first, requests above them; words in the box search names and messages. */
export function ChatList({ userId, places }: { userId: string; places: Places }) {
  const [words, setWords] = useState('')
  const isSearch = words.length > 1
  const { isFetching } = useQuery(chatSearchQuery(words))
  return (
    <>
      <SearchField
        value={words}
        onSearch={setWords}
        placeholder={messages.search.text}
        label={messages.search.text}
        pending={isSearch && isFetching}
      />
      {isSearch ? <ChatSearch words={words} places={places} /> : <Chats userId={userId} places={places} />}
    </>
  )
}

function Chats({ userId, places }: { userId: string; places: Places }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    chatListQuery(userId),
  )
  const chats = data?.pages.flat()
  if (!chats && isError) return <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
  if (!chats) return <SkeletonText lines={6} />
  return (
    <>
      <Requests places={places} />
      {chats.length === 0 && (
        <EmptyState
          illustration="ruhe"
          title={messages.emptyList.text}
          action={
            <ButtonLink
              to={places.to({ chats: 'new' })}
              preventScrollReset
              icon={<IconEdit stroke={1.75} aria-hidden />}
            >
              {messages.newChat.text}
            </ButtonLink>
          }
        />
      )}
      <ul className={styles.list}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatRow
              {...chat}
              to={places.to({ chatId: chat.id })}
              isOwn={chat.previewBy === userId}
              isCurrent={chat.id === places.chatId}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button block kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {labels.more}
        </Button>
      )}
    </>
  )
}

function Requests({ places }: { places: Places }) {
  const { data: requests = [] } = useQuery(chatRequestsQuery)
  const [first] = requests
  if (!first) return null
  const count = requests.length
  return (
    <Link className={styles.requests} to={places.to({ chats: 'requests' })} preventScrollReset>
      <span className={styles.requestIcon}>
        <IconUserQuestion stroke={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        <b>{count === 1 ? labels.requestOne : fillIn(labels.requestMany, { count })}</b>
        <small>{fillIn(messages.requestFrom.text, { name: first.name })}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}
