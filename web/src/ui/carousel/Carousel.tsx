import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { type ReactNode, useId } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'
import { SectionHeader } from '../page/SectionHeader.tsx'
import { slideAria, useCarousel } from './use-carousel.ts'

import styles from './Carousel.module.css'

export type CarouselProps<Item> = {
  title: string
  /** A small line above the title. */
  over?: string | undefined
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item) => ReactNode
  /** regular: three beside each other; large: five. */
  size?: 'regular' | 'large'
  /** Beside the arrows, such as a link to all of them. */
  end?: ReactNode
}

/** Pages through cards with arrows, keys, wheel or swipe. On a phone one card and the cut of the next. */
export function Carousel<Item>({ title, over, items, itemKey, children, size = 'regular', end }: CarouselProps<Item>) {
  const { frame, viewport, place, step } = useCarousel(size === 'large' ? LARGE : REGULAR)
  const titleId = useId()
  const scrolls = place.hasPrevious || place.hasNext
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader
        title={title}
        over={over}
        id={titleId}
        end={
          <>
            {end}
            {scrolls && (
              <span className={styles.arrows}>
                <IconButton
                  kind="secondary"
                  label={labels.previous}
                  icon={<IconArrowLeft stroke={1.75} aria-hidden />}
                  // Not `disabled`: at the end the focus would fall off the button.
                  aria-disabled={place.hasPrevious ? undefined : true}
                  onClick={() => step(-1)}
                />
                <IconButton
                  kind="secondary"
                  label={labels.next}
                  icon={<IconArrowRight stroke={1.75} aria-hidden />}
                  aria-disabled={place.hasNext ? undefined : true}
                  onClick={() => step(1)}
                />
              </span>
            )}
          </>
        }
      />
      <div {...frame} aria-labelledby={titleId} className={classNames(styles.root, styles[size])}>
        <div className={styles.viewport} ref={viewport}>
          <div className={styles.track}>
            {items.map((item, index) => (
              <div key={itemKey(item)} {...slideAria(index, items.length)} className={styles.slide}>
                {children(item)}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

const PHONE = { '(max-width: 1023.98px)': { slidesToScroll: 1, align: 'center' as const } }
// Module constants: Embla starts anew whenever its options change.
const REGULAR = { align: 'start' as const, slidesToScroll: 3, containScroll: 'trimSnaps' as const, breakpoints: PHONE }
const LARGE = { ...REGULAR, slidesToScroll: 5 }
