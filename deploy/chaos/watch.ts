// Looks at every process all the time: what it says of itself, and what it holds.
import { setTimeout as pause } from 'node:timers/promises'

import type { History } from './history.ts'
import { nodes, pidOf, processNames, site, weigh, type ProcessName } from './site.ts'

const LOOK_EVERY_MS = 500
const WEIGH_EVERY_MS = 10_000
const ANSWER_MS = 2_000
const beneath = [
  'proxy',
  'edge',
  ...nodes.flatMap((n) => ['etcd', 'nats', 'patroni'].map((part) => `node${n}/${part}`)),
]

export async function ask(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return (error as Error).name
  }
}

export const isReady = async (name: ProcessName) => (await ask(`${site.operationsOf(name)}/readyz`)) === 200

/** With everything: also what the product stands on is weighed. */
export function watch(history: History, isOver: () => boolean, everything = false): Promise<unknown> {
  const names = everything ? [...processNames, ...beneath] : processNames
  return Promise.all([...processNames.map((name) => lookAt(history, isOver, name)), weighAll(history, isOver, names)])
}

async function lookAt(history: History, isOver: () => boolean, name: ProcessName): Promise<void> {
  const url = site.operationsOf(name)
  while (!isOver()) {
    const at = history.now()
    const [ready, healthy] = await Promise.all([ask(`${url}/readyz`), ask(`${url}/healthz`)])
    history.note({ line: 'seen', at, process: name, ready, healthy })
    await pause(LOOK_EVERY_MS)
  }
}

async function weighAll(history: History, isOver: () => boolean, names: readonly string[]): Promise<void> {
  while (!isOver()) {
    for (const name of names) {
      const pid = pidOf(name)
      const weight = pid && weigh(pid)
      if (weight) history.note({ line: 'weighed', process: name, pid, ...weight })
    }
    await pause(WEIGH_EVERY_MS)
  }
}
