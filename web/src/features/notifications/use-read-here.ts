import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { newsStore } from '../../ui/toast/toast-store.ts'
import { useNotificationActions } from './actions.ts'
import { notificationsQuery, unreadQuery } from './api.ts'

/** Who has the thing on screen knows of it, whichever way they came: its notifications are read and its toasts go. */
export function useReadHere(userId: string) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const isLooking = useIsLooking()
  const unread = useQuery(unreadQuery(userId)).data ?? 0
  // Only things have an address of their own; lists and the home need not know.
  const isThing = new URLSearchParams(search).has('id')
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: isThing && unread > 0 })
  const { markSeen } = useNotificationActions(userId)
  const news = isThing && isLooking ? data?.filter(({ isRead, link }) => !isRead && link === here) : undefined
  const ids = news?.map(({ id }) => id).join(' ') ?? ''

  const read = useEffectEvent((these: string) => {
    for (const id of these.split(' ')) void markSeen(id)
  })
  useEffect(() => {
    if (ids) read(ids)
  }, [ids])
  useEffect(() => newsStore.closeWhere(({ link }) => link?.to === here), [here])
}

const watchLooking = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** A page in a tab behind others is seen by nobody. */
const useIsLooking = () =>
  useSyncExternalStore(
    watchLooking,
    () => document.visibilityState === 'visible',
    () => false,
  )
