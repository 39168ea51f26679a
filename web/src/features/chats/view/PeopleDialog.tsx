import labels from '@werkplatz/content/labels/chats.json'
import general from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/chat.json'
import type { ChatPerson } from '@werkplatz/contract/chats/schemas.ts'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'

import styles from './ChatHeader.module.css'

const words = { IN: undefined, ASKED: labels.asked, LEFT: labels.left }

/** Who is in the group, who is asked, who has left. Nobody is added later. */
export function PeopleDialog({ people, onClose }: { people: readonly ChatPerson[]; onClose: () => void }) {
  return (
    <Dialog
      title={messages.groupPeople.text}
      onClose={onClose}
      actions={<Button onClick={onClose}>{general.close}</Button>}
    >
      <ul className={styles.people}>
        {people.map(({ id, name, image, presence }) => (
          <li key={id}>
            <PersonLabel name={name} src={image} subtitle={words[presence]} />
          </li>
        ))}
      </ul>
      <p>{messages.groupFixed.text}</p>
    </Dialog>
  )
}
