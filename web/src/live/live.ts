import { useSyncExternalStore } from 'react'

import { createLive, type LiveState } from './connection.ts'

export const live = createLive({
  url: () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/ws`,
  loadClient: async () => (await import('@stomp/stompjs')).Client,
})

const offline: LiveState = 'off'

export const useLiveState = () => useSyncExternalStore(live.subscribe, live.state, () => offline)
