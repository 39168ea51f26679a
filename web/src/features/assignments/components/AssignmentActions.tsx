import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import type { AssignmentDetails } from '@werkplatz/contract/assignments/schemas.ts'

import { paths } from '../../../lib/paths.ts'
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
  const entries: MenuEntry[] = [
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
      {can.edit && (
        <ButtonLink to={paths.assignmentForm(id)} icon={<IconPencil stroke={1.75} aria-hidden />}>
          {labels.editShort}
        </ButtonLink>
      )}
      <MoreMenu entries={entries} />
    </>
  )
}
