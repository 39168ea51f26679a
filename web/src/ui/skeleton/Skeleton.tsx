// Placeholders with the geometry of what they stand for; they appear after 200 ms.
import labels from '@werkplatz/content/labels/general.json'
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { useDelayed } from '../../lib/use-delayed.ts'

import styles from './Skeleton.module.css'

export type BoneProps = {
  kind?: 'line' | 'title' | 'small' | 'box' | 'tag' | 'avatar' | 'picture'
  /** Any CSS length; a number is pixels. */
  width?: string | number | undefined
  height?: string | number | undefined
}

/** One grey shape. Use it inside `SkeletonGroup`. */
export function Bone({ kind = 'line', width, height }: BoneProps) {
  // Set by script: the security policy refuses style attributes in prerendered pages.
  const measure = (bone: HTMLElement | null) => {
    if (bone && width !== undefined) bone.style.width = length(width)
    if (bone && height !== undefined) bone.style.height = length(height)
  }
  return <span ref={measure} className={classNames(styles.bone, styles[kind])} />
}

const length = (value: string | number) => (typeof value === 'number' ? `${value}px` : value)

export type SkeletonGroupProps = {
  children: ReactNode
  /** stack: pieces under each other with a gap. */
  layout?: 'stack' | 'plain'
  delay?: number | undefined
  /** Read out in place of the shapes. */
  label?: string
}

export function SkeletonGroup({ children, layout = 'plain', delay, label = labels.loading }: SkeletonGroupProps) {
  const shown = useDelayed(delay)
  return (
    <div>
      <output className="sr-only">{shown && label}</output>
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
      <Bone kind="title" width="84%" />
      <Bone kind="small" width="50%" />
    </SkeletonGroup>
  )
}

const TEXT_WIDTHS = ['100%', '94%', '98%', '88%', '96%']

export function SkeletonText({ lines = 3, delay }: { lines?: number; delay?: number }) {
  return (
    <SkeletonGroup layout="stack" delay={delay}>
      {Array.from({ length: lines }, (_, index) => (
        <Bone key={index} width={index === lines - 1 ? '56%' : TEXT_WIDTHS[index % TEXT_WIDTHS.length]} />
      ))}
    </SkeletonGroup>
  )
}

/** Lengths of titles, so that a column of placeholders does not look ruled. */
export const ROW_WIDTHS = ['36%', '29%', '40%', '33%', '26%']

/** Rows with box, line, tag and avatar, 64 px each. */
export function SkeletonRows({ rows = 3, delay }: { rows?: number; delay?: number }) {
  return (
    <SkeletonGroup delay={delay}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Bone kind="box" />
          <Bone width={ROW_WIDTHS[index % ROW_WIDTHS.length]} />
          <span className={styles.grow} />
          <Bone kind="tag" />
          <Bone kind="avatar" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
