// One fault: caused, ended, and waited out until everything is as it was; with what happened in between in the history.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../../tools/lib/root.ts'
import type { Victims } from './faults/harms.ts'
import type { Fault } from './faults/table.ts'
import { say, type Talk } from './load/chats.ts'
import { processNames, site } from './site.ts'
import { isReady } from './watch.ts'

const BEFORE_MS = 3_000
const BACK_WITHIN_S = 120
const HEARS_WITHIN_MS = 30_000
/** The probe looks longer than any fail-over takes. */
const PROBE_MORE_S = 15

export async function suffer(field: Victims, fault: Fault, talks: readonly Talk[], isShort: boolean): Promise<void> {
  await site.cluster('wait', '180')
  await fault.prepare?.()
  const seconds = (isShort && fault.shortSeconds) || fault.seconds
  const probe = fault.splits && startProbe(fault.name, seconds + PROBE_MORE_S)
  await pause(BEFORE_MS)
  const at = field.history.now()
  const undo = await fault.harm(field)
  const hurt = field.history.now()
  await pause(seconds * 1_000)
  await undo()
  const over = field.history.now()
  const [backSeconds] = await Promise.all([back(), hearAgain(field, talks, over)])
  const twoWrote = probe ? await probe() : false
  const end = field.history.now()
  field.history.note({ line: 'fault', at, hurt, over, end, name: fault.name, twoWrote, backSeconds })
  await fault.restore?.()
}

/** Looks from inside each node whether two of them write (deploy/cluster/faults/probe.ts). */
function startProbe(name: string, seconds: number): () => Promise<boolean> {
  const report = join(site.dir, `${name}.probe.json`)
  const program = join(root, 'deploy/cluster/faults/probe.ts')
  const child = spawn(process.execPath, [program, String(seconds), name, report], { env: site.env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  return async () => {
    await ended
    return (JSON.parse(readFileSync(report, 'utf8')) as { twoWroteAtOnce: boolean }).twoWroteAtOnce
  }
}

/** Seconds until both standbys follow and every process is ready, with nobody's help. */
async function back(): Promise<number | null> {
  const begun = performance.now()
  try {
    await site.cluster('wait', String(BACK_WITHIN_S))
    for (const name of processNames)
      while (!(await isReady(name))) {
        if (performance.now() - begun > BACK_WITHIN_S * 1_000) return null
        await pause(200)
      }
    return (performance.now() - begun) / 1_000
  } catch {
    return null
  }
}

/**
 * In every chat one says a word; how long since the fault until the other has heard it, or a later one? A word that is told while
 * the other is on the way back is read then, not heard: whether somebody misses one is judged at the end.
 */
async function hearAgain(field: Victims, talks: readonly Talk[], over: number): Promise<void> {
  await Promise.all(
    talks.map(async ({ chat, people }) => {
      const [speaker, listener] = people as [Talk['people'][0], Talk['people'][0]]
      const key = await say(field, { chat, ...speaker })
      const said = key && (await numberOf(key))
      const hasHeard = () => said && Math.max(0, ...(listener.device.heard.get(chat)?.keys() ?? [])) >= said
      const until = performance.now() + HEARS_WITHIN_MS
      while (!hasHeard() && performance.now() < until) await pause(50)
      const ms = hasHeard() ? field.history.now() - over : null
      field.history.note({ line: 'heard', who: listener.person.name, ms })
    }),
  )
}

async function numberOf(clientId: string): Promise<number | undefined> {
  for (let left = 10; left > 0; left -= 1) {
    const find = 'select number from message where client_id = $1'
    const [found] = await site.sql<{ number: number }>(find, [clientId]).catch(() => [])
    if (found) return found.number
    await pause(1_000)
  }
}
