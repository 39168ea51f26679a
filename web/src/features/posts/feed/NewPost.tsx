import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import messages from '@werkplatz/content/messages/posts.json'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { isKept } from '../../../lib/use-kept.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { useOwnAvatar } from '../../files/own-avatar.ts'
import { Composer } from '../composer/Composer.tsx'
import { postDraft } from '../composer/use-composer.ts'

import styles from './NewPost.module.css'

export type NewPostProps = { activityId?: string | undefined; assignmentId?: string | undefined }

/** A line to click on; then the whole composer. What was begun and not sent is open again. */
export function NewPost({ activityId, assignmentId }: NewPostProps) {
  const user = useUser()
  const avatar = useOwnAvatar(user?.id ?? '')
  const navigate = useNavigate()
  const start = { id: null, activityId, assignmentId }
  const showsWork = Boolean(activityId ?? assignmentId)
  const [isOpen, setOpen] = useState(() => showsWork || isKept(user?.id, postDraft(start)))
  const close = () => {
    setOpen(false)
    if (showsWork) void navigate(paths.community(), { replace: true })
  }
  if (isOpen) {
    const asks = activityId ? messages.showWorkActivity : messages.showWorkAssignment
    return (
      <Composer
        start={start}
        onDone={close}
        {...(showsWork && { placeholder: asks.text, hint: messages.showWorkHint.text })}
      />
    )
  }
  return (
    <button type="button" className={styles.open} onClick={() => setOpen(true)}>
      <Avatar name={user ? `${user.nameFirst} ${user.nameLast}` : ''} src={avatar} size={48} />
      <span className={styles.words}>{messages.composerPlaceholder.text}</span>
      <IconPhoto size={22} stroke={1.75} aria-hidden />
    </button>
  )
}
