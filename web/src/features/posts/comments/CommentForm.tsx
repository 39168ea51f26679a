import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import messages from '@werkplatz/content/messages/posts.json'
import { postLimits } from '@werkplatz/contract/posts/limits.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useOwnAvatar } from '../../files/own-avatar.ts'
import { useSaveComment } from '../actions.ts'
import { MentionArea } from '../composer/MentionArea.tsx'
import { stored, type Named } from '../composer/named.ts'

import styles from './Comments.module.css'

export type CommentFormProps = { postId: string; isQuestion: boolean; onSent: () => void }

/** One line that grows; sent with the button, or with Ctrl and Enter. Empty ones are not sent. */
export function CommentForm({ postId, isQuestion, onSent }: CommentFormProps) {
  const user = useUser()
  const avatar = useOwnAvatar(user?.id ?? '')
  const save = useSaveComment(postId)
  const [{ text, named }, write] = useState<{ text: string; named: readonly Named[] }>({ text: '', named: [] })
  const [busy, setBusy] = useState(false)
  const label = isQuestion ? messages.answerPlaceholder.text : messages.commentPlaceholder.text
  const send = async () => {
    const body = stored(text.trim(), named)
    if (body === '' || busy) return
    if (body.length > postLimits.body) {
      showMessage(messages.commentTooLong)
      return
    }
    setBusy(true)
    if (await save(body)) {
      write({ text: '', named: [] })
      onSent()
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Avatar name={user ? `${user.nameFirst} ${user.nameLast}` : ''} src={avatar} size={36} />
      <MentionArea
        label={label}
        placeholder={label}
        className={styles.input}
        text={text}
        named={named}
        onChange={(next, people) => write({ text: next, named: people })}
        onSubmit={() => void send()}
      />
      <IconButton
        type="submit"
        kind="tonal"
        label={messages.commentSend.text}
        aria-disabled={text.trim() === '' || busy}
        icon={<IconSend2 size={20} stroke={1.75} aria-hidden />}
      />
    </form>
  )
}
