import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'
import type { NavigateFunction } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import type { TableAction } from '../../../ui/table/table-types.ts'
import type { ActivityActions } from '../actions.ts'

interface Doers {
  actions: ActivityActions
  /** All rows in sight: an action nobody here may ever do is not offered. */
  rows: readonly ActivityRow[]
  open: (row: ActivityRow) => void
  openMany: (rows: ActivityRow[]) => void
  review: (row: ActivityRow) => void
  navigate: NavigateFunction
}

/** What can be done with ticked rows. What a row allows is in its `can`. */
export function selectionActions({
  actions,
  rows,
  open,
  openMany,
  review,
  navigate,
}: Doers): TableAction<ActivityRow>[] {
  const mayReview = rows.some(({ can }) => can.review)
  const mayFeature = rows.some(({ can }) => can.feature || can.unfeature)
  const icon = { stroke: 1.75, 'aria-hidden': true }
  return [
    {
      id: 'open',
      label: labels.open,
      icon: <IconExternalLink {...icon} />,
      onRun: (picked) => (picked.length === 1 && picked[0] ? open(picked[0]) : openMany(picked)),
    },
    {
      id: 'edit',
      label: labels.editShort,
      icon: <IconPencil {...icon} />,
      needsOne: true,
      disabledReason: ([row]) => (row?.can.edit ? undefined : messages.editNotAllowed.text),
      onRun: ([row]) => row && void navigate(paths.activityForm(row.activityId)),
    },
    {
      id: 'submit',
      label: labels.submitForReview,
      icon: <IconClipboardCheck {...icon} />,
      needsOne: true,
      disabledReason: ([row]) => (row?.can.submit ? undefined : messages.reviewOnlyDraft.text),
      onRun: ([row], clear) => row && void actions.submit(row.activityId).then((done) => done && clear()),
    },
    ...(mayReview
      ? [
          {
            id: 'review',
            label: labels.review,
            icon: <IconGavel {...icon} />,
            needsOne: true,
            disabledReason: ([row]: ActivityRow[]) => (row?.can.review ? undefined : NOTHING_TO_REVIEW),
            onRun: ([row]: ActivityRow[]) => row && review(row),
          },
        ]
      : []),
    ...(mayFeature ? [featureAction(actions)] : []),
  ]
}

const NOTHING_TO_REVIEW = labels.notForReview

const featureAction = (actions: ActivityActions): TableAction<ActivityRow> => ({
  id: 'feature',
  label: labels.highlight,
  icon: <IconStar stroke={1.75} aria-hidden />,
  needsOne: true,
  disabledReason: ([row]) => (row?.can.feature || row?.can.unfeature ? undefined : labels.onlyOpenHighlighted),
  onRun: ([row], clear) => row && void actions.feature(row.activityId, row.can.feature).then((done) => done && clear()),
})
