import { useNarrow } from '../../lib/use-narrow.ts'
import type { MenuProps } from './menu-types.ts'
import { MenuDropdown } from './MenuDropdown.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** A dropdown of 44 px rows; below 1024 px a sheet from the bottom edge. */
export function Menu(props: MenuProps) {
  return useNarrow() ? <MenuSheet {...props} /> : <MenuDropdown {...props} />
}
