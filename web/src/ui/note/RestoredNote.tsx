import labels from '@werkplatz/content/labels/general.json'

import { Button } from '../button/Button.tsx'
import { Note } from './Note.tsx'

import styles from './RestoredNote.module.css'

export type RestoredNoteProps = { text: string; onDiscard: () => void }

/** A form that begins with what somebody left unsaved says so, and gives the way back. */
export const RestoredNote = ({ text, onDiscard }: RestoredNoteProps) => (
  <Note>
    <div className={styles.restored}>
      {text}
      <Button size="small" onClick={onDiscard}>
        {labels.discard}
      </Button>
    </div>
  </Note>
)
