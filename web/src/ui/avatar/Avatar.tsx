import { useState } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { stableHash } from '../../lib/stable-hash.ts'
import { initials } from './initials.ts'

import styles from './Avatar.module.css'

export type AvatarProps = {
  name: string
  /** Address of the picture; initials stand in when there is none or it does not load. */
  src?: string | null | undefined
  size?: 24 | 28 | 32 | 36 | 40 | 48 | 56 | 64 | 80 | 96 | 176
  shape?: 'round' | 'square'
  /** Keeps the colour when the name changes; the name itself by default. */
  colorKey?: string
  /** Only where the name does not stand beside it: the picture then speaks for itself. */
  labelled?: boolean
}

const COLORS = [styles.c1, styles.c2, styles.c3, styles.c4, styles.c5, styles.c6]

export function Avatar({ name, src, size = 40, shape = 'round', colorKey, labelled }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const base = classNames(styles.avatar, shape === 'square' && styles.square)
  if (src && src !== brokenSrc) {
    return (
      <img
        className={base}
        data-size={size}
        src={src}
        width={size}
        height={size}
        alt={labelled ? name : ''}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenSrc(src)}
      />
    )
  }
  return (
    <span
      className={classNames(base, COLORS[stableHash(colorKey ?? name) % COLORS.length])}
      data-size={size}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  )
}
