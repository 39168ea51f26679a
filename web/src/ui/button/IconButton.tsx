import { Tooltip } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'
import tooltip from './Tooltip.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> &
  Pick<ButtonLook, 'kind' | 'size'> & {
    /** Says what the button does; read aloud and shown as a tooltip. */
    label: string
    icon: ReactNode
    round?: boolean
    /** For toggles: the look of «on» together with `aria-pressed`. */
    pressed?: boolean
  }

/** A 44 px target (36 px with an invisible margin when small) that never stands without its words. */
export function IconButton({ label, icon, kind = 'ghost', size, round, pressed, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} unstyled withArrow={false} openDelay={400} classNames={{ tooltip: tooltip.tooltip }}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        className={buttonClass(
          { kind, size },
          classNames(styles.icon, round && styles.round, pressed && styles.on, className),
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
