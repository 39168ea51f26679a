import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { Button } from '../button/Button.tsx'
import { useDropdown } from '../popover/use-dropdown.ts'
import { FilterOptions, type FilterOption } from './FilterOptions.tsx'

import styles from './Filter.module.css'

export type FilterChipProps = {
  label: string
  /** What is chosen, in words; undefined when nothing is. */
  chosen: string | undefined
  options: readonly FilterOption[] | undefined
  picked: readonly string[]
  /** several: boxes; one: another choice replaces the first. */
  choice: 'one' | 'several'
  onPick: (picked: string[]) => void
  /** The options are needed: somebody is about to look. */
  onOpen: () => void
}

/** A filter as a button; set, it becomes its value with a cross. */
export function FilterChip({ label, chosen, options, picked, choice, onPick, onOpen }: FilterChipProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const { open, setOpen, close } = useDropdown({ frame, panel, align: 'start' })
  const panelId = useId()
  const hasOptions = options !== undefined
  useEffect(() => {
    if (open && hasOptions) panel.current?.querySelector<HTMLElement>('input')?.focus()
  }, [open, hasOptions])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const toggle = () => {
    onOpen()
    setOpen(!open)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls it holds
    <span
      ref={frame}
      className={styles.frame}
      data-set={chosen !== undefined || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={classNames(styles.chip, chosen !== undefined && styles.on, open && styles.open)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={chosen === undefined ? undefined : `${label}: ${chosen}`}
        onClick={toggle}
      >
        <span className={styles.word}>{chosen ?? label}</span>
        {chosen === undefined && <IconChevronDown size={16} stroke={2} aria-hidden />}
      </button>
      {chosen !== undefined && (
        <button
          type="button"
          className={styles.cross}
          aria-label={fillIn(labels.dropNamed, { name: chosen })}
          onClick={() => onPick([])}
        >
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      )}
      {open && (
        <dialog ref={panel} id={panelId} popover="manual" tabIndex={-1} aria-label={label} className={styles.panel}>
          <FilterOptions options={options} picked={picked} choice={choice} onPick={onPick} />
          <footer className={styles.foot}>
            <Button kind="ghost" size="small" onClick={() => onPick([])} aria-disabled={picked.length === 0}>
              {labels.clear}
            </Button>
            <Button kind="primary" size="small" onClick={close}>
              {labels.done}
            </Button>
          </footer>
        </dialog>
      )}
    </span>
  )
}
