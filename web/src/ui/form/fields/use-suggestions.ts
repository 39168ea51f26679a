import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'

import { useDropdown } from '../../popover/use-dropdown.ts'
import { listKeys } from './list-keys.ts'

export type Suggestion = { id: string; text: string; subtitle?: string; image?: string | null }

export type Suggestions = { options: readonly Suggestion[]; state: 'ready' | 'pending' }

const ASK_AFTER_MS = 500
/** A single letter finds nothing that helps; the server does not take it either. */
const LEAST_LETTERS = 2

interface SuggestionsInput {
  value: { id: string | null; text: string }
  onChange: (value: { id: string | null; text: string }) => void
  useOptions: (text: string) => Suggestions
}

/** State and keys of a field that asks the server while one types. The focus stays in the text. */
export function useSuggestions({ value, onChange, useOptions }: SuggestionsInput) {
  const frame = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const { open, setOpen } = useDropdown({ frame, panel: list, align: 'start', sameWidth: true })
  const [marked, setMarked] = useState(-1)
  const [asked, setAsked] = useState('')
  // Who has been chosen need not be looked for.
  const text = value.id === null ? value.text.trim() : ''
  const typed = text.length < LEAST_LETTERS ? '' : text
  const found = useOptions(asked)
  const isPending = found.state === 'pending' || typed !== asked
  const options = typed ? found.options : []

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (open) list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' })
  }, [open, marked])

  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const choose = (option: Suggestion | undefined) => {
    if (!option) return
    onChange({ id: option.id, text: option.text })
    close()
  }
  const step = (by: 1 | -1) => {
    if (!open) setOpen(typed !== '')
    else setMarked((Math.max(marked, by === 1 ? -1 : 0) + by + options.length) % Math.max(1, options.length))
  }
  const onKeyDown = listKeys({ open, step, choose: () => choose(options[marked]), close })
  return {
    refs: { frame, list },
    open: open && typed !== '',
    options,
    state: isPending ? ('pending' as const) : ('ready' as const),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open && typed !== '',
      'aria-controls': open && typed !== '' ? listId : undefined,
      'aria-activedescendant': open && options[marked] ? `${listId}-${marked}` : undefined,
      onKeyDown,
      onBlur: close,
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        // Another text is another person: what was chosen before no longer holds.
        onChange({ id: null, text: event.currentTarget.value })
        setMarked(-1)
        setOpen(true)
      },
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (option: Suggestion, index: number) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': option.id === value.id,
      'data-marked': index === marked || undefined,
      // The press must not take the focus from the text, or the list would close before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(option),
    }),
  }
}
