// I10 and I11: processes stay whole and say the truth about themselves.
import { linesOf, type Fault, type Line, type Seen } from '../history.ts'
import type { Reads } from '../reads.ts'

export const SETTLES_AFTER_MS = 300_000
const MORE_MEMORY = 1.2
const MORE_FILES = 50
const WARM_AFTER_MS = 60_000
const LAST_MS = 60_000

/**
 * I10: nothing unhandled; memory within a fifth and open files within fifty of where they were, after five minutes. With a
 * crowd, its devices may all come over from another live node, and memory is judged by the hour (soak/judge.ts).
 */
export function processesStayWhole(lines: readonly Line[], { alarms }: Reads, crowd: number): string[] {
  const loud = alarms.map(({ process, text }) => `${process}: ${text}`)
  const ours = linesOf(lines, 'weighed').filter(({ process }) => /^(http|live|worker)\d$/.test(process))
  const byLife = Map.groupBy(ours, ({ process, pid }) => `${process} (${pid})`)
  const grown = [...byLife].flatMap(([name, weights]) => {
    const last = weights.at(-1)!
    const findings: string[] = []
    const first = weights[0]!
    const warm = weights.find(({ at }) => at - first.at >= WARM_AFTER_MS)
    const movers = first.process.startsWith('live') ? crowd : 0
    if (warm && last.files > warm.files + MORE_FILES + movers)
      findings.push(`${name}: ${warm.files} open files became ${last.files}`)
    // A process that has just begun grows: five minutes are given to it.
    // Its heap fills up and is emptied: what is compared is how high it stood with how high it stands.
    const settled = weights.filter(({ at }) => at - first.at <= SETTLES_AFTER_MS).map(({ megabytes }) => megabytes)
    const end = weights.filter(({ at }) => last.at - at <= LAST_MS).map(({ megabytes }) => megabytes)
    const [was, became] = [Math.max(...settled), Math.max(...end)]
    if (crowd === 0 && last.at - first.at > SETTLES_AFTER_MS && became > was * MORE_MEMORY)
      findings.push(`${name}: ${was} MB became ${became} MB`)
    return findings
  })
  return [...loud, ...grown]
}

/** How soon a fault that takes the database away must be seen on /readyz; by name of the fault. */
export type Notices = Readonly<Record<string, number>>

const MOST_UNHEALTHY_MS = 5_000

/**
 * I11: /readyz says no soon after the database is gone and yes again by itself; /healthz stays yes. Counted from the harm itself:
 * on a busy machine, finding the primary and killing it takes the better part of a second.
 */
export function readyIsTrue(lines: readonly Line[], notices: Notices): string[] {
  const seen = linesOf(lines, 'seen')
  return linesOf(lines, 'fault').flatMap((fault) => {
    const during = seen.filter(({ at }) => at >= fault.at && at < fault.end)
    const within = notices[fault.name]
    const blind =
      within === undefined
        ? []
        : [...Map.groupBy(during, ({ process }) => process)]
            .filter(([, list]) => !list.some(({ ready, at }) => ready !== 200 && at - fault.hurt <= within * 1_000))
            .map(([process]) => `${fault.name}: ${process} did not say within ${within} s that the database is away`)
    return [...blind, ...unhealthy(fault, during)]
  })
}

/** A process that was not itself the victim lives on. Three silences in a row: one may be our own. */
function unhealthy(fault: Fault, during: readonly Seen[]): string[] {
  return [...Map.groupBy(during, ({ process }) => process)].flatMap(([process, list]) => {
    if (fault.name.includes(process.replace(/\d$/, '')) || ['all-killed', 'rolling'].includes(fault.name)) return []
    let since: number | null = null
    let longest = 0
    for (const { healthy, at } of list) {
      if (healthy === 200) since = null
      else longest = Math.max(longest, at - (since ??= at))
    }
    return longest > MOST_UNHEALTHY_MS ? [`${fault.name}: ${process} was not healthy for ${longest} ms`] : []
  })
}
