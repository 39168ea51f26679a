// Questions to the person, asked one after the other: `if (await confirm(messages.deleteConfirm, { danger: true }))`.
import { fillIn, type MessageEntry } from '../toast/message-text.ts'

export interface Question {
  id: number
  title: string
  text: string
  confirm: string
  cancel: string
  danger: boolean
}

export interface ConfirmOptions {
  /** The right button is red: what follows cannot be undone. */
  danger?: boolean
  values?: Record<string, string | number>
}

export function createConfirmStore() {
  let questions: readonly (Question & { answer: (confirmed: boolean) => void })[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const set = (next: typeof questions) => {
    questions = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => questions[0],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: ({ title, text, confirm, cancel }: MessageEntry, { danger = false, values }: ConfirmOptions = {}) =>
      new Promise<boolean>((resolve) => {
        const question = {
          id: nextId++,
          title: fillIn(title ?? text, values),
          text: title ? fillIn(text, values) : '',
          confirm: confirm ?? 'Fortfahren',
          cancel: cancel ?? 'Abbrechen',
          danger,
        }
        set([...questions, { ...question, answer: resolve }])
      }),
    answer: (id: number, confirmed: boolean) => {
      const question = questions.find((asked) => asked.id === id)
      if (!question) return
      set(questions.filter((asked) => asked !== question))
      question.answer(confirmed)
    },
  }
}

export const confirmStore = createConfirmStore()

/** Asks a `dialog` message of the catalogue. Closing the dialog in any other way means no. */
export const confirm = confirmStore.ask
