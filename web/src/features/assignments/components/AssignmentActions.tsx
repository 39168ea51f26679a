import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import posts from '@werkplatz/content/messages/posts.json'
import type { AssignmentDetails } from '@werkplatz/contract/assignments/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { MoreMenu } from '../../../ui/menu/MoreMenu.tsx'

export type AssignmentActionsProps = {
  assignment: AssignmentDetails
  onSubmit: () => void
  onReport: () => void
  onDelete: () => void
}

/** What this person may do with it now, as the server said. */
export function AssignmentActions({ assignment, onSubmit, onReport, onDelete }: AssignmentActionsProps) {
  const { assignmentId: id, can } = assignment
  const isPhone = usePhone()
  const again = can.repeat && {
    id: 'again',
    label: labels.again,
    icon: <IconCopy stroke={1.75} aria-hidden />,
    to: paths.assignmentLike(id, 'again'),
  }
  const entries: MenuEntry[] = [
    ...(again && isPhone ? [again] : []),
    // In force, and over.
    ...(can.repeat && !can.extend
      ? [
          {
            id: 'show',
            label: posts.showWork.text,
            icon: <IconMessagePlus stroke={1.75} />,
            to: paths.showAssignment(id),
          },
        ]
      : []),
    ...(can.report
      ? [{ id: 'report', label: labels.report, icon: <IconFlag stroke={1.75} />, onSelect: onReport }]
      : []),
    ...(can.delete
      ? [{ id: 'delete', label: labels.delete, icon: <IconTrash stroke={1.75} />, danger: true, onSelect: onDelete }]
      : []),
  ]
  return (
    <>
      {can.submit && (
        <Button kind="primary" icon={<IconArrowRight stroke={1.75} aria-hidden />} onClick={onSubmit}>
          {labels.submit}
        </Button>
      )}
      {can.evaluate && (
        <ButtonLink to={paths.evaluation(id)} icon={<IconChecklist stroke={1.75} aria-hidden />}>
          {labels.evaluation}
        </ButtonLink>
      )}
      {can.edit && (
        <ButtonLink to={paths.assignmentForm(id)} icon={<IconPencil stroke={1.75} aria-hidden />}>
          {labels.editShort}
        </ButtonLink>
      )}
      {can.extend && (
        <ButtonLink to={paths.assignmentLike(id, 'extend')} icon={<IconCalendarPlus stroke={1.75} aria-hidden />}>
          {labels.extend}
        </ButtonLink>
      )}
      {again && !isPhone && (
        <ButtonLink to={again.to} icon={again.icon}>
          {again.label}
        </ButtonLink>
      )}
      <MoreMenu entries={entries} />
    </>
  )
}
