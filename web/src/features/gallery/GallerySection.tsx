import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Gallery.module.css'

export function GallerySection({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classNames(styles.section, wide && styles.wide)}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
