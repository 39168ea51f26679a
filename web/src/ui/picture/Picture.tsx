import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { useState } from 'react'

import styles from './Picture.module.css'

export type PictureProps = {
  /** A calm ground stands in when there is none or it does not load. */
  src: string | null | undefined
  /** Empty where the picture only decorates. */
  alt?: string
  /** The first thing a page shows: asked for before everything else. */
  priority?: boolean
}

/** Fills the box it is given, cut to fit. */
export function Picture({ src, alt = '', priority }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (!src || src === brokenSrc) {
    return (
      <span className={styles.ground} {...(alt && { role: 'img', 'aria-label': alt })}>
        <IconPhoto size={32} stroke={1.5} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      onError={() => setBrokenSrc(src)}
    />
  )
}
