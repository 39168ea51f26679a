import { useEffect, useMemo, useRef, useState } from 'react'

import { draftStore } from '../../../lib/draft-store.ts'
import { type BoundField, errorsByField, type FieldFacts, type RefusedField } from './field-facts.ts'

const WRITE_AFTER_MS = 400

export interface FormDraftInput<Values extends object> {
  /** Whose text it is: nobody else at this computer finds it. */
  userId: string
  /** What is written, such as `activity.new`. */
  name: string
  /** What was loaded; the form begins with it, or with what somebody left unsaved. */
  loaded: Values
  fields: Record<keyof Values, FieldFacts>
  /** Where fields hang together; else a change simply replaces what it names. */
  merge?: (before: Values, part: Partial<Values>) => Values
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The values of a form and what is wrong with them, kept in the browser while they differ from what is saved. */
export function useFormDraft<Values extends object>({ userId, name, loaded, fields, merge }: FormDraftInput<Values>) {
  const store = useMemo(() => draftStore<Values>(userId, name), [userId, name])
  const [kept] = useState(() => store.read())
  const [values, setValues] = useState<Values>(() => ({ ...loaded, ...kept }))
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
  const [isRestored, setRestored] = useState(kept !== null && !isSame({ ...loaded, ...kept }, loaded))
  const isChanged = !isSame(values, loaded)

  useEffect(() => {
    const timer = setTimeout(() => (isChanged ? store.write(values) : store.clear()), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, values, isChanged])

  // A form that goes because the session was lost, or the tab, goes without a word: the last letters count too.
  const latest = useRef({ values, isKept: false })
  useEffect(() => {
    latest.current = { values, isKept: isChanged }
  }, [values, isChanged])
  useEffect(() => {
    const write = () => {
      if (latest.current.isKept) store.write(latest.current.values)
    }
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [store])

  const change = (part: Partial<Values>) => {
    setValues((before) => (merge ? merge(before, part) : { ...before, ...part }))
    // A sentence about a field is out of date once the field changes.
    setErrors((before) => {
      const stays = Object.entries(before).filter(([field]) => !(field in part))
      return Object.fromEntries(stays) as typeof before
    })
  }
  /** `<TextField {...bind('title')} required />` */
  const bind = <Name extends keyof Values & string>(field: Name): BoundField<Values[Name]> => {
    const { label, maxLength } = fields[field]
    return {
      label,
      ...(maxLength !== undefined && { maxLength }),
      name: field,
      value: values[field],
      onChange: (value: Values[Name]) => change({ [field]: value } as unknown as Partial<Values>),
      error: errors[field],
    }
  }
  return {
    values,
    change,
    bind,
    errors,
    setErrors,
    /** What the server says, at its fields. */
    errorsOf: (refused: readonly RefusedField[]) =>
      errorsByField<string>(fields, refused) as Partial<Record<keyof Values, string>>,
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
    forget: () => {
      latest.current.isKept = false
      store.clear()
    },
  }
}

export type FormDraft<Values extends object> = ReturnType<typeof useFormDraft<Values>>
