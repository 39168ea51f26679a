import { useEffect, useMemo, useState } from 'react'

import { draftStore } from '../../lib/draft-store.ts'
import type { FormErrors } from './form-errors.ts'
import { changeKind, changeTimes, type FormValues } from './form-values.ts'

const WRITE_AFTER_MS = 400

export interface FormStateInput {
  userId: string
  /** `new` or the activity's id. */
  name: string
  /** What was loaded; the form begins with it, or with what somebody left unsaved. */
  loaded: FormValues
}

const isSame = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other)

/** The values, kept in the browser while they differ from what is saved. */
export function useFormState({ userId, name, loaded }: FormStateInput) {
  const store = useMemo(() => draftStore<FormValues>(userId, `activity.${name}`), [userId, name])
  const [kept] = useState(() => store.read())
  const [values, setValues] = useState<FormValues>(() => ({ ...loaded, ...kept }))
  const [errors, setErrors] = useState<FormErrors>({})
  const [isRestored, setRestored] = useState(kept !== null && !isSame({ ...loaded, ...kept }, loaded))
  const isChanged = !isSame(values, loaded)

  useEffect(() => {
    const timer = setTimeout(() => (isChanged ? store.write(values) : store.clear()), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, values, isChanged])

  const change = (part: Partial<FormValues>) => {
    setValues((before) => {
      const { kind, dateStart, dateEnd, duration, ...rest } = part
      const times = {
        ...('dateStart' in part && { dateStart: dateStart ?? '' }),
        ...('dateEnd' in part && { dateEnd: dateEnd ?? '' }),
        ...('duration' in part && { duration: duration ?? null }),
      }
      const next = kind ? changeKind(before, kind) : before
      return { ...next, ...changeTimes(next, times), ...rest }
    })
    // A sentence about a field is out of date once the field changes.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  return {
    values,
    change,
    errors,
    setErrors,
    isChanged,
    isRestored,
    /** Back to what was loaded. */
    discard: () => {
      store.clear()
      setValues(loaded)
      setErrors({})
      setRestored(false)
    },
    /** Saved, or left on purpose: nothing to keep. */
    forget: () => store.clear(),
  }
}

export type FormState = ReturnType<typeof useFormState>
