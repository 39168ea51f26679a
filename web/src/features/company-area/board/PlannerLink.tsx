import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import labels from '@werkplatz/content/labels/board.json'

import { useUser } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'

/** To the weeks of those who are in the table. */
export function PlannerLink() {
  if (!useUser()?.can['person.listApprentices']) return null
  return (
    <ButtonLink to={paths.planner()} icon={<IconCalendarTime stroke={1.75} aria-hidden />}>
      {labels.planner}
    </ButtonLink>
  )
}
