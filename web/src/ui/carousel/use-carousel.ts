import type { EmblaOptionsType } from 'embla-carousel'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useEmbla } from './use-embla.ts'
import { useWheelSteps } from './use-wheel-steps.ts'

/** Place of the carousel, and the ways to move it: arrows, keys, wheel, swipe. `onByHand` hears of the last three. */
export function useCarousel(options: EmblaOptionsType, onByHand?: () => void) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const root = useRef<HTMLDivElement>(null)
  const [viewport, embla] = useEmbla(options)
  const [place, setPlace] = useState({ index: 0, hasPrevious: false, hasNext: false })

  useEffect(() => {
    if (!embla) return
    const update = () =>
      setPlace({
        index: embla.selectedScrollSnap(),
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      })
    update()
    embla.on('select', update).on('reInit', update)
    return () => {
      embla.off('select', update).off('reInit', update)
    }
  }, [embla])

  // People who asked for less motion get a cut instead of a slide.
  const step = useCallback(
    (direction: 1 | -1) => (direction === 1 ? embla?.scrollNext(still) : embla?.scrollPrev(still)),
    [embla, still],
  )
  const goTo = useCallback((index: number) => embla?.scrollTo(index, still), [embla, still])
  useWheelSteps(root, (direction) => {
    onByHand?.()
    step(direction)
  })
  useEffect(() => {
    if (!embla || !onByHand) return
    embla.on('pointerDown', onByHand)
    return () => {
      embla.off('pointerDown', onByHand)
    }
  }, [embla, onByHand])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target as HTMLElement) || event.defaultPrevented) return
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo((embla?.scrollSnapList().length ?? 1) - 1)
    else return
    onByHand?.()
    event.preventDefault()
  }
  /** ARIA and keys of the carousel's frame. */
  const frame = { ref: root, role: 'group', 'aria-roledescription': 'Karussell', tabIndex: 0, onKeyDown }
  return { frame, viewport, place, step, still, moves: embla !== undefined }
}

/** ARIA of one slide: «2 von 7». */
export const slideAria = (index: number, count: number) => ({
  role: 'group',
  'aria-roledescription': 'Folie',
  'aria-label': `${index + 1} von ${count}`,
})

const isTyping = (element: HTMLElement) => element.isContentEditable || element.matches('input, textarea, select')
