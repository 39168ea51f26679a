// Placeholders with the geometry of what they stand for; they appear after 200 ms.
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import styles from './Skeleton.module.css'

export type BoneProps = {
  kind?: 'line' | 'title' | 'small' | 'box' | 'tag' | 'avatar' | 'picture'
  /** Percent of the line; named steps, because inline styles do not pass the security policy. */
  width?: 25 | 30 | 35 | 40 | 50 | 85 | 95 | 100
}

/** One grey shape. Use it inside `SkeletonGroup`. */
export function Bone({ kind = 'line', width }: BoneProps) {
  return <span className={classNames(styles.bone, styles[kind], width && styles[`w${width}`])} />
}

export type SkeletonGroupProps = {
  children: ReactNode
  /** stack: pieces under each other with a gap. */
  layout?: 'stack' | 'plain'
  delay?: number | undefined
}

export function SkeletonGroup({ children, layout = 'plain', delay }: SkeletonGroupProps) {
  const shown = useDelayed(delay)
  return (
    <div role="status">
      <span className="sr-only">{shown && 'Wird geladen'}</span>
      <div aria-hidden className={classNames(layout === 'stack' && styles.stack, !shown && styles.waiting)}>
        {children}
      </div>
    </div>
  )
}

/** Picture 16:10 and two lines. */
export function SkeletonCard({ delay }: { delay?: number }) {
  return (
    <SkeletonGroup layout="stack" delay={delay}>
      <Bone kind="picture" />
      <Bone kind="title" width={85} />
      <Bone kind="small" width={50} />
    </SkeletonGroup>
  )
}

const TEXT_WIDTHS = [100, 95, 100, 85, 95] as const

export function SkeletonText({ lines = 3, delay }: { lines?: number; delay?: number }) {
  return (
    <SkeletonGroup layout="stack" delay={delay}>
      {Array.from({ length: lines }, (_, index) => (
        <Bone key={index} width={index === lines - 1 ? 50 : (TEXT_WIDTHS[index % TEXT_WIDTHS.length] ?? 100)} />
      ))}
    </SkeletonGroup>
  )
}

/** Lengths of titles, so that a column of placeholders does not look ruled. */
export const ROW_WIDTHS = [35, 30, 40, 35, 25] as const

/** Rows with box, line, tag and avatar, 64 px each. */
export function SkeletonRows({ rows = 3, delay }: { rows?: number; delay?: number }) {
  return (
    <SkeletonGroup delay={delay}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Bone kind="box" />
          <Bone width={ROW_WIDTHS[index % ROW_WIDTHS.length] ?? 35} />
          <span className={styles.grow} />
          <Bone kind="tag" />
          <Bone kind="avatar" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
