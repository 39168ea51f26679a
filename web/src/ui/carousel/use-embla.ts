import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/**
 * Embla on the element that gets the ref. It comes after the page: the slides stand where they belong without it, and
 * nobody swipes what is not there yet. It measures them, which is cheap only once they are laid out.
 */
export function useEmbla(options: EmblaOptionsType) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  useEffect(() => {
    if (!viewport) return
    let isGone = false
    let made: EmblaCarouselType | undefined
    const begin = ({ default: EmblaCarousel }: typeof import('embla-carousel')) => {
      if (isGone) return
      made = EmblaCarousel(viewport, options)
      setEmbla(made)
    }
    const stopWaiting = whenIdle(() => {
      // Where it cannot be fetched the slides stand still.
      void import('embla-carousel').then(begin, () => undefined)
    })
    return () => {
      stopWaiting()
      isGone = true
      made?.destroy()
      setEmbla(undefined)
    }
  }, [viewport, options])
  return [setViewport, embla] as const
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
