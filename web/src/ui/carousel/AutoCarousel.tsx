import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { type ReactNode, useCallback } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { slideAria, useCarousel } from './use-carousel.ts'

import styles from './AutoCarousel.module.css'

export type AutoCarouselProps<Item> = {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** One slide as wide as the carousel. Leave its bottom right corner free for the buttons. */
  children: (item: Item) => ReactNode
  previousLabel?: string
  nextLabel?: string
  interval?: number
}

/** One slide at a time, in a loop that moves on by itself until someone takes over. */
export function AutoCarousel<Item>(props: AutoCarouselProps<Item>) {
  const { label, items, itemKey, children, previousLabel = 'Zurück', nextLabel = 'Weiter', interval } = props
  const { frame, viewport, place, step, still } = useCarousel(LOOP)
  const several = items.length > 1
  const next = useCallback(() => step(1), [step])
  const autoplay = useAutoplay({ enabled: several && !still, onNext: next, interval })
  const byHand = (direction: 1 | -1) => {
    autoplay.stop()
    step(direction)
  }
  return (
    <div {...frame} aria-label={label} className={styles.root} {...autoplay.holdProps}>
      <div className={styles.viewport} ref={viewport}>
        {/* Slides that change by themselves must not interrupt; those somebody asked for are read out. */}
        <div className={styles.track} aria-live={autoplay.canPlay ? 'off' : 'polite'}>
          {items.map((item, index) => (
            <div
              key={itemKey(item)}
              {...slideAria(index, items.length)}
              // Only the slide in sight can be reached: the loop would otherwise scroll on every Tab.
              inert={index !== place.index}
              className={styles.slide}
            >
              {children(item)}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={styles.nav}>
          <div className={styles.dots} aria-hidden>
            {items.map((item, index) => (
              <span key={itemKey(item)} className={classNames(styles.dot, index === place.index && styles.on)} />
            ))}
          </div>
          <div className={styles.buttons}>
            {!still && (
              <IconButton
                size="small"
                round
                label={autoplay.canPlay ? 'Automatischen Wechsel anhalten' : 'Automatischen Wechsel starten'}
                icon={autoplay.canPlay ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
                onClick={autoplay.canPlay ? autoplay.stop : autoplay.start}
              />
            )}
            <IconButton
              size="small"
              round
              label={previousLabel}
              icon={<IconArrowLeft aria-hidden />}
              onClick={() => byHand(-1)}
            />
            <IconButton
              size="small"
              round
              label={nextLabel}
              icon={<IconArrowRight aria-hidden />}
              onClick={() => byHand(1)}
            />
          </div>
        </div>
      )}
    </div>
  )
}

const LOOP = { loop: true, align: 'start' as const }
