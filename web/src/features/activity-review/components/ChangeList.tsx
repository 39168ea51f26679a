import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import labels from '@werkplatz/content/labels/activity-review.json'
import type { ActivityChange, ActivityChanges } from '@werkplatz/contract/activity-review/schemas.ts'
import { Fragment, useId, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { changeLabel, countLabel, valueLabel } from '../labels.ts'
import { ApprovedVersionDialog } from './ApprovedVersionDialog.tsx'

import styles from './ChangeList.module.css'

/** For reviewers: what is no longer as it was approved. Old struck through, new tinted and bold. */
export function ChangeList({ changes }: { changes: ActivityChanges }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { isMine, reviewer, items } = changes
  const since = isMine ? labels.sinceMine : fillIn(labels.sinceTheirs, { reviewer })
  if (items.length === 0) return <p className={styles.none}>{fillIn(labels.unchanged, { since })}</p>
  const summary = fillIn(labels.summary, { since, date: formatDate(changes.date), count: countLabel(items.length) })
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{labels.title}</h2>
          <p>{summary}</p>
        </div>
        <Button size="small" icon={<IconHistory stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
          {labels.wholeVersion}
        </Button>
      </header>
      <dl className={styles.list}>
        {items.map((change, index) => (
          <div key={index}>
            <dt>{changeLabel(change)}</dt>
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
      {old ? <Old text={valueLabel(field, old.text)} /> : <span className={styles.empty}>{labels.empty}</span>}
      <IconArrowRight size={16} stroke={2} aria-hidden />
      {now ? <New text={valueLabel(field, now.text)} /> : <span className={styles.empty}>{labels.empty}</span>}
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
        <Tag>{labels.newOrder}</Tag>
      </span>
    )
  }
  const isNew = first?.mark === 'new'
  return (
    <span className={styles.value}>
      {isNew ? <New text={first.text} /> : <Old text={first?.text ?? ''} />}
      <Tag>{isNew ? labels.new : labels.removed}</Tag>
    </span>
  )
}

/** Said aloud too: not every screen reader tells struck-through from new. */
const Old = ({ text }: { text: string }) => (
  <del>
    <span className="sr-only">{labels.spokenOld} </span>
    {text}
  </del>
)
const New = ({ text }: { text: string }) => (
  <ins>
    <span className="sr-only">{labels.spokenNew} </span>
    {text}
  </ins>
)
