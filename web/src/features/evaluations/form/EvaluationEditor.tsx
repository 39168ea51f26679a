import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import labels from '@werkplatz/content/labels/evaluations.json'
import words from '@werkplatz/content/labels/general.json'
import messages from '@werkplatz/content/messages/evaluations.json'
import general from '@werkplatz/content/messages/general.json'
import { evaluationFieldLabels } from '@werkplatz/contract/evaluations/labels.ts'
import type { EvaluationForm } from '@werkplatz/contract/evaluations/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { useFormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { DeskForm } from './DeskForm.tsx'
import { focusCriterion } from './focus-criterion.ts'
import { gapsOf, loadedValues } from './form-values.ts'
import { StepForm } from './StepForm.tsx'
import { TwoVersions } from './TwoVersions.tsx'
import { useSaveEvaluation } from './use-save-evaluation.ts'

const fields = { points: { label: evaluationFieldLabels.evaluationPoints }, notes: { label: messages.notesTitle.text } }

export type EvaluationEditorProps = { userId: string; form: EvaluationForm }

/** One form on a desk, one criterion a screen below 1024 px. */
export function EvaluationEditor({ userId, form }: EvaluationEditorProps) {
  const isNarrow = useNarrow()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(() => loadedValues(form))
  const draft = useFormDraft({ userId, name: `evaluation.${form.assignmentId}`, loaded: saved, fields })
  const guard = useLeaveGuard(draft.isChanged, draft.forget)
  const saving = useSaveEvaluation(form, setSaved)
  const [showsGaps, setShowsGaps] = useState(false)
  const leave = () => {
    guard.release()
    draft.forget()
    void navigate(paths.evaluation(form.assignmentId), { replace: true })
  }
  const close = async () => {
    if (draft.isChanged && !(await confirm(general.unsavedChanges))) return
    leave()
  }
  const finish = async () => {
    if (!(await saving.save(draft.values))) return
    const [first] = gapsOf(draft.values, form.criteria)
    // On a phone the page of the evaluation names the gaps.
    if (!first || isNarrow) return leave()
    setShowsGaps(true)
    focusCriterion(first.criterionId)
  }
  const takeThere = () => {
    if (!saving.present) return
    setSaved(saving.present)
    draft.change(saving.present)
    saving.resolve()
  }
  const Form = isNarrow ? StepForm : DeskForm
  const { side, apprenticeName, assignmentTitle } = form
  return (
    <>
      <title>{pageMeta(`${labels.evaluation} - ${form.assignmentTitle}`)[0]?.title}</title>
      <Form
        form={form}
        head={{
          title: fillIn(messages.heading.text, { assignmentTitle }),
          lead: side === 'CONTACT' ? fillIn(labels.leadContact, { name: apprenticeName }) : labels.leadApprentice,
        }}
        values={draft.values}
        change={draft.change}
        isRestored={draft.isRestored}
        discard={draft.discard}
        saving={saving}
        isChanged={draft.isChanged}
        isKept={draft.isChanged}
        showsGaps={showsGaps}
        words={{ close: words.close, finish: labels.save }}
        finishIcon={<IconDeviceFloppy stroke={1.75} aria-hidden />}
        close={() => void close()}
        finish={() => void finish()}
      />
      {saving.present && (
        <TwoVersions
          criteria={form.criteria}
          here={draft.values}
          there={saving.present}
          onKeep={() => {
            saving.resolve()
            void saving.save(draft.values)
          }}
          onTake={takeThere}
          onClose={saving.resolve}
        />
      )}
    </>
  )
}
