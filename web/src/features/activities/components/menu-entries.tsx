import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarOff from '@tabler/icons-react/dist/esm/icons/IconStarOff.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import posts from '@werkplatz/content/messages/posts.json'
import type { ActivityCan } from '@werkplatz/contract/activities/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import type { MenuEntry } from '../../../ui/menu/menu-types.ts'
import type { ActivityActions } from '../actions.ts'

interface Doers {
  id: string
  can: ActivityCan
  actions: ActivityActions
  /** In a list one can also open it; on its own page it can be reported, archived and deleted. */
  inList?: boolean
  onReview?: () => void
  onReport?: () => void
  onArchive?: () => void
  onDeleted?: () => void
}

/** Everything this person may do with this activity now, as the server said. */
export function menuEntries({
  id,
  can,
  actions,
  inList,
  onReview,
  onReport,
  onArchive,
  onDeleted,
}: Doers): MenuEntry[] {
  const entry = (allowed: boolean | undefined, item: MenuEntry) => (allowed ? [item] : [])
  return [
    ...entry(inList, {
      id: 'open',
      label: labels.open,
      icon: <IconExternalLink stroke={1.75} />,
      to: paths.activity(id),
    }),
    ...entry(can.submit, {
      id: 'submit',
      label: labels.submitForReview,
      icon: <IconClipboardCheck stroke={1.75} />,
      onSelect: () => void actions.submit(id),
    }),
    ...entry(can.review && inList, {
      id: 'review',
      label: labels.review,
      icon: <IconGavel stroke={1.75} />,
      onSelect: () => onReview?.(),
    }),
    ...entry(can.publish, {
      id: 'publish',
      label: labels.publish,
      icon: <IconSpeakerphone stroke={1.75} />,
      onSelect: () => void actions.publish(id),
    }),
    ...entry(can.feature, {
      id: 'feature',
      label: labels.feature,
      icon: <IconStar stroke={1.75} />,
      onSelect: () => void actions.feature(id, true),
    }),
    ...entry(can.unfeature, {
      id: 'unfeature',
      label: labels.unfeature,
      icon: <IconStarOff stroke={1.75} />,
      onSelect: () => void actions.feature(id, false),
    }),
    ...entry(can.edit, {
      id: 'edit',
      label: labels.editShort,
      icon: <IconPencil stroke={1.75} />,
      to: paths.activityForm(id),
    }),
    ...entry(can.edit && can.share && !inList, {
      id: 'show',
      label: posts.showWork.text,
      icon: <IconMessagePlus stroke={1.75} />,
      to: paths.showActivity(id),
    }),
    ...entry(can.archive && !inList, {
      id: 'archive',
      label: labels.archive,
      icon: <IconArchive stroke={1.75} />,
      onSelect: () => onArchive?.(),
    }),
    ...entry(can.restore && !inList, {
      id: 'restore',
      label: labels.restore,
      icon: <IconArrowBackUp stroke={1.75} />,
      onSelect: () => void actions.restore(id),
    }),
    ...entry(can.report && !inList, {
      id: 'report',
      label: labels.report,
      icon: <IconFlag stroke={1.75} />,
      separated: true,
      onSelect: () => onReport?.(),
    }),
    ...entry(can.delete && !inList, {
      id: 'delete',
      label: labels.delete,
      icon: <IconTrash stroke={1.75} />,
      danger: true,
      separated: !can.report,
      onSelect: () => void actions.remove(id).then((done) => done && onDeleted?.()),
    }),
  ]
}
