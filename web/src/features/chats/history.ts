// Messages in the order of their numbers, by days and runs. Frames can overtake each other: the number decides.
import type { InfiniteData } from '@tanstack/react-query'
import type { Message } from '@werkplatz/contract/chats/schemas.ts'

import { zurichDayNumber } from '../../lib/zurich-clock.ts'

export type Pages = InfiniteData<Message[], string | null>

export const inOrder = ({ pages }: Pick<Pages, 'pages'>): Message[] => pages.toReversed().flat()

export interface Taken {
  pages: Pages
  /** One in between has not arrived: it must be asked for. */
  isGap: boolean
}

/** A message that arrived: new, or one that was taken back. What is older than what is shown comes with its page. */
export function takeIn(known: Pages, arrived: Message): Taken {
  const [newest = [], ...older] = known.pages
  const has = known.pages.some((page) => page.some(({ number }) => number === arrived.number))
  if (has) {
    const replaced = known.pages.map((page) => page.map((one) => (one.number === arrived.number ? arrived : one)))
    return { pages: { ...known, pages: replaced }, isGap: false }
  }
  const first = newest[0]?.number ?? 0
  if (arrived.number < first) return { pages: known, isGap: false }
  const last = newest.at(-1)?.number ?? arrived.number - 1
  const joined = [...newest, arrived].toSorted((a, b) => a.number - b.number)
  return { pages: { ...known, pages: [joined, ...older] }, isGap: arrived.number > last + 1 }
}

/** Of one person, close together; a line of the history stands alone. */
export interface Run {
  authorId: string
  messages: Message[]
}

export interface Day {
  /** Of the first message. */
  date: string
  runs: Run[]
}

const PAUSE_MS = 5 * 60_000

export function byDay(messages: readonly Message[]): Day[] {
  const days: Day[] = []
  let before: Message | undefined
  for (const message of messages) {
    const isNewDay = !before || zurichDayNumber(before.dateCreated) !== zurichDayNumber(message.dateCreated)
    if (isNewDay) days.push({ date: message.dateCreated, runs: [] })
    const { runs } = days.at(-1)!
    const goesOn =
      !isNewDay &&
      before?.authorId === message.authorId &&
      before.kind === 'TEXT' &&
      message.kind === 'TEXT' &&
      Date.parse(message.dateCreated) - Date.parse(before.dateCreated) < PAUSE_MS
    if (goesOn) runs.at(-1)!.messages.push(message)
    else runs.push({ authorId: message.authorId, messages: [message] })
    before = message
  }
  return days
}
