import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'

import { useDropdown } from '../../popover/use-dropdown.ts'
import { filterOptions, type SelectOption } from './filter-options.ts'
import { listKeys } from './list-keys.ts'

type ComboboxInput = {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  locked: boolean
}

/** State and keys of a field that filters a list while one types. The focus stays in the text; a row is only marked. */
export function useCombobox({ options, value, onChange, locked }: ComboboxInput) {
  const frame = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const { open, setOpen } = useDropdown({ frame, panel: list, align: 'start', sameWidth: true })
  const [typed, setTyped] = useState<string | null>(null)
  const [marked, setMarked] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const shown = filterOptions(options, typed ?? '')
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (open) list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' })
  }, [open, marked])

  const show = (mark: number) => {
    if (locked) return
    setMarked(mark)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: SelectOption | undefined) => {
    if (!option || option.disabled) return
    onChange(option.value)
    close()
  }
  const step = (by: 1 | -1) => {
    if (!open) show(Math.max(0, chosen ? options.indexOf(chosen) : 0))
    else setMarked((marked + by + shown.length) % Math.max(1, shown.length))
  }
  const onKeyDown = listKeys({ open, step, choose: () => choose(shown[marked]), close })
  return {
    refs: { frame, list },
    open,
    shown,
    chosen,
    text: typed ?? chosen?.label ?? '',
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && shown[marked] ? optionId(marked) : undefined,
      onKeyDown,
      onClick: () => !open && show(chosen ? options.indexOf(chosen) : -1),
    },
    type: (text: string) => {
      setTyped(text)
      show(0)
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (option: SelectOption, index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': option.value === value,
      'aria-disabled': option.disabled || undefined,
      'data-marked': index === marked || undefined,
      // The press must not take the focus from the text, or the list would close before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => choose(option),
    }),
  }
}
