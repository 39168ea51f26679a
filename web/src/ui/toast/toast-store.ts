// The toasts on screen, newest first. Only the newest three run down; older ones wait in the stack behind them.
import { createStore } from '../../lib/store.ts'

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface ToastContent {
  kind: ToastKind
  title: string
  text?: string
  durationMs: number
  /** Where the thing is that it tells of: the whole card leads there. */
  link?: { to: string; label: string } | undefined
  /** The id of what it tells; once that is known to the person, the card has nothing left to say. */
  about?: string
}

export interface Toast extends ToastContent {
  id: number
}

export const visibleToasts = 3

const isSame = (one: ToastContent, other: ToastContent) =>
  one.kind === other.kind && one.title === other.title && one.text === other.text && one.about === other.about

interface Running {
  remaining: number
  since: number
  timer: ReturnType<typeof setTimeout>
}

export function createToastStore(now: () => number = Date.now) {
  const { get: toasts, set: publish, subscribe } = createStore<readonly Toast[]>([])
  let nextId = 1
  let held = false
  const running = new Map<number, Running>()
  const remaining = new Map<number, number>()

  const set = (next: readonly Toast[]) => {
    publish(next)
    settle()
  }

  function halt(id: number) {
    const run = running.get(id)
    if (!run) return
    clearTimeout(run.timer)
    running.delete(id)
    remaining.set(id, Math.max(0, run.remaining - (now() - run.since)))
  }

  /** Starts the clocks of the visible toasts and stops all others. */
  function settle() {
    const onScreen = held ? [] : toasts().slice(0, visibleToasts)
    for (const id of running.keys()) if (!onScreen.some((toast) => toast.id === id)) halt(id)
    for (const toast of onScreen) {
      if (running.has(toast.id)) continue
      const left = remaining.get(toast.id) ?? toast.durationMs
      running.set(toast.id, { remaining: left, since: now(), timer: setTimeout(() => close(toast.id), left) })
    }
  }

  function close(id: number) {
    halt(id)
    remaining.delete(id)
    set(toasts().filter((toast) => toast.id !== id))
  }

  const closeAll = (kind: ToastKind) => {
    for (const toast of toasts()) if (toast.kind === kind) close(toast.id)
  }

  return {
    toasts,
    subscribe,
    closeAll,
    /** Saying the same twice shows it once, with its full time again. */
    show: (content: ToastContent) => {
      // What failed before has just worked.
      if (content.kind === 'success') closeAll('error')
      const same = toasts().find((toast) => isSame(toast, content))
      if (same) {
        halt(same.id)
        remaining.delete(same.id)
      }
      const toast: Toast = { ...content, id: same?.id ?? nextId++ }
      set([toast, ...toasts().filter((other) => other !== same)])
      return toast.id
    },
    close,
    closeWhere: (match: (toast: Toast) => boolean) => {
      for (const toast of toasts().filter(match)) close(toast.id)
    },
    /** Hover or focus stops all clocks: who reads one message should not lose the next. */
    hold: () => {
      held = true
      settle()
    },
    release: () => {
      held = false
      settle()
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>

/** Returns to what the person did. */
export const toastStore = createToastStore()
/** What others did meanwhile; it stands elsewhere, so that neither hides the other. */
export const newsStore = createToastStore()
