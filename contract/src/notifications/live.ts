// What a live message changes in what a client holds. Applying it must equal reading again: a test says so for every
// destination. No zod here: the browser runs this file.
import type { LiveEvent, Notification } from './schemas.ts'

/** The newest ones only; older ones are a matter of the past. */
export const NOTIFICATIONS_SHOWN = 50
export const EVENTS_SHOWN = 10

/** What the bell knows; a part that was never read stays unread from the server. */
export interface BellState {
  list: readonly Notification[] | undefined
  unread: number | undefined
}

const isNewer = (one: Notification, other: Notification) =>
  one.dateCreated === other.dateCreated ? one.id > other.id : one.dateCreated > other.dateCreated

export function addNotification({ list, unread }: BellState, arrived: Notification): BellState {
  if (list?.some(({ id }) => id === arrived.id)) return { list, unread }
  const at = list?.findIndex((known) => isNewer(arrived, known)) ?? -1
  return {
    list: list?.toSpliced(at < 0 ? list.length : at, 0, arrived).slice(0, NOTIFICATIONS_SHOWN),
    unread: unread === undefined || arrived.isRead ? unread : unread + 1,
  }
}

/** Said once for each notification that became read, also for those too old to be shown. */
export function readNotification({ list, unread }: BellState, id: string): BellState {
  const known = list?.find((one) => one.id === id)
  if (known?.isRead) return { list, unread }
  return {
    list: known ? list?.map((one) => (one === known ? { ...one, isRead: true } : one)) : list,
    unread: unread === undefined ? unread : Math.max(0, unread - 1),
  }
}

/** At the front; unless one that happened later was faster on its way. */
export function addLiveEvent(events: readonly LiveEvent[], arrived: LiveEvent): LiveEvent[] {
  const at = events.findIndex((known) => known.dateCreated <= arrived.dateCreated)
  return events.toSpliced(at < 0 ? events.length : at, 0, arrived).slice(0, EVENTS_SHOWN)
}
