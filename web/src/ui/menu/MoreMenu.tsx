import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import labels from '@werkplatz/content/labels/general.json'

import { IconButton } from '../button/IconButton.tsx'
import type { MenuEntry } from './menu-types.ts'
import { Menu } from './Menu.tsx'

import styles from './MoreMenu.module.css'

/** Everything else, behind the dots. */
export function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Menu
      label={labels.moreActions}
      target={
        <IconButton
          kind="secondary"
          label={labels.moreActions}
          className={styles.more}
          icon={<IconDotsVertical stroke={1.75} aria-hidden />}
        />
      }
      entries={entries}
    />
  )
}
