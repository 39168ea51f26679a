import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { ActivityChange, ActivityChanges } from '@werkplatz/contract/activity-review/schemas.ts'
import { Fragment, useId, useState } from 'react'

import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { changeWord, countWord, valueWord } from '../words.ts'
import { ApprovedVersionDialog } from './ApprovedVersionDialog.tsx'

import styles from './ChangeList.module.css'

/** For reviewers: what is no longer as it was approved. Old struck through, new tinted and bold. */
export function ChangeList({ changes }: { changes: ActivityChanges }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const since = changes.isMine ? 'Seit deiner Genehmigung' : `Seit der Genehmigung durch ${changes.reviewer}`
  if (changes.items.length === 0) return <p className={styles.none}>{since} unverändert.</p>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>Was sich geändert hat</h2>
          <p>
            {since} vom {formatDate(changes.date)}. {countWord(changes.items.length)}
          </p>
        </div>
        <Button size="small" icon={<IconHistory stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
          Ganze Fassung von damals
        </Button>
      </header>
      <dl className={styles.list}>
        {changes.items.map((change, index) => (
          <div key={index}>
            <dt>{changeWord(change)}</dt>
            <dd>
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && <ApprovedVersionDialog changes={changes} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Change({ change }: { change: ActivityChange }) {
  const { field, parts } = change
  if (field === 'images' || field === 'documents') return <FileChange change={change} />
  if (field === 'description') return <Marked change={change} />
  const [old, now] = [parts.find((part) => part.mark === 'old'), parts.find((part) => part.mark === 'new')]
  return (
    <span className={styles.value}>
      {old ? <Old text={valueWord(field, old.text)} /> : <span className={styles.empty}>leer</span>}
      <IconArrowRight size={16} stroke={2} aria-hidden />
      {now ? <New text={valueWord(field, now.text)} /> : <span className={styles.empty}>leer</span>}
    </span>
  )
}

const Marked = ({ change }: { change: ActivityChange }) => (
  <span className={styles.text}>
    {change.parts.map(({ mark, text }, index) => {
      if (mark === 'same') return <span key={index}>{text}</span>
      const words = text.trimStart()
      return (
        <Fragment key={index}>
          {/* Outside of the mark: a tinted space would hang at the end of a line. */}
          {words !== text && ' '}
          {mark === 'old' ? <Old text={words} /> : <New text={words} />}
        </Fragment>
      )
    })}
  </span>
)

function FileChange({ change: { parts } }: { change: ActivityChange }) {
  const [first] = parts
  if (first?.mark === 'moved') {
    return (
      <span className={styles.value}>
        {parts.map((part) => part.text).join(', ')}
        <Tag>neue Reihenfolge</Tag>
      </span>
    )
  }
  const isNew = first?.mark === 'new'
  return (
    <span className={styles.value}>
      {isNew ? <New text={first.text} /> : <Old text={first?.text ?? ''} />}
      <Tag>{isNew ? 'neu' : 'entfernt'}</Tag>
    </span>
  )
}

/** Said aloud too: not every screen reader tells struck-through from new. */
const Old = ({ text }: { text: string }) => (
  <del>
    <span className="sr-only">bisher: </span>
    {text}
  </del>
)
const New = ({ text }: { text: string }) => (
  <ins>
    <span className="sr-only">neu: </span>
    {text}
  </ins>
)
