// What a process says of itself. /healthz: the process lives. /readyz: it can do its work, with each service by name.
import { serviceUp } from './metrics.ts'

export interface Health {
  answer(): {
    status: 200 | 503
    body: { state: 'ready' | 'degraded' | 'down' | 'stopping'; services: Record<string, string> }
  }
  /** From now on not ready, so that the load balancer sends nothing new. */
  beginStop(): void
  stop(): void
}

const INTERVAL_MS = 1_000

/** `hard`: without these the process cannot work at all; the others only degrade it. */
export function watchHealth(probes: Record<string, () => Promise<void>>, hard: readonly string[]): Health {
  const services: Record<string, string> = Object.fromEntries(Object.keys(probes).map((name) => [name, 'unknown']))
  let stopping = false
  const check = async (name: string, probe: () => Promise<void>) => {
    try {
      await probe()
      services[name] = 'up'
      serviceUp.set({ service: name }, 1)
    } catch (error) {
      services[name] = `down: ${(error as Error).message || 'no answer'}`
      serviceUp.set({ service: name }, 0)
    }
  }
  const timers = Object.entries(probes).map(([name, probe]) => {
    void check(name, probe)
    return setInterval(() => void check(name, probe), INTERVAL_MS)
  })
  return {
    answer() {
      const isDown = (name: string) => services[name] !== 'up'
      const state = stopping
        ? 'stopping'
        : hard.some(isDown)
          ? 'down'
          : Object.keys(services).some(isDown)
            ? 'degraded'
            : 'ready'
      return {
        status: state === 'ready' || state === 'degraded' ? 200 : 503,
        body: { state, services: { ...services } },
      }
    },
    beginStop() {
      stopping = true
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
