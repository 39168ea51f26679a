import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/chats.json'
import messages from '@werkplatz/content/messages/chat.json'
import general from '@werkplatz/content/messages/general.json'
import { chatLimits, MOST_PEOPLE } from '@werkplatz/contract/chats/limits.ts'
import type { PersonHit } from '@werkplatz/contract/people/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { useChatActions } from '../actions.ts'
import { peopleSearchQuery } from '../api.ts'
import type { Places } from '../use-places.ts'

import styles from './NewChat.module.css'

const nameOf = ({ nameFirst, nameLast }: PersonHit) => `${nameFirst} ${nameLast}`

/** With one person a chat of two, with several a group that can have a name. */
export function NewChat({ userId, places }: { userId: string; places: Places }) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly PersonHit[]>([])
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const { data, isFetching } = useQuery(peopleSearchQuery(words))
  const { start } = useChatActions()
  const isChosen = ({ userId: id }: PersonHit) => chosen.some((one) => one.userId === id)
  const isGroup = chosen.length > 1
  const toggle = (person: PersonHit) => {
    if (isChosen(person)) return setChosen(chosen.filter((one) => one.userId !== person.userId))
    if (chosen.length === MOST_PEOPLE - 1) return showMessage(messages.groupLimit)
    setChosen([...chosen, person])
  }
  const begin = async () => {
    setBusy(true)
    const people = chosen.map((one) => one.userId)
    const chatId = await start(people, { title: isGroup ? title.trim() : undefined })
    setBusy(false)
    if (chatId) places.go({ chatId }, 'replace')
  }
  const hits = data?.filter((one) => one.userId !== userId)
  return (
    <>
      <p className={styles.quiet}>{messages.newChatHeading.text}</p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={messages.groupPeople.text}>
          {chosen.map((person) => (
            <li key={person.userId} className={styles.chip}>
              {nameOf(person)}
              <button
                type="button"
                aria-label={fillIn(labels.remove, { name: nameOf(person) })}
                onClick={() => toggle(person)}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        value={words}
        onSearch={setWords}
        placeholder={messages.newChatSearch.text}
        label={messages.newChatSearch.text}
        pending={words.length > 1 && isFetching}
      />
      {hits?.length === 0 && <output className={styles.quiet}>{general.searchEmpty.text}</output>}
      <ul className={styles.hits}>
        {hits?.map((person) => (
          <li key={person.userId}>
            <button type="button" className={styles.hit} aria-pressed={isChosen(person)} onClick={() => toggle(person)}>
              <PersonLabel name={nameOf(person)} src={person.image} subtitle={person.company} />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={styles.foot}>
          {isGroup && (
            <>
              <TextField
                label={messages.groupTitle.text}
                placeholder={messages.groupTitlePlaceholder.text}
                value={title}
                onChange={(next) => setTitle(next.slice(0, chatLimits.title))}
                maxLength={chatLimits.title}
              />
              <p className={styles.quiet}>{messages.groupFixed.text}</p>
            </>
          )}
          <Button kind="primary" block busy={busy} onClick={() => void begin()}>
            {isGroup ? fillIn(labels.startGroup, { count: chosen.length + 1 }) : labels.start}
          </Button>
        </div>
      )}
    </>
  )
}
