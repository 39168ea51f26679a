import type { Icon } from '@tabler/icons-react'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'

import { classNames } from '../../lib/class-names.ts'

import tag from '../../ui/tag/Tag.module.css'
import styles from './StatusTag.module.css'

export type StatusTone = 'DRAFT' | 'PENDING' | 'REJECTED' | 'APPROVED' | 'PUBLISHED' | 'ONGOING' | 'ARCHIVED'

const LOOK: Record<StatusTone, { icon: Icon; className: string | undefined }> = {
  DRAFT: { icon: IconPencil, className: styles.draft },
  PENDING: { icon: IconClockHour4, className: styles.pending },
  REJECTED: { icon: IconX, className: styles.rejected },
  APPROVED: { icon: IconCheck, className: styles.approved },
  PUBLISHED: { icon: IconSpeakerphone, className: styles.published },
  ONGOING: { icon: IconPlayerPlay, className: styles.ongoing },
  ARCHIVED: { icon: IconArchive, className: styles.archived },
}

export type StatusTagProps = {
  tone: StatusTone
  /** The word for this status; the same tone has different words for different things. */
  label: string
  /** Replaces the tone's own icon. */
  icon?: Icon
  size?: 'medium' | 'large'
}

/** Colour, icon and word together: a status is never colour alone. */
export function StatusTag({ tone, label, icon, size }: StatusTagProps) {
  const Glyph = icon ?? LOOK[tone].icon
  return (
    <span className={classNames(tag.tag, LOOK[tone].className, size === 'large' && tag.large)}>
      <Glyph stroke={2.2} aria-hidden />
      {label}
    </span>
  )
}
