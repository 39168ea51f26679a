import { useEffect, useSyncExternalStore } from 'react'

import { createLive, type LiveState, type LiveTable } from './connection.ts'

export const live = createLive({
  url: () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/ws`,
  loadClient: async () => (await import('@stomp/stompjs')).Client,
})

/** Listens while the component is shown. The table must keep its identity (module constant or useMemo). */
export const useLiveTable = (table: LiveTable) => useEffect(() => live.listen(table), [table])

const offline: LiveState = 'off'

export const useLiveState = () => useSyncExternalStore(live.subscribe, live.state, () => offline)
