import type { ReactElement, ReactNode } from 'react'

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** A muted second line. */
  subtitle?: ReactNode
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

export type MenuProps = {
  /** One button; it opens the menu. */
  target: ReactElement<MenuTargetProps>
  entries: readonly MenuEntry[]
  /** Names the menu; the sheet shows it as its title. */
  label: string
  /** Shows the label above the rows of the dropdown, too. */
  titled?: boolean
  width?: 250 | 300 | 340
  align?: 'start' | 'end'
}

export type MenuTargetProps = {
  onClick?: (() => void) | undefined
  'aria-haspopup'?: 'menu' | 'dialog' | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
}
