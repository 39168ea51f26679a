import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import { documentExtensions, mediaExtensions, videoExtensions } from '@werkplatz/contract/files/kinds.ts'
import { postLimits } from '@werkplatz/contract/posts/limits.ts'
import { useRef } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { CharacterCount } from '../../../ui/form/fields/CharacterCount.tsx'
import { CheckField } from '../../../ui/form/fields/CheckField.tsx'
import { FilePicker } from '../../files/components/FilePicker.tsx'
import { useOwnAvatar } from '../../files/own-avatar.ts'
import { useFileDrop } from '../../files/use-file-drop.ts'
import { ComposerFiles } from './ComposerFiles.tsx'
import { MentionArea } from './MentionArea.tsx'
import { type ComposerStart, useComposer } from './use-composer.ts'

import styles from './Composer.module.css'

export type ComposerProps = { start: ComposerStart; placeholder?: string; hint?: string; onDone: () => void }

const pictureExtensions = mediaExtensions.filter((one) => !(videoExtensions as readonly string[]).includes(one))
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true }
/** From here on it is worth knowing how much room is left. */
const COUNT_FROM = postLimits.body - 500

/** Writes a post, or changes one: text, people, pictures with their words, documents. */
export function Composer({ start, placeholder = messages.composerPlaceholder.text, hint, onDone }: ComposerProps) {
  const user = useUser()
  const avatar = useOwnAvatar(user?.id ?? '')
  const composer = useComposer(start, onDone)
  const { text, named, media, documents, isQuestion, underWay, isBusy } = composer
  const area = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(area, composer.add)
  const isEdit = start.id !== null
  const waits = underWay === 1 ? labels.underWayOne : fillIn(labels.underWay, { count: underWay })
  return (
    <Card padding="none" className={classNames(styles.composer, isOver && styles.over)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- files are dropped on it; a <fieldset> has a look of its own */}
      <div ref={area} role="group" aria-label={isEdit ? messages.editHeading.text : messages.composerOpen.text}>
        <div className={styles.top}>
          <Avatar name={user ? `${user.nameFirst} ${user.nameLast}` : ''} src={avatar} size={48} />
          <MentionArea
            label={labels.text}
            placeholder={isQuestion ? messages.composerQuestionPlaceholder.text : placeholder}
            className={styles.text}
            text={text}
            named={named}
            isFocused
            onChange={composer.write}
            onSubmit={() => void composer.send()}
          />
        </div>
        {text.length >= COUNT_FROM && (
          <p className={styles.count}>
            <CharacterCount used={text.length} max={postLimits.body} />
          </p>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
        <ComposerFiles
          media={media}
          documents={documents}
          altOf={composer.altOf}
          onAlt={composer.describe}
          onRemove={composer.remove}
          onRetry={composer.retry}
        />
        <div className={styles.question}>
          <CheckField
            variant="switch"
            label={messages.composerQuestion.text}
            subtitle={messages.composerQuestionHint.text}
            checked={isQuestion}
            onChange={composer.ask}
          />
        </div>
        <div className={styles.foot}>
          <div className={styles.tools}>
            <FilePicker
              label={labels.picture}
              extensions={pictureExtensions}
              className={styles.tool}
              onFiles={composer.add}
            >
              <IconPhoto {...icon} />
              {labels.picture}
            </FilePicker>
            <FilePicker
              label={labels.video}
              extensions={videoExtensions}
              className={styles.tool}
              onFiles={composer.add}
            >
              <IconVideo {...icon} />
              {labels.video}
            </FilePicker>
            <FilePicker
              label={labels.document}
              extensions={documentExtensions}
              className={styles.tool}
              onFiles={composer.addDocuments}
            >
              <IconPaperclip {...icon} />
              {labels.document}
            </FilePicker>
            <button type="button" className={styles.tool} onClick={() => composer.mention(area.current)}>
              <IconAt {...icon} />
              {labels.mention}
            </button>
          </div>
          <div className={styles.send}>
            <Button kind="ghost" onClick={() => void composer.discard()}>
              {isEdit ? labels.cancel : labels.discard}
            </Button>
            <Button
              kind="primary"
              busy={isBusy}
              aria-disabled={underWay > 0 || !composer.hasContent}
              onClick={() => void composer.send()}
            >
              {isEdit ? messages.editSave.text : labels.publish}
            </Button>
          </div>
        </div>
        <output className={styles.caption}>{underWay > 0 ? waits : messages.composerAudience.text}</output>
      </div>
    </Card>
  )
}
