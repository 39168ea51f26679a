import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import general from '@werkplatz/content/messages/general.json'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { useNavigate } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { BookmarkButton } from '../../bookmarks/components/BookmarkButton.tsx'
import { useActivityActions } from '../actions.ts'
import { menuEntries } from './menu-entries.tsx'

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
      {can.bookmark && <BookmarkButton look="button" targetId={id} known={activity.isBookmarked} />}
      {can.requestReview && (
        <Button kind="primary" onClick={() => void actions.submit(id)}>
          Zur Prüfung geben
        </Button>
      )}
      {can.publish && (
        <Button kind="primary" onClick={() => void actions.publish(id)}>
          Veröffentlichen
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          label="Weitere Aktionen"
          target={
            <IconButton
              kind="secondary"
              label="Weitere Aktionen"
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
    const subject = encodeURIComponent(`Werkplatz: ${activity.title}`)
    const body = encodeURIComponent(`Schau dir diese Aktivität an:\n\n${activity.title}\n${link()}`)
    window.location.assign(`mailto:?subject=${subject}&body=${body}`)
  }
  return (
    <Menu
      label="Teilen"
      titled
      width={300}
      target={
        <Button icon={<IconShare2 stroke={1.75} aria-hidden />} className={styles.share}>
          <span className={styles.word}>Teilen</span>
        </Button>
      }
      entries={[
        { id: 'mail', label: 'Per E-Mail senden', icon: <IconMail stroke={1.75} />, onSelect: mail },
        { id: 'copy', label: 'Link kopieren', icon: <IconLink stroke={1.75} />, onSelect: () => void copy() },
      ]}
    />
  )
}
