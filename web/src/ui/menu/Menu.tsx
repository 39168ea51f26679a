import { usePhone } from '../../lib/use-phone.ts'
import type { MenuProps } from './menu-types.ts'
import { MenuDropdown } from './MenuDropdown.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** A dropdown of 44 px rows; below 640 px a sheet from the bottom edge. */
export function Menu(props: MenuProps) {
  return usePhone() ? <MenuSheet {...props} /> : <MenuDropdown {...props} />
}
