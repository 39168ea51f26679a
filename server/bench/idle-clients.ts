// People who are there and say nothing, in a process of their own so that they cost the one that measures nothing. Asked by its
// parent: ports, who they are, how many.
import type { WebSocket } from 'ws'

import { TimerWheel } from '../src/live/timer-wheel.ts'
import { connectBare, lineTo, type Signed, type Tally } from './live-clients.ts'

const AT_ONCE = 50

interface Crowd {
  ports: number[]
  signed: Signed[]
  count: number
}

async function listen({ ports, signed, count }: Crowd) {
  const tally: Tally = { ready: 0, events: 0, closed: 0 }
  const wheel = new TimerWheel<WebSocket>(40)
  setInterval(() => wheel.tick((socket) => (socket.send('\n'), true)), 100)
  let n = 0
  const lane = async () => {
    for (; n < count;) {
      const at = (n += 1)
      wheel.addSpread(await connectBare(lineTo(ports[at % ports.length]!), signed[at % signed.length]!, tally))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  process.send!({ ready: tally.ready })
  process.on('disconnect', () => process.exit())
}
process.on('message', (crowd: Crowd) => void listen(crowd))
