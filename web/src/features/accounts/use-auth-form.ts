import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import {
  type PointerEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

import { secretForm } from '../../ui/form/frame/secret-form.ts'

declare global {
  interface Window {
    /** From here on forms send themselves; before it the head holds them (app/head-script.ts). */
    werkplatzFormsRun?: true
  }
}

type Errors<Name extends string> = Partial<Record<Name, ReactNode>>

interface AuthFormHandle<Name extends string> {
  focus: (name: Name) => void
  reset: () => void
  /** What the server says of single fields: under them, the first of them focused. */
  refuse: (fields: readonly FieldProblem[]) => void
  /** The same in words of our own, which may hold a link that helps. */
  mark: (errors: Errors<Name>) => void
}

/** A form before the sign-in: errors under their fields on leaving one and on sending, the first of them focused. */
export function useAuthForm<Name extends string>(
  first: Record<Name, string>,
  check: (values: Record<Name, string>) => Partial<Record<Name, string>>,
  send: (values: Record<Name, string>, form: AuthFormHandle<Name>) => Promise<void>,
  /** false while the page still reads what sending needs: the secret of its address. */
  isReady = true,
) {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<Errors<Name>>({})
  /** Stay until their field is changed: leaving it proves nothing, and they may hold a link. */
  const [refusals, setRefusals] = useState<Errors<Name>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** A sentence that appears while the button is held down would push it from under the pointer: nothing would be sent. */
  const isSending = useRef(false)
  const names = Object.keys(first) as Name[]
  const focus = useCallback(
    (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus(),
    [],
  )

  // The page is there before its scripts: what was typed, filled in by the browser or sent until then counts.
  const takeOver = useEffectEvent(() => {
    const typed = typedIn(form.current, names)
    if (Object.keys(typed).length > 0) setValues((known) => ({ ...known, ...typed }))
  })
  const sendHeld = useEffectEvent(() => {
    window.werkplatzFormsRun = true
    if (form.current?.dataset['early'] === undefined) return
    delete form.current.dataset['early']
    void submit({ ...values, ...typedIn(form.current, names) })
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (isReady) sendHeld()
  }, [isReady])

  const reset = () => setValues(first)
  const focusFirst = (found: Errors<Name>) => {
    const wrong = names.find((name) => Boolean(found[name]))
    if (wrong) focus(wrong)
    return wrong !== undefined
  }
  const mark = (found: Errors<Name>) => {
    setRefusals(found)
    focusFirst(found)
  }
  const refuse = (fields: readonly FieldProblem[]) =>
    mark(Object.fromEntries(fields.map(({ path, sentence }) => [path, sentence])) as Errors<Name>)

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name] ?? refusals[name],
    onChange: (value: string) => {
      setValues((known) => ({ ...known, [name]: value }))
      setErrors((known) => ({ ...known, [name]: undefined }))
      setRefusals((known) => ({ ...known, [name]: undefined }))
    },
    onBlur: () => {
      if (!isSending.current) setErrors((known) => ({ ...known, [name]: check(values)[name] }))
    },
  })

  async function submit(now: Record<Name, string>) {
    if (busy) return
    const found = check(now)
    setErrors(found)
    setRefusals({})
    if (focusFirst(found)) return
    setBusy(true)
    try {
      await send(now, { focus, reset, refuse, mark })
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
    mark,
    formProps: {
      ...secretForm,
      ref: form,
      noValidate: true,
      // The head may have marked it as sent before React takes over.
      suppressHydrationWarning: true,
      onPointerDown: ({ target }: PointerEvent) => {
        isSending.current = target instanceof Element && target.closest('[type=submit]') !== null
      },
      onKeyDown: () => {
        isSending.current = false
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(values)
      },
    },
  }
}

function typedIn<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]) {
  const typed = names.flatMap((name) => {
    const value = form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(typed) as Partial<Record<Name, string>>
}
