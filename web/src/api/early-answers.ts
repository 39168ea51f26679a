// The head's script asks for what the page is sure to want while the page's code is still on its way.
import { readAnswer } from './http.ts'

declare global {
  interface Window {
    werkplatzEarly?: { token: string; answers: Record<string, Promise<Response>> } | undefined
  }
}

/** Whoever comes to the page later wants to know how it is then. */
const GOOD_FOR_MS = 20_000

/** The answer to this call that is under way, once, if it was asked for with this token. */
export function takeEarlyAnswer(path: string, token: string | null) {
  const early = window.werkplatzEarly
  const answer = early?.answers[path]
  if (!early || !answer || early.token !== token || performance.now() > GOOD_FOR_MS) return undefined
  delete early.answers[path]
  return readAnswer(answer)
}
