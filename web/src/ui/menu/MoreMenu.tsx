import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'

import { IconButton } from '../button/IconButton.tsx'
import type { MenuEntry } from './menu-types.ts'
import { Menu } from './Menu.tsx'

import styles from './MoreMenu.module.css'

/** Everything else, behind the dots. */
export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Menu
      label="Weitere Aktionen"
      target={
        <IconButton
          kind="secondary"
          label="Weitere Aktionen"
          className={styles.more}
          icon={<IconDotsVertical stroke={1.75} aria-hidden />}
        />
      }
      entries={entries}
    />
  )
}
