import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import { postLimits } from '@werkplatz/contract/posts/limits.ts'
import type { Comment } from '@werkplatz/contract/posts/schemas.ts'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useSaveComment } from '../actions.ts'
import { MentionArea } from '../composer/MentionArea.tsx'
import { type Named, shownText, stored } from '../composer/named.ts'

import styles from './Comments.module.css'

/** In the place of the text, until it is saved or given up. */
export function CommentEdit({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const save = useSaveComment(comment.targetId)
  const [{ text, named }, write] = useState<{ text: string; named: readonly Named[] }>(() => ({
    text: shownText(comment.body, comment.mentions),
    named: comment.mentions,
  }))
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const body = stored(text.trim(), named)
    if (body === '' || busy) return
    if (body.length > postLimits.body) {
      showMessage(messages.commentTooLong)
      return
    }
    setBusy(true)
    if (await save(body, comment.id)) onDone()
    else setBusy(false)
  }
  return (
    <div className={styles.edit}>
      <MentionArea
        label={labels.text}
        className={styles.input}
        text={text}
        named={named}
        isFocused
        onChange={(next, people) => write({ text: next, named: people })}
        onSubmit={() => void send()}
      />
      <div className={styles.buttons}>
        <Button size="small" kind="ghost" onClick={onDone}>
          {labels.cancel}
        </Button>
        <Button size="small" kind="primary" busy={busy} onClick={() => void send()}>
          {labels.save}
        </Button>
      </div>
    </div>
  )
}
