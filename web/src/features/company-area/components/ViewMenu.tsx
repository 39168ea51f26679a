import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import type { ComponentProps } from 'react'

import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import type { View, ViewId } from '../views.tsx'

import styles from './ViewMenu.module.css'

export type ViewMenuProps = {
  views: readonly View[]
  current: ViewId
  /** How much is behind an entry, where it is known. */
  counts: Partial<Record<ViewId, number>>
}

/** Chooses the view. With a single one there is nothing to choose. */
export function ViewMenu({ views, current, counts }: ViewMenuProps) {
  if (views.length < 2) return null
  return (
    <Menu
      label={labels.view}
      width={300}
      align="start"
      target={<Chevron />}
      entries={views.map(({ id, label, icon }) => {
        const count = counts[id]
        return {
          id,
          label,
          icon,
          to: paths.company(id),
          chosen: id === current,
          ...(count !== undefined && { count }),
        }
      })}
    />
  )
}

const Chevron = (props: Partial<ComponentProps<typeof IconButton>>) => (
  <IconButton
    {...props}
    label={labels.chooseView}
    className={styles.chevron}
    icon={<IconChevronDown size={28} stroke={2.2} aria-hidden />}
  />
)
