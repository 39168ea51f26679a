import type { ComponentProps, ReactNode } from 'react'

import { type ButtonVariant, buttonClass } from './button-variant.ts'

import styles from './Button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonVariant & {
    children: ReactNode
    icon?: ReactNode
    iconRight?: ReactNode
    /** Work under way: the button keeps its size and focus, and does nothing more. */
    busy?: boolean
  }

export function Button({
  kind,
  size,
  block,
  icon,
  iconRight,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, size, block }, [busy && styles.busy, className].filter(Boolean).join(' '))}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
      {iconRight}
    </button>
  )
}
