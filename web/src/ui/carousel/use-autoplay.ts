import { useEffect, useState } from 'react'

export const AUTOPLAY_MS = 8000

/** Moves on every eight seconds. Hover and focus hold it for as long as they last. */
export function useAutoplay({ enabled, onNext, interval = AUTOPLAY_MS }: AutoplayInput) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const isPlaying = enabled && !hovered && !focused

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      // A tab nobody looks at would otherwise come back several slides further on.
      if (!document.hidden) onNext()
    }, interval)
    return () => clearInterval(timer)
  }, [isPlaying, interval, onNext])

  /** For the element whose hover and focus hold the slides. */
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

type AutoplayInput = { enabled: boolean; onNext: () => void; interval?: number | undefined }
