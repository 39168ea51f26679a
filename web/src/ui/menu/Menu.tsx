import type { ReactElement } from 'react'

import { useNarrow } from '../../lib/use-narrow.ts'
import type { MenuEntry } from './menu-item.ts'
import { MenuDropdown } from './MenuDropdown.tsx'
import { MenuSheet } from './MenuSheet.tsx'

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

/** A dropdown of 44 px rows; below 1024 px a sheet from the bottom edge. */
export function Menu(props: MenuProps) {
  return useNarrow() ? <MenuSheet {...props} /> : <MenuDropdown {...props} />
}
