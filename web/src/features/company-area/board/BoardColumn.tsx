import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/board.json'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'

import styles from './Board.module.css'

export type BoardColumnProps = {
  title: string
  total: number
  /** All of them; absent where the person has no such table. */
  to: string | undefined
  isCurrent?: boolean
  /** What of it is urgent, with its own people. */
  urgent: { count: number; text: string; to: string | undefined; isCurrent?: boolean }
  /** Instead, when none is. */
  calm: string
  /** The most urgent ones. */
  people: readonly ReactNode[]
}

/** A number, what is urgent about it, the most urgent people. */
export function BoardColumn({ title, total, to, isCurrent, urgent, calm, people }: BoardColumnProps) {
  const words = (
    <>
      <span className="sr-only">{total} </span>
      {title}
    </>
  )
  return (
    <section className={styles.column} aria-label={title}>
      <div className={classNames(styles.head, isCurrent && styles.current)}>
        <b className={classNames(styles.figure, total === 0 && styles.zero)} aria-hidden>
          {total}
        </b>
        {to && total > 0 ? (
          <Link to={to} preventScrollReset className={styles.title} aria-current={isCurrent ? 'true' : undefined}>
            {words}
          </Link>
        ) : (
          <span className={styles.title}>{words}</span>
        )}
        <span className={styles.urgent}>
          {urgent.count > 0 && urgent.to ? (
            <Link to={urgent.to} preventScrollReset aria-current={urgent.isCurrent ? 'true' : undefined}>
              {urgent.text}
            </Link>
          ) : (
            <span className={styles.calm}>{total === 0 ? labels.done : calm}</span>
          )}
        </span>
        {total > 0 && <IconChevronRight size={20} stroke={1.75} aria-hidden className={styles.chevron} />}
      </div>
      <ul className={styles.people}>{people}</ul>
      {to && total > people.length && (
        <Link to={to} preventScrollReset className={styles.all}>
          {fillIn(labels.all, { count: total })}
        </Link>
      )}
    </section>
  )
}

export type BoardPersonProps = {
  one: { userId: string; nameFirst: string; nameLast: string; image: string | null; assignmentId: string }
  /** Their assignment unless said otherwise. */
  to?: string
  /** What they do. */
  line: string
  /** How much time. */
  when: string
  isUrgent: boolean
}

export function BoardPerson({ one, to = paths.assignment(one.assignmentId), line, when, isUrgent }: BoardPersonProps) {
  const name = `${one.nameFirst} ${one.nameLast}`
  return (
    <li>
      <BuiltLink to={to} className={styles.person}>
        <Avatar name={name} src={one.image} size={32} colorKey={one.userId} />
        <span className={styles.words}>
          <b>{name}</b>
          <small>{line}</small>
        </span>
        <span className={classNames(styles.when, isUrgent && styles.late)}>{when}</span>
      </BuiltLink>
    </li>
  )
}
