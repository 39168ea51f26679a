// I6: what devices know of a chat is what the database keeps, in one order without a gap, soon after every fault.
import { linesOf, type Line } from '../history.ts'
import type { Reads } from '../reads.ts'

/** A device waits 5 s and up to 3 s more before it comes back; 10 s from there (RELIABILITY X03, I6). */
export const HEARS_AGAIN_MS = 18_000

export function chatsAgree(lines: readonly Line[], { messages, views }: Reads): string[] {
  const kept = Map.groupBy(messages, ({ chat }) => chat)
  const gaps = [...kept].flatMap(([chat, list]) => {
    const numbers = list.map(({ number }) => number).toSorted((a, b) => a - b)
    return numbers.every((number, n) => number === n + 1) ? [] : `chat ${chat}: its numbers have a gap`
  })
  const differ = views.flatMap(({ who, chat, known, wrong }) => {
    const ids = new Map(known)
    const list = kept.get(chat) ?? []
    const unknown = list.filter(({ number, id }) => ids.get(number) !== id).length
    const invented = ids.size - (list.length - unknown)
    return [
      ...wrong,
      ...(unknown ? [`${who} does not know ${unknown} messages of chat ${chat}`] : []),
      ...(invented > 0 ? [`${who} knows ${invented} messages of chat ${chat} that are not there`] : []),
    ]
  })
  const deaf = linesOf(lines, 'heard')
    .filter(({ ms }) => ms === null || ms > HEARS_AGAIN_MS)
    .map(({ who, ms, at }) => `${who} heard nothing after the fault at ${(at / 1_000).toFixed(0)} s (${ms ?? 'ever'})`)
  return [...gaps, ...differ, ...deaf]
}
