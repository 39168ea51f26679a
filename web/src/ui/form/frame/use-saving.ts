import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Conflict } from '../../note/ConflictNote.tsx'
import type { RefusedField } from './field-facts.ts'
import type { FormDraft } from './use-form-draft.ts'

export interface SavingInput<Values extends object> {
  state: FormDraft<Values>
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

/** What saving has in common for every form: the busy button, the way out, and what is wrong at its field. */
export function useSaving<Values extends object, Intent extends string>({ state, guard, form }: SavingInput<Values>) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Intent | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const fail = (errors: Partial<Record<keyof Values, string>>) => {
    state.setErrors(errors)
    // After the fields have their errors, so that the field is read out with its sentence.
    if (Object.keys(errors).length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return {
    busy,
    conflict,
    fail,
    begin: (intent: Intent) => {
      setBusy(intent)
      setConflict(null)
    },
    /** Refused: the form stays as it is; a conflict is explained above it. */
    refused: (fields: readonly RefusedField[], why: Conflict | null = null) => {
      setConflict(why)
      fail(state.errorsOf(fields))
      setBusy(null)
    },
    /** To the given page without a question; what was kept of the text goes. */
    close: (to: string) => {
      guard.release()
      state.forget()
      void navigate(to, { replace: true })
    },
  }
}
