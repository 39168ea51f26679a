import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import type { PostMedia as Media } from '@werkplatz/contract/posts/schemas.ts'
import { lazy, Suspense, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'

import styles from './PostMedia.module.css'

const Lightbox = lazy(() => import('../../files/components/Lightbox.tsx'))

const SHOWN = 3
const isVideo = (file: Media) => file.mimeType.startsWith('video/')
/** Read aloud: what it shows, if somebody said so. */
const nameOf = (file: Media) => file.alt || file.name
const moreOf = (count: number) =>
  count === 1 ? messages.galleryMoreOne.text : fillIn(messages.galleryMore.text, { count })

/** Edge to edge: one large, two small, the rest behind «+3 Bilder». A click shows them full size, videos with a player. */
export function PostMedia({ media }: { media: readonly Media[] }) {
  const [open, setOpen] = useState<number | null>(null)
  if (media.length === 0) return null
  const rest = media.length - SHOWN
  return (
    <>
      <ul className={styles.media} data-count={Math.min(media.length, SHOWN)} aria-label={labels.mediaOf}>
        {media.slice(0, SHOWN).map((file, index) => {
          const hidden = index === SHOWN - 1 ? rest : 0
          const position = fillIn(messages.galleryPosition.text, { n: index + 1, total: media.length })
          // What is written on it is part of its name: whoever speaks to the computer says what they see.
          const all =
            hidden > 0 ? `${moreOf(hidden)}, ${fillIn(messages.galleryShowAll.text, { count: media.length })}: ` : ''
          const what = isVideo(file)
            ? [`${messages.videoPlay.text}: ${file.name}`, file.alt].filter(Boolean).join(', ')
            : `${position}: ${nameOf(file)}`
          return (
            <li key={file.id}>
              <button type="button" className={styles.open} aria-label={all + what} onClick={() => setOpen(index)}>
                {isVideo(file) ? (
                  <span className={styles.film}>
                    <span className={styles.play}>
                      <IconPlayerPlay size={28} stroke={1.75} aria-hidden />
                    </span>
                    <span className={styles.name}>{file.name}</span>
                  </span>
                ) : (
                  <img src={file.cardUrl ?? file.signedUrl} alt="" loading="lazy" decoding="async" />
                )}
                {hidden > 0 && (
                  <span className={styles.more} aria-hidden>
                    {moreOf(hidden)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox
            media={media.map((file) => (isVideo(file) ? file : { ...file, name: nameOf(file) }))}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
