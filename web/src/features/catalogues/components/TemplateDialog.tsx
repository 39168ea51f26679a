import labels from '@werkplatz/content/labels/catalogues.json'
import messages from '@werkplatz/content/messages/admin-catalogues.json'
import { catalogueLimits as limits } from '@werkplatz/contract/catalogues/limits.ts'
import type { ManagedTemplate } from '@werkplatz/contract/catalogues/schemas.ts'
import { imageExtensions } from '@werkplatz/contract/files/kinds.ts'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { OneImageField } from '../../files/components/OneImageField.tsx'
import { useUploadQueue } from '../../files/use-upload-queue.ts'
import { useTemplates } from '../actions.ts'

import styles from './EntryDialog.module.css'

const copy = labels.templates

type TemplateDialogProps = { template: ManagedTemplate | null; onClose: () => void }

/** Every template says in words what is to be seen. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { add, change } = useTemplates()
  const [items, queue] = useUploadQueue({ group: 'image', extensions: imageExtensions, max: 1 })
  const [name, setName] = useState(template?.name ?? '')
  const [alt, setAlt] = useState(template?.alt ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const uploaded = items.find(({ phase }) => phase === 'done')
  const imageId = uploaded?.stored?.id
  const problems = {
    image: template || imageId ? undefined : copy.imageRequired,
    name: problemOf(name, limits.templateName, labels.nameRequired),
    alt: problemOf(alt, limits.alt, messages.templateAltRequired.text),
  }
  const save = async () => {
    setTried(true)
    if (Object.values(problems).some(Boolean)) return
    setBusy(true)
    const words = { name: name.trim(), alt: alt.trim() }
    const done = template ? await change({ id: template.id, ...words }) : await add({ imageId: imageId!, ...words })
    if (done) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      title={template ? copy.dialogEdit : copy.dialogNew}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void save()}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {uploaded?.previewUrl && <img className={styles.preview} src={uploaded.previewUrl} alt="" />}
        {!template && (
          <OneImageField
            label={copy.upload}
            hint={copy.uploadHint}
            items={items}
            queue={queue}
            onStart={() => setTried(false)}
          />
        )}
        {tried && problems.image && <p role="alert">{problems.image}</p>}
        <TextField
          label={messages.templateName.text}
          required
          value={name}
          onChange={setName}
          error={tried ? problems.name : undefined}
        />
        <TextField
          label={messages.templateAlt.text}
          required
          value={alt}
          onChange={setAlt}
          error={tried ? problems.alt : undefined}
        />
      </div>
    </Dialog>
  )
}

function problemOf(text: string, longest: number, missing: string): string | undefined {
  if (text.trim() === '') return missing
  return text.trim().length > longest ? labels.tooLong : undefined
}
