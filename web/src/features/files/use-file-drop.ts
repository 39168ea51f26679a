import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Files dropped anywhere on the element; true while some hover over it. */
export function useFileDrop(element: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const dropped = useEffectEvent((event: DragEvent) => onFiles([...(event.dataTransfer?.files ?? [])]))
  useEffect(() => {
    const place = element.current
    if (!place) return
    const stop = new AbortController()
    const { signal } = stop
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!place.contains(event.relatedTarget as Node | null)) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      dropped(event)
    }
    place.addEventListener('dragover', over, { signal })
    place.addEventListener('dragleave', leave, { signal })
    place.addEventListener('drop', drop, { signal })
    return () => stop.abort()
  }, [element])
  return isOver
}
