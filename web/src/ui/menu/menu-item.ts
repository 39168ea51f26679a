import type { ReactNode } from 'react'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** A muted second line. */
  line?: ReactNode
  onSelect?: () => void
  /** A place inside the product; the row is then a link. */
  to?: string
  /** Removes or ends something. */
  danger?: boolean
  /** Why it cannot be chosen now; the row stays visible. */
  disabledReason?: string | undefined
  /** Currently chosen, in menus that choose. */
  chosen?: boolean
  count?: number
  /** A hairline before this row. */
  separated?: boolean
}
