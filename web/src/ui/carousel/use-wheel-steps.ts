import { type RefObject, useEffect, useRef } from 'react'

export const WHEEL_THROTTLE_MS = 1000
export const WHEEL_THRESHOLD = 6

/**
 * A sideways wheel or trackpad swipe moves one step, at most one a second. Vertical scrolling is left to the page:
 * a carousel under the pointer must not hold it up.
 */
export function useWheelSteps(element: RefObject<HTMLElement | null>, onStep: (direction: 1 | -1) => void) {
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => {
    const node = element.current
    if (!node) return
    let last = -Infinity
    const onWheel = (event: WheelEvent) => {
      const delta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      if (Math.abs(delta) <= (event.shiftKey ? 0 : Math.abs(event.deltaY))) return
      // Browsers take a sideways swipe for «back»; only an active listener may keep them from it.
      event.preventDefault()
      if (Math.abs(delta) < WHEEL_THRESHOLD || event.timeStamp - last < WHEEL_THROTTLE_MS) return
      last = event.timeStamp
      step.current(delta > 0 ? 1 : -1)
    }
    node.addEventListener('wheel', onWheel, { passive: false })
    return () => node.removeEventListener('wheel', onWheel)
  }, [element])
}
