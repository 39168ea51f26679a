import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/files.json'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { StoredFile } from '../api.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

import styles from './Gallery.module.css'

export type LightboxProps = { media: readonly StoredFile[]; start: number; onClose: () => void }

const icon = { stroke: 1.75, 'aria-hidden': true }

/** Full size over the page. The browser's own dialog keeps the focus inside and gives it back; arrows turn the pages. */
export default function Lightbox({ media, start, onClose }: LightboxProps) {
  const element = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(start)
  const file = media[at]!
  const turn = (step: number) => setAt((at + step + media.length) % media.length)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A video's own controls use the arrows too.
    if ((event.target as HTMLElement).tagName === 'VIDEO' || media.length < 2) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  })
  // Before the element leaves the page: a dialog that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const listen = (event: KeyboardEvent) => pressed(event)
    dialog.showModal()
    dialog.addEventListener('keydown', listen)
    return () => {
      dialog.removeEventListener('keydown', listen)
      dialog.close()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={styles.lightbox}
      aria-label={fillIn(labels.imageNumber, { number: at + 1, count: media.length })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.top}>
        <output>
          {at + 1} {labels.of} {media.length}
        </output>
        <IconButton kind="ink" label={labels.close} icon={<IconX {...icon} />} onClick={onClose} />
      </div>
      <div className={styles.stage}>
        {file.mimeType.startsWith('video/') ? (
          <VideoPlayer video={file} />
        ) : (
          <img key={file.id} src={file.signedUrl} alt={file.name} />
        )}
      </div>
      {media.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            kind="ink"
            label={labels.previous}
            icon={<IconChevronLeft {...icon} />}
            onClick={() => turn(-1)}
          />
          <IconButton kind="ink" label={labels.next} icon={<IconChevronRight {...icon} />} onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  )
}
