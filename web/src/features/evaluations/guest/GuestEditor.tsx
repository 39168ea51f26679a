import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import messages from '@werkplatz/content/messages/evaluation-guest.json'
import evaluations from '@werkplatz/content/messages/evaluations.json'
import type { GuestEvaluation } from '@werkplatz/contract/evaluation-links/schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { DeskForm } from '../form/DeskForm.tsx'
import type { EditedForm, EditorState } from '../form/editor-state.ts'
import { countMissing, loadedValues } from '../form/form-values.ts'
import { StepForm } from '../form/StepForm.tsx'
import { GuestIntro } from './GuestIntro.tsx'
import { useSaveGuest } from './use-save-guest.ts'

import styles from './Guest.module.css'

export type GuestEditorProps = {
  token: string
  guest: GuestEvaluation
  onSubmitted: () => void
  /** The link opens nothing any more. */
  onRefused: (error: unknown) => void
}

/** As for everybody else, but nothing is kept on a device that may be anybody's. */
export function GuestEditor({ token, guest, onSubmitted, onRefused }: GuestEditorProps) {
  const isNarrow = useNarrow()
  const [saved, setSaved] = useState(() => loadedValues(guest))
  const [values, setValues] = useState(saved)
  const [showsGaps, setShowsGaps] = useState(false)
  const [isIntroduced, setIntroduced] = useState(false)
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved)
  const guard = useLeaveGuard(isChanged, () => {}, messages.leave)
  const { saving, submit } = useSaveGuest({ token, criteria: guest.criteria, onSaved: setSaved, onRefused })
  const finish = async () => {
    if (countMissing(values, guest.criteria) > 0) {
      setShowsGaps(true)
      return showMessage(messages.incomplete)
    }
    if (!(await submit(values))) return
    guard.release()
    onSubmitted()
  }
  const { apprenticeName, assignmentTitle, assignmentStart, assignmentEnd, criteria } = guest
  const form: EditedForm = {
    side: 'CONTACT',
    apprenticeName,
    contactName: '',
    assignmentTitle,
    assignmentStart,
    assignmentEnd,
    criteria,
    last: null,
  }
  const title = fillIn(messages.heading.text, { apprenticeName })
  const lead = fillIn(messages.lead.text, { apprenticeName })
  const state: EditorState = {
    form,
    head: { title, lead, more: <GuestIntro guest={guest} /> },
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    isRestored: false,
    discard: () => setValues(saved),
    saving,
    isChanged,
    isKept: false,
    showsGaps,
    close: () => void saving.save(values),
    finish: () => void finish(),
    words: { close: messages.save.text, finish: messages.submit.text },
    finishIcon: <IconSend stroke={1.75} aria-hidden />,
  }
  if (guest.isFrozen) return <Note kind="warning">{evaluations.frozenPending.text}</Note>
  if (isNarrow && !isIntroduced)
    return (
      <section className={styles.answer}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <GuestIntro guest={guest} />
        <Button
          kind="primary"
          block
          iconRight={<IconArrowRight stroke={1.75} aria-hidden />}
          onClick={() => setIntroduced(true)}
        >
          {evaluations.stepNext.text}
        </Button>
      </section>
    )
  const Form = isNarrow ? StepForm : DeskForm
  return <Form {...state} />
}
