// Questions to the person, asked one after the other: `if (await confirm(messages.deleteConfirm, { danger: true }))`.
import { fillIn } from '../../lib/fill-in.ts'
import { createStore } from '../../lib/store.ts'
import type { MessageEntry } from '../toast/message-text.ts'

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
  const questions = createStore<readonly (Question & { answer: (confirmed: boolean) => void })[]>([])
  let nextId = 1
  return {
    current: () => questions.get()[0],
    subscribe: questions.subscribe,
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
        questions.set([...questions.get(), { ...question, answer: resolve }])
      }),
    answer: (id: number, confirmed: boolean) => {
      const question = questions.get().find((asked) => asked.id === id)
      if (!question) return
      questions.set(questions.get().filter((asked) => asked !== question))
      question.answer(confirmed)
    },
  }
}

export const confirmStore = createConfirmStore()

/** Asks a `dialog` message of the catalogue. Closing the dialog in any other way means no. */
export const confirm = confirmStore.ask
