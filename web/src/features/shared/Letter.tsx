import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'

import styles from './Letter.module.css'

export type LetterProps = {
  /** Who wrote it. */
  name: string
  image?: string | null | undefined
  /** Name, company, and what it is about. */
  signature: string
  message: string
}

/** What a person wrote to a person: no box of an error, whatever the answer is. */
export function Letter({ name, image = null, signature, message }: LetterProps) {
  return (
    <figure className={styles.letter}>
      <Avatar name={name} src={image} size={56} />
      <div className={styles.paper}>
        <blockquote className={styles.message}>
          <Prose text={message} />
        </blockquote>
        <figcaption className={styles.signature}>{signature}</figcaption>
      </div>
    </figure>
  )
}
