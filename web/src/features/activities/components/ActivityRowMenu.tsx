import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import type { ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import type { ActivityActions } from '../actions.ts'
import { menuEntries } from './menu-entries.tsx'

export type ActivityRowMenuProps = { row: ActivityRow; actions: ActivityActions; onReview: () => void }

export function ActivityRowMenu({ row, actions, onReview }: ActivityRowMenuProps) {
  const label = fillIn(labels.actionsFor, { title: row.title })
  return (
    <Menu
      label={label}
      target={<IconButton label={label} icon={<IconDotsVertical stroke={1.75} aria-hidden />} />}
      entries={menuEntries({ id: row.activityId, can: row.can, actions, inList: true, onReview })}
    />
  )
}
