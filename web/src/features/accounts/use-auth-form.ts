import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import { type SubmitEvent, useCallback, useRef, useState } from 'react'

import { secretForm } from '../../ui/form/frame/secret-form.ts'

interface AuthFormHandle<Name extends string> {
  focus: (name: Name) => void
  reset: () => void
  /** What the server says of single fields: under them, the first of them focused. */
  refuse: (fields: readonly FieldProblem[]) => void
}

/** A form before the sign-in: errors under their fields on leaving one and on sending, the first of them focused. */
export function useAuthForm<Name extends string>(
  first: Record<Name, string>,
  check: (values: Record<Name, string>) => Partial<Record<Name, string>>,
  send: (values: Record<Name, string>, form: AuthFormHandle<Name>) => Promise<void>,
) {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const names = Object.keys(first) as Name[]
  const focus = useCallback(
    (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus(),
    [],
  )

  const reset = () => setValues(first)
  const show = (found: Partial<Record<Name, string>>) => {
    setErrors(found)
    const wrong = names.find((name) => found[name])
    if (wrong) focus(wrong)
    return wrong !== undefined
  }
  const refuse = (fields: readonly FieldProblem[]) =>
    void show(Object.fromEntries(fields.map(({ path, sentence }) => [path, sentence])) as typeof errors)

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((known) => ({ ...known, [name]: value }))
      setErrors((known) => ({ ...known, [name]: undefined }))
    },
    onBlur: () => setErrors((known) => ({ ...known, [name]: check(values)[name] })),
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (show(check(values))) return
    setBusy(true)
    try {
      await send(values, { focus, reset, refuse })
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    field,
    focus,
    reset,
    formProps: {
      ...secretForm,
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
