import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { useMergedRef } from '../../lib/use-merged-ref.ts'
import { type ButtonVariant, buttonClass } from './button-variant.ts'
import { useTooltip } from './use-tooltip.ts'

import styles from './Button.module.css'
import tooltipStyles from './Tooltip.module.css'

type OwnHandlers = 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'ref'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title' | OwnHandlers> &
  Pick<ButtonVariant, 'kind' | 'size'> & {
    /** Says what the button does; read aloud and shown as a tooltip. */
    label: string
    icon: ReactNode
    round?: boolean
    /** For toggles: the look of «on» together with `aria-pressed`. */
    pressed?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** A 44 px target (36 px with an invisible margin when small) that never stands without its words. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'ghost', size, round, pressed, className, onClick, ref, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const { open, hide, ...tooltip } = useTooltip(button, tip)
  return (
    <button
      type="button"
      {...rest}
      {...tooltip}
      ref={useMergedRef(button, ref)}
      aria-label={label}
      aria-pressed={pressed}
      onClick={(event) => {
        hide()
        onClick?.(event)
      }}
      className={buttonClass(
        { kind, size },
        classNames(styles.icon, round && styles.round, pressed && styles.on, className),
      )}
    >
      {icon}
      {/* Part of the button, so that the pointer may rest on it; hidden from readers, who hear the label already. */}
      {open && (
        <span ref={tip} popover="manual" aria-hidden className={tooltipStyles.tooltip}>
          {label}
        </span>
      )}
    </button>
  )
}
