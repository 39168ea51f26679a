// The variants of real buttons and for links that read as buttons.
import { classNames } from '../../lib/class-names.ts'

import styles from './Button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'accent' | 'ink'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonVariant = {
  /** primary: the one next step of a screen; accent: at most one spot per screen; ink: on dark bars. */
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width of its container. */
  block?: boolean | undefined
}

export function buttonClass({ kind = 'secondary', size = 'medium', block }: ButtonVariant, extra?: string): string {
  return classNames(styles.button, styles[kind], size !== 'medium' && styles[size], block && styles.block, extra)
}
