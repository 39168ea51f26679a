import { type ReactNode, useId } from 'react'

import styles from './FormSection.module.css'

export type FormSectionProps = { title: string; text?: ReactNode; children: ReactNode }

/** Explanation left, fields right (4/8); one column below 640 px. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** Sixths of the field column; below 1024 px 2 means half, on a phone everything wider the whole line. */
export function FormCell({ span, children }: { span: 2 | 3 | 4 | 6; children: ReactNode }) {
  return <div data-span={span}>{children}</div>
}
