import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/general.json'
import type { ReactNode } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { buttonClass } from '../button/button-variant.ts'

import styles from './SnapCarousel.module.css'

interface Props {
  label: string
  previous: string
  next: string
  slides: { id: string; content: ReactNode }[]
  /** sides: arrows beside the picture on wide screens, below it on narrow ones. */
  arrows?: 'below' | 'sides'
}

const group = (label: string) => ({ role: 'group', 'aria-label': label })
/** Scrolling by keys needs the focus. */
const scrollable = { tabIndex: 0 }

/** Slides side by side, moved by the browser's own scrolling; snap-carousel.ts adds the arrows and the counter. */
export function SnapCarousel({ label, previous, next, slides, arrows = 'below' }: Props) {
  const button = buttonClass({ kind: 'secondary' }, styles.arrow)
  return (
    <div
      className={classNames(styles.carousel, styles[arrows])}
      {...group(label)}
      aria-roledescription={labels.carousel}
      data-carousel
    >
      <div className={styles.track} {...group(label)} {...scrollable} data-track>
        {slides.map(({ id, content }, i) => (
          <div key={id} className={styles.slide} {...group(`${i + 1} von ${slides.length}`)}>
            {content}
          </div>
        ))}
      </div>
      <button type="button" className={classNames(button, styles.previous)} aria-label={previous} data-go="-1" hidden>
        <IconChevronLeft stroke={1.75} aria-hidden />
      </button>
      <div className={styles.place} hidden>
        <span className={styles.dots} aria-hidden data-dots>
          {slides.map(({ id }, i) => (
            <span key={id} className={styles.dot} data-on={i === 0 || undefined} />
          ))}
        </span>
        <span className={styles.count} aria-live="polite" data-count>
          {labels.firstOf} {slides.length}
        </span>
      </div>
      <button type="button" className={classNames(button, styles.next)} aria-label={next} data-go="1" hidden>
        <IconChevronRight stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
