// The head's script asks the server about the remembered token while the page's code is still on its way.
import { readAnswer } from '../http.ts'

declare global {
  interface Window {
    werkplatzCheck?: { token: string; response: Promise<Response> } | undefined
  }
}

/** The answer under way, once, if it is about this token. */
export function takeEarlyCheck(token: string) {
  const early = window.werkplatzCheck
  window.werkplatzCheck = undefined
  return early?.token === token ? readAnswer(early.response) : undefined
}
