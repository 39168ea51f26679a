// What live messages change in the cache. Applying them equals reading again: contract/src/notifications/live.ts and
// its test on the server say so; here is only the way from the channel to the cache.
import type { QueryClient } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/notifications.json'
import messages from '@werkplatz/content/messages/notifications.json'
import {
  addLiveEvent,
  addNotification,
  type BellState,
  readNotification,
} from '@werkplatz/contract/notifications/live.ts'
import type { LiveEvent, Notification } from '@werkplatz/contract/notifications/schemas.ts'

import { patchQuery } from '../../api/patch-query.ts'
import { isBuilt } from '../../lib/built-screens.ts'
import type { LiveTable } from '../../live/connection.ts'
import { newsStore } from '../../ui/toast/toast-store.ts'
import { partsOf, withoutMarker } from './marker.ts'
import { eventsKey, listKey, unreadKey } from './query-keys.ts'

/** What this tab has heard of, so that nothing counts twice: the worker may tell twice, and so does one's own click. */
function heardOnce(limit = 500) {
  const heard = new Set<string>()
  return (id: string) => {
    if (heard.has(id)) return false
    heard.add(id)
    if (heard.size > limit) heard.delete(heard.values().next().value ?? '')
    return true
  }
}

const isNew = heardOnce()
const isNewlyRead = heardOnce()

function patchBell(queryClient: QueryClient, userId: string, change: (bell: BellState) => BellState) {
  const bell: BellState = {
    list: queryClient.getQueryData<Notification[]>(listKey(userId)),
    unread: queryClient.getQueryData<number>(unreadKey(userId)),
  }
  const next = change(bell)
  patchQuery(queryClient, listKey(userId), () => next.list)
  patchQuery(queryClient, unreadKey(userId), () => next.unread)
}

export function markReadHere(queryClient: QueryClient, userId: string, id: string) {
  newsStore.closeWhere((news) => news.about === id)
  if (isNewlyRead(id)) patchBell(queryClient, userId, (bell) => readNotification(bell, id))
}

function arrive(queryClient: QueryClient, userId: string, arrived: Notification) {
  if (!isNew(arrived.id)) return
  patchBell(queryClient, userId, (bell) => addNotification(bell, arrived))
  const { id, title, body, link } = arrived
  // Who has the thing on screen is told why it changed: that stays, though the bell's entry is read at once.
  const isHere = link === window.location.pathname + window.location.search
  newsStore.show({
    kind: 'info',
    title,
    text: withoutMarker(body),
    durationMs: messages.live.durationMs,
    ...(!isHere && { about: id }),
    link:
      link === null || isHere || !isBuilt(link)
        ? undefined
        : { to: link, label: partsOf(body).linkText ?? labels.open },
  })
}

export const liveTable = (userId: string, queryClient: QueryClient): LiveTable => ({
  [`/topic/notifications/${userId}`]: (payload) => arrive(queryClient, userId, payload as Notification),
  [`/topic/notifications/read/${userId}`]: (payload) => markReadHere(queryClient, userId, payload as string),
  '/topic/events': (payload) =>
    patchQuery<LiveEvent[]>(queryClient, eventsKey, (known) => addLiveEvent(known, payload as LiveEvent)),
})
