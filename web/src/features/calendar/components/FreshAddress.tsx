import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import messages from '@werkplatz/content/messages/calendar.json'

import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'

import styles from './CalendarSection.module.css'

/** Shown when it was made and never again. */
export function FreshAddress({ address }: { address: string }) {
  // Where the browser refuses, the address stands selected in its field.
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showMessage(messages.copied),
      () => {},
    )
  return (
    <>
      <Note kind="warning">{messages.shownOnce.text}</Note>
      <div className={styles.address}>
        <TextField
          label={messages.address.text}
          hint={messages.howTo.text}
          value={address}
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
        />
        <Button icon={<IconCopy stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          {messages.copy.text}
        </Button>
      </div>
    </>
  )
}
