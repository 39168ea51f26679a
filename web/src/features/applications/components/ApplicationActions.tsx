import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import { MoreMenu } from '../../../ui/menu/MoreMenu.tsx'

export type ApplicationActionsProps = {
  application: ApplicationDetails
  /** The form is open already. */
  isReviewing: boolean
  onReview: () => void
  onSend: () => void
  onDelete: () => void
}

/** What this person may do with it now, as the server said. */
export function ApplicationActions({ application, isReviewing, onReview, onSend, onDelete }: ApplicationActionsProps) {
  const { id, activityId, applicationStatus: status, can } = application
  const entries: MenuEntry[] = [
    ...(can.edit
      ? [
          {
            id: 'edit',
            label: labels.edit,
            icon: <IconPencil stroke={1.75} />,
            to: paths.applicationForm(activityId, id),
          },
        ]
      : []),
    ...(can.delete
      ? [{ id: 'delete', label: labels.delete, icon: <IconTrash stroke={1.75} />, danger: true, onSelect: onDelete }]
      : []),
  ]
  return (
    <>
      <ButtonLink to={paths.activity(activityId)} icon={<IconBuildingStore stroke={1.75} aria-hidden />}>
        {labels.toActivity}
      </ButtonLink>
      {can.send && status !== 'REJECTED' && (
        <Button kind="primary" icon={<IconSend stroke={1.75} aria-hidden />} onClick={onSend}>
          {labels.sendNow}
        </Button>
      )}
      {can.review && !isReviewing && (
        <Button kind="primary" icon={<IconGavel stroke={1.75} aria-hidden />} onClick={onReview}>
          {labels.validate}
        </Button>
      )}
      <MoreMenu entries={entries} />
    </>
  )
}
