import labels from '@werkplatz/content/labels/evaluations.json'
import type { EvaluationGap } from '@werkplatz/contract/evaluations/schemas.ts'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { Note } from '../../../ui/note/Note.tsx'

import styles from './GapNote.module.css'

/** More are only counted. */
const SHOWN = 6

export type GapNoteProps = {
  /** The form's address; missing in the form itself. */
  form?: string
  gaps: readonly EvaluationGap[]
  /** In the form itself: leads to the criterion without leaving. */
  onOpen?: (criterionId: string) => void
}

/** What is missing before a part can be submitted: each gap by its name, with the way to it. */
export function GapNote({ form = '', gaps, onOpen }: GapNoteProps) {
  const headingId = useId()
  if (gaps.length === 0) return null
  const more = gaps.length - SHOWN
  const open = (event: MouseEvent, criterionId: string) => {
    if (!onOpen) return
    event.preventDefault()
    onOpen(criterionId)
  }
  return (
    <Note kind="warning">
      <p id={headingId} className={styles.heading}>
        {labels.gaps}
      </p>
      <ul className={styles.list} aria-labelledby={headingId}>
        {gaps.slice(0, SHOWN).map(({ criterionId, name, missing }) => (
          <li key={criterionId}>
            <Link to={`${form}#${criterionId}`} onClick={(event) => open(event, criterionId)}>
              {fillIn(labels.gap[missing], { name })}
            </Link>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? labels.gapsMoreOne : fillIn(labels.gapsMore, { count: more })}</li>}
      </ul>
    </Note>
  )
}
