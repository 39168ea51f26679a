import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import labels from '@werkplatz/content/labels/files.json'
import { lazy, Suspense, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import type { StoredFile } from '../api.ts'

import styles from './Gallery.module.css'

const Lightbox = lazy(() => import('./Lightbox.tsx'))

const SHOWN = 3
const isVideo = (file: StoredFile) => file.mimeType.startsWith('video/')

/** Pictures and videos of a thing: one large, two small, the rest behind «+2»; a click shows them full size. */
export function MediaGallery({ media, label = labels.images }: { media: readonly StoredFile[]; label?: string }) {
  const [open, setOpen] = useState<number | null>(null)
  if (media.length === 0) return null
  const rest = media.length - SHOWN
  /** Until the large view has come, the arrows are pressed here. */
  const turn = (key: string) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (open !== null) setOpen((open + step + media.length) % media.length)
  }
  return (
    <>
      <ul className={styles.gallery} data-count={Math.min(media.length, SHOWN)} aria-label={label}>
        {media.slice(0, SHOWN).map((file, index) => {
          const hidden = index === SHOWN - 1 ? rest : 0
          const name = fillIn(hidden > 0 ? labels.enlargeWithMore : labels.enlarge, { name: file.name, count: hidden })
          return (
            <li key={file.id}>
              <button
                type="button"
                className={styles.open}
                aria-label={name}
                onClick={() => setOpen(index)}
                onKeyDown={(event) => turn(event.key)}
              >
                {isVideo(file) ? (
                  <span className={styles.play}>
                    <IconPlayerPlay size={36} stroke={1.75} aria-hidden />
                  </span>
                ) : (
                  <img src={file.cardUrl ?? file.signedUrl} alt="" loading="lazy" decoding="async" />
                )}
                {hidden > 0 && (
                  <span className={styles.more} aria-hidden>
                    <IconPhoto size={18} stroke={1.75} />+{hidden} {hidden === 1 ? labels.image : labels.images}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox media={media} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
