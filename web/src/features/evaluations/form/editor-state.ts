import type { EvaluationForm } from '@werkplatz/contract/evaluations/schemas.ts'

import type { FormValues } from './form-values.ts'
import type { useSaveEvaluation } from './use-save-evaluation.ts'

/** Everything both looks share: the values, what is kept of them here, and the way to the server. */
export type EditorState = {
  form: EvaluationForm
  values: FormValues
  change: (part: Partial<FormValues>) => void
  isRestored: boolean
  discard: () => void
  saving: ReturnType<typeof useSaveEvaluation>
  /** Kept on this device only. */
  isChanged: boolean
  close: () => void
  /** Saves and leads to the page. */
  finish: () => void
}
