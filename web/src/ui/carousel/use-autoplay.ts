import { useEffect, useState } from 'react'

export const AUTOPLAY_MS = 8000

/**
 * Moves on every eight seconds. Hover and focus hold it for as long as they last; the button, or moving by hand,
 * stops it for good. People who asked for less motion never see it start.
 */
export function useAutoplay({ enabled, onNext, interval = AUTOPLAY_MS }: AutoplayInput) {
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const canPlay = enabled && !stopped
  const isPlaying = canPlay && !hovered && !focused

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      // A tab nobody looks at would otherwise come back several slides further on.
      if (!document.hidden) onNext()
    }, interval)
    return () => clearInterval(timer)
  }, [isPlaying, interval, onNext])

  return {
    isPlaying,
    canPlay,
    stop: () => setStopped(true),
    start: () => setStopped(false),
    holdProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

type AutoplayInput = { enabled: boolean; onNext: () => void; interval?: number | undefined }
