import labels from '@werkplatz/content/labels/jobs.json'
import messages from '@werkplatz/content/messages/admin-jobs.json'
import type { DeadLetter } from '@werkplatz/contract/jobs/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { SectionHeader } from '../../../ui/page/SectionHeader.tsx'
import { useJobs } from '../actions.ts'
import { queueName } from '../queue-name.ts'

import styles from './DeadLetters.module.css'

type DeadLettersProps = { dead: readonly DeadLetter[]; count: number }

/** What was given up, newest first. */
export function DeadLetters({ dead, count }: DeadLettersProps) {
  const { retry } = useJobs()
  return (
    <section>
      <SectionHeader
        title={labels.lyingTitle}
        end={
          dead.length > 1 && (
            <Button kind="primary" onClick={() => void retry(dead.map(({ id }) => id))}>
              {labels.retryAll}
            </Button>
          )
        }
      />
      {dead.length === 0 ? (
        <p className="muted">{messages.empty.text}</p>
      ) : (
        <>
          <Card padding="none">
            <ul className={styles.list}>
              {dead.map((letter) => (
                <Letter key={letter.id} letter={letter} />
              ))}
            </ul>
          </Card>
          <p className={styles.hint}>
            {count > dead.length && `${fillIn(labels.more, { count: count - dead.length })} `}
            {labels.keptHint}
          </p>
        </>
      )}
    </section>
  )
}

function Letter({ letter: { id, queue, cause, reason, tries, at } }: { letter: DeadLetter }) {
  const { retry, discard } = useJobs()
  const name = queueName(queue)
  const when = relativeTime(at, 'list')
  return (
    <li className={styles.letter}>
      <div className={styles.about}>
        <b>{name}</b>
        <span>{labels.causes[cause]}</span>
        <small>{tries === 1 ? fillIn(labels.lastOne, { when }) : fillIn(labels.last, { when, tries })}</small>
        {reason && (
          <details className={styles.wording}>
            <summary>{labels.wording}</summary>
            <code>{reason}</code>
          </details>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="small" aria-label={fillIn(labels.retryOf, { name })} onClick={() => void retry([id])}>
          {messages.retry.text}
        </Button>
        <Button size="small" aria-label={fillIn(labels.discardOf, { name })} onClick={() => void discard([id])}>
          {messages.discard.text}
        </Button>
      </div>
    </li>
  )
}
