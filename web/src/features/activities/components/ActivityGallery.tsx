import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'
import { lazy, Suspense, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Picture } from '../../../ui/picture/Picture.tsx'

import styles from './ActivityGallery.module.css'

const Lightbox = lazy(() => import('../../files/components/Lightbox.tsx'))

export type ActivityGalleryProps = { images: ActivityDetails['images']; title: string }

/** The title picture large, up to three others beside it; a press shows them full size. */
export function ActivityGallery({ images, title }: ActivityGalleryProps) {
  const [open, setOpen] = useState<number | null>(null)
  if (images.length === 0) return null
  const last = images.length - 1
  return (
    <>
      <ul className={styles.gallery} data-count={images.length} aria-label={activityFieldLabels.images}>
        {images.map((image, index) => (
          <li key={image.id}>
            <button type="button" className={styles.open} onClick={() => setOpen(index)}>
              <Picture
                src={index === 0 ? image.signedUrl : (image.cardUrl ?? image.signedUrl)}
                alt={
                  index === 0 ? fillIn(labels.coverOf, { title }) : fillIn(labels.imageOf, { number: index + 1, title })
                }
                priority={index === 0}
              />
              {index === last && last > 0 && (
                <span className={styles.more}>
                  <IconPhoto size={20} stroke={1.75} aria-hidden />
                  {labels.all} {images.length} {activityFieldLabels.images}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox media={images} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
