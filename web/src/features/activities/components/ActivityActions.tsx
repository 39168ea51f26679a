import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useQueryClient } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/activities.json'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { useActivityActions } from '../actions.ts'
import { toAnswerQuery } from '../api.ts'
import { ArchiveDialog } from '../archive/ArchiveDialog.tsx'
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
  const queryClient = useQueryClient()
  const [toAnswer, setToAnswer] = useState(0)
  const archive = async () => {
    // Without the number the ordinary question is asked.
    const waiting = await queryClient.fetchQuery(toAnswerQuery(id)).catch(() => 0)
    if (waiting > 0) setToAnswer(waiting)
    else await actions.archive(id)
  }
  const entries = menuEntries({ id, can, actions, onReport, onDeleted, onArchive: () => void archive() })
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
      {toAnswer > 0 && <ArchiveDialog id={id} toAnswer={toAnswer} onClose={() => setToAnswer(0)} />}
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
