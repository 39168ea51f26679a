import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import general from '@werkplatz/content/messages/general.json'
import type { ChatHit } from '@werkplatz/contract/chats/schemas.ts'

import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { chatSearchQuery } from '../api.ts'
import type { Places } from '../use-places.ts'
import { ChatRow } from './ChatRow.tsx'

import styles from './ChatList.module.css'

/** Chats by name, then messages by words; a message opens its chat where it stands. */
export function ChatSearch({ words, places }: { words: string; places: Places }) {
  const { data, error } = useQuery(chatSearchQuery(words))
  useFailureMessage(messages.searchFailed, error)
  if (error) return null
  if (!data) return <p className={styles.quiet}>{general.searchPending.text}</p>
  if (data.length === 0) return <output className={styles.quiet}>{general.searchEmpty.text}</output>
  const chats = data.filter(({ messageId }) => messageId === null)
  const found = data.filter(({ messageId }) => messageId !== null)
  return (
    <>
      <Hits title={messages.searchChats.text} none={labels.noChatFound} hits={chats} places={places} />
      <Hits title={messages.searchMessages.text} none={labels.noMessageFound} hits={found} places={places} />
    </>
  )
}

type HitsProps = { title: string; none: string; hits: readonly ChatHit[]; places: Places }

function Hits({ title, none, hits, places }: HitsProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {hits.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.messageId ?? hit.chatId}>
            <ChatRow
              {...hit}
              wraps
              to={places.to({ chatId: hit.chatId, ...(hit.number === null ? {} : { at: String(hit.number) }) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
