import { useSyncExternalStore } from 'react'

const watch = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether somebody can see this tab. */
export const useVisible = () =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => true,
  )
