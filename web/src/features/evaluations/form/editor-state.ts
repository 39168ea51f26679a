import type { EvaluationForm } from '@werkplatz/contract/evaluations/schemas.ts'
import type { ReactNode } from 'react'

import type { FormValues } from './form-values.ts'
import type { useSaveEvaluation } from './use-save-evaluation.ts'

/** What the looks show around the criteria: the same for somebody with an account and for a guest. */
export type EditedForm = Pick<
  EvaluationForm,
  | 'side'
  | 'apprenticeName'
  | 'contactName'
  | 'assignmentTitle'
  | 'assignmentStart'
  | 'assignmentEnd'
  | 'criteria'
  | 'last'
>

/** Everything both looks share: the values, what is kept of them here, and the way to the server. */
export type EditorState = {
  form: EditedForm
  /** Over the form on a desk; `more` stands between the title and the criteria. */
  head: { title: string; lead: ReactNode; more?: ReactNode }
  values: FormValues
  change: (part: Partial<FormValues>) => void
  isRestored: boolean
  discard: () => void
  saving: Pick<ReturnType<typeof useSaveEvaluation>, 'save' | 'state' | 'conflict'>
  /** Not saved yet. */
  isChanged: boolean
  /** What is not saved yet is kept on this device; a guest may sit at anybody's. */
  isKept: boolean
  /** Saved or to be submitted with gaps: what is missing is pointed out. */
  showsGaps: boolean
  /** The two buttons of the form: away from it, or on. */
  close: () => void
  finish: () => void
  words: { close: string; finish: string }
  finishIcon: ReactNode
}
