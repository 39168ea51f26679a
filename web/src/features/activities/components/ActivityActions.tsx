import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { useActivityActions } from '../actions.ts'
import { menuEntries } from './menu-entries.tsx'
import { PdfButton } from './PdfButton.tsx'

import styles from './ActivityActions.module.css'

export type ActivityActionsProps = { activity: ActivityDetails; onReport: () => void }

/** Share, bookmark, the next step if there is one, and everything else behind the dots; all by `can`. */
export function ActivityActions({ activity, onReport }: ActivityActionsProps) {
  const { activityId: id, can } = activity
  const actions = useActivityActions()
  const navigate = useNavigate()
  const onDeleted = () => void navigate(paths.activities(), { replace: true })
  const entries = menuEntries({ id, can, actions, onReport, onDeleted })
  return (
    <>
      {can.share && <ShareMenu activity={activity} />}
      <PdfButton id={id} />
      {can.bookmark && <BookmarkButton variant="button" targetId={id} known={activity.isBookmarked} />}
      {can.submit && (
        <Button kind="primary" onClick={() => void actions.submit(id)}>
          {labels.submitForReview}
        </Button>
      )}
      {can.publish && (
        <Button kind="primary" onClick={() => void actions.publish(id)}>
          {labels.publish}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label={labels.moreActions}
          target={
            <IconButton
              kind="secondary"
              label={labels.moreActions}
              icon={<IconDotsVertical stroke={1.75} aria-hidden />}
            />
          }
          entries={entries}
        />
      )}
    </>
  )
}

function ShareMenu({ activity }: { activity: ActivityDetails }) {
  const link = () => new URL(paths.activity(activity.activityId), window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link())
      showMessage(general.linkCopied)
    } catch {
      showMessage(general.linkCopyFailed)
    }
  }
  const mail = () => {
    const subject = encodeURIComponent(fillIn(labels.mailSubject, { title: activity.title }))
    const body = encodeURIComponent(fillIn(labels.mailBody, { title: activity.title, link: link() }))
    window.location.assign(`mailto:?subject=${subject}&body=${body}`)
  }
  return (
    <Menu
      label={labels.share}
      titled
      width={300}
      target={
        <Button icon={<IconShare2 stroke={1.75} aria-hidden />} className={styles.share}>
          <span className={styles.word}>{labels.share}</span>
        </Button>
      }
      entries={[
        { id: 'mail', label: labels.shareByMail, icon: <IconMail stroke={1.75} />, onSelect: mail },
        { id: 'copy', label: labels.copyLink, icon: <IconLink stroke={1.75} />, onSelect: () => void copy() },
      ]}
    />
  )
}
