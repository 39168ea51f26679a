import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { type ReactNode, useCallback, useState } from 'react'

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

/** One slide at a time, in a loop that moves on automatically until someone takes over. */
export function AutoCarousel<Item>(props: AutoCarouselProps<Item>) {
  const { label, items, itemKey, children, previousLabel = labels.previous, nextLabel = labels.next, interval } = props
  // Whoever moves the slides, or presses pause, has them for good. Less motion means it never starts.
  const [stopped, setStopped] = useState(false)
  const stop = useCallback(() => setStopped(true), [])
  const { frame, viewport, place, step, still, moves } = useCarousel(LOOP, stop)
  const several = items.length > 1
  const plays = several && !still && !stopped
  const next = useCallback(() => step(1), [step])
  const holdProps = useAutoplay({ enabled: plays, onNext: next, interval })
  const byHand = (direction: 1 | -1) => {
    stop()
    step(direction)
  }
  return (
    <div {...frame} aria-label={label} className={styles.root} {...holdProps}>
      <div className={styles.viewport} ref={viewport}>
        {/* Slides that change by themselves must not interrupt; those somebody asked for are read out. */}
        <div className={styles.track} aria-live={plays ? 'off' : 'polite'}>
          {/* The others are out of sight until something can bring them. */}
          {(moves ? items : items.slice(0, 1)).map((item, index) => (
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
                label={plays ? labels.pauseCarousel : labels.startCarousel}
                icon={plays ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
                onClick={() => setStopped(plays)}
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
