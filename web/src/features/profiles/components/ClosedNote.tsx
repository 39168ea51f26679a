import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import labels from '@werkplatz/content/labels/profiles.json'
import texts from '@werkplatz/content/messages/profile.json'

import { fillIn } from '../../../lib/fill-in.ts'

import styles from './ClosedNote.module.css'

/** Why there is so little to see. */
export function ClosedNote({ nameFirst }: { nameFirst: string }) {
  return (
    <section className={styles.note}>
      <IconLock size={28} stroke={1.75} aria-hidden />
      <h2>{texts.closedHeading.text}</h2>
      <p>{fillIn(labels.closedMore, { nameFirst })}</p>
      <p>{fillIn(labels.closedChat, { nameFirst })}</p>
    </section>
  )
}
