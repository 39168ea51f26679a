import IconMessage2Plus from '@tabler/icons-react/dist/esm/icons/IconMessage2Plus.mjs'
import starters from '@werkplatz/content/labels/evaluation-starters.json'
import labels from '@werkplatz/content/labels/evaluations.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import { needsReason } from '@werkplatz/contract/evaluations/gaps.ts'
import { evaluationLimits } from '@werkplatz/contract/evaluations/limits.ts'
import type { Side } from '@werkplatz/contract/evaluations/schemas.ts'
import { useRef, useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { Starters } from '../components/Starters.tsx'
import type { PointValue } from './form-values.ts'

export type JustificationProps = {
  point: PointValue
  side: Side
  onChange: (justification: string) => void
  /** The sentences stand there at once; else behind a button. */
  withStarters: boolean
}

/** Marked as soon as C or D is chosen. A sentence to begin with goes where the cursor stands. */
export function Justification({ point, side, onChange, withStarters }: JustificationProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(withStarters)
  const { grade, justification } = point
  const insert = (text: string) => {
    const start = area.current?.selectionStart ?? justification.length
    const end = area.current?.selectionEnd ?? start
    const before = justification.slice(0, start)
    const begun = before === '' || /\s$/.test(before) ? before : `${before} `
    const cursor = begun.length + text.indexOf('…')
    onChange(begun + text.replace('…', '').trimEnd() + justification.slice(end))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(cursor, cursor)
    })
  }
  const isNeeded = needsReason(grade)
  return (
    <div>
      <TextArea
        ref={area}
        label={labels.justification}
        required={isNeeded}
        optional={!isNeeded}
        rows={withStarters ? 4 : 2}
        value={justification}
        onChange={onChange}
        maxLength={evaluationLimits.justification}
        countFrom={1}
        placeholder={labels.justificationPlaceholder}
        hint={withStarters ? messages.justificationHint.text : undefined}
        error={justification.length > evaluationLimits.justification ? messages.textTooLong.text : undefined}
      />
      {grade && isOpen && <Starters side={side} grade={grade} onPick={insert} />}
      {grade && !isOpen && (
        <Button
          kind="ghost"
          size="small"
          icon={<IconMessage2Plus stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {starters.heading}
        </Button>
      )}
    </div>
  )
}
