import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'

import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-item.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'

import styles from './DetailLayout.module.css'

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
