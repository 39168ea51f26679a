import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import history from '@werkplatz/content/labels/work-history.json'
import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'

import { isBuilt } from '../../../lib/built-screens.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'

const icon = { stroke: 1.75 }

/** What can be done with a row; a place that has no page yet is not offered. */
export const entryTo = {
  assignment: (id: string | null): MenuEntry[] =>
    id
      ? [
          {
            id: 'assignment',
            label: labels.menuAssignment,
            icon: <IconBriefcase {...icon} />,
            to: paths.assignment(id),
          },
        ]
      : [],
  edit: (id: string): MenuEntry => ({
    id: 'edit',
    label: labels.edit,
    icon: <IconPencil {...icon} />,
    to: paths.assignmentForm(id),
  }),
  historyPdf: (onSelect: () => void): MenuEntry => ({
    id: 'history-pdf',
    label: history.asPdf,
    icon: <IconFileTypePdf {...icon} />,
    onSelect,
  }),
  semesters: (userId: string, name: string): MenuEntry => ({
    id: 'semesters',
    label: labels.menuSemesters,
    icon: <IconCertificate {...icon} />,
    to: paths.semesters(userId, name),
  }),
  profile: (profileId: string): MenuEntry => ({
    id: 'profile',
    label: labels.menuProfile,
    icon: <IconUser {...icon} />,
    to: paths.profile(profileId, 'user'),
  }),
  message: (userId: string, assignmentId?: string): MenuEntry => ({
    id: 'message',
    label: labels.menuMessage,
    icon: <IconMessageCircle {...icon} />,
    to: paths.chatWith(userId, assignmentId ? { type: 'assignment', id: assignmentId } : undefined),
  }),
}

export interface ApprenticeEntriesOptions {
  /** The caller reads all semesters. */
  oversees: boolean
  onPdf: (userId: string) => void
}

/** In the specified order. */
export const apprenticeEntries = (row: ApprenticeRow, { oversees, onPdf }: ApprenticeEntriesOptions): MenuEntry[] => [
  ...entryTo.assignment(row.assignmentId ?? row.lastAssignmentId),
  entryTo.historyPdf(() => onPdf(row.userId)),
  ...(oversees ? [entryTo.semesters(row.userId, `${row.nameFirst} ${row.nameLast}`)] : []),
  entryTo.profile(row.profileId),
  ...(row.can.message ? [entryTo.message(row.userId)] : []),
]

export function RowMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const offered = entries.filter(({ to }) => to === undefined || isBuilt(to))
  if (offered.length === 0) return null
  const label = fillIn(labels.actionsFor, { name })
  return (
    <Menu
      label={label}
      target={<IconButton label={label} icon={<IconDotsVertical stroke={1.75} aria-hidden />} />}
      entries={offered}
    />
  )
}
