// How long statements take, by query. A read compiled once has the name of its export (processes/name-queries.ts), any
// other is called by what it does to which table: «update assignment».
import { databaseSeconds } from '../lib/metrics.ts'

interface Observer {
  observe(seconds: number): void
}

const names = new Map<string, string>()
/** By text: resolving labels at each call costs more than counting. */
const observers = new Map<string, Observer>()

export const nameQuery = (text: string, name: string) => void names.set(text, name)

const FIRST_WORD = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i

const firstWord = (text: string) => FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'other'
const described = (text: string) => `${firstWord(text)} ${TABLE.exec(text)?.[1]?.toLowerCase() ?? ''}`.trim()

/** Texts with parameters are few and come again. One without can hold anything (`begin` says whose transaction it is). */
export function observeQuery(text: string, hasParameters: boolean, since: number) {
  const seconds = (performance.now() - since) / 1000
  const name = names.get(text)
  if (!hasParameters && name === undefined) return databaseSeconds.observe({ query: firstWord(text) }, seconds)
  let observer = observers.get(text)
  if (!observer) observers.set(text, (observer = databaseSeconds.labels({ query: name ?? described(text) })))
  observer.observe(seconds)
}
