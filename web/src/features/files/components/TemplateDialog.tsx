import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/files.json'
import media from '@werkplatz/content/messages/media.json'
import type { ImageTemplate } from '@werkplatz/contract/files/schemas.ts'
import { useEffect, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { SkeletonGroup, Bone } from '../../../ui/skeleton/Skeleton.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { templatesQuery, type StoredFile } from '../api.ts'

import styles from './TemplateDialog.module.css'

export type TemplateDialogProps = {
  onClose: () => void
  onChoose: (templates: StoredFile[]) => void
}

/** Above so many the list scrolls automatically. */
const SCROLLS_ABOVE = 8

const asFile = (template: ImageTemplate): StoredFile => ({
  id: template.id,
  name: template.name,
  mimeType: 'image/webp',
  signedUrl: template.signedUrl,
})

export default function TemplateDialog({ onClose, onChoose }: TemplateDialogProps) {
  const { data, isError, isPending } = useQuery(templatesQuery())
  const [chosen, setChosen] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isError) return
    showMessage(media.templatesLoadFailed)
    onClose()
  }, [isError, onClose])
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const take = () => {
    if (chosen.length === 0) showMessage(media.templateRequired)
    else onChoose(chosen.map((id) => asFile(data!.find((template) => template.id === id)!)))
  }
  return (
    <Dialog
      wide
      title={labels.chooseTemplate}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button kind="primary" onClick={take}>
            {labels.take}
          </Button>
        </>
      }
    >
      {isPending && (
        <SkeletonGroup>
          <Bone kind="picture" height={320} />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p>{media.templatesEmpty.text}</p>}
      {data && data.length > 0 && (
        <ul className={classNames(styles.list, data.length > SCROLLS_ABOVE && styles.scrolls)}>
          {data.map((template) => (
            <li key={template.id}>
              <button
                type="button"
                className={styles.template}
                aria-pressed={chosen.includes(template.id)}
                onClick={() => toggle(template.id)}
              >
                <span className={styles.frame}>
                  <img src={template.signedUrl} alt={template.alt ?? ''} loading="lazy" />
                  {chosen.includes(template.id) && (
                    <span className={styles.check}>
                      <IconCheck size={18} stroke={2.5} aria-hidden />
                    </span>
                  )}
                </span>
                {template.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
