// pnpm chaos [fault…]: people live on the cluster of deploy/cluster while it suffers; afterwards the twelve invariants are
// judged and a table is printed. README.md says more.
//   pnpm chaos                 every fault
//   pnpm chaos X05 kill-nats   some, by number or name
//   pnpm chaos --short         those of CI
//   pnpm chaos --teeth         with asynchronous replication: the loss must be found
//   pnpm chaos --calm          no fault: an hour of normal days (CALM_MINUTES); deploy/monitoring/soak watches over it
//   pnpm chaos --soak          a day in two hours: beside the people a crowd (SOAK_CALLS a second, SOAK_PEOPLE with a live
//                              connection each), a fault every ten minutes; nothing may grow (SOAK_MINUTES)
//   pnpm chaos --keep …        leaves the cluster running
import { cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../../tools/lib/root.ts'
import { collect } from './collect.ts'
import type { Victims } from './faults/harms.ts'
import { calm, elsewhere, faults, shortNames, soakNames, type Fault } from './faults/table.ts'
import { figuresOf, hasFailed, tableOf } from './figures.ts'
import { linesOf, openHistory } from './history.ts'
import { judge } from './invariants/all.ts'
import type { Talk } from './load/chats.ts'
import { startLoad } from './load/load.ts'
import { strangers } from './load/people.ts'
import { lookAtMachine, machineTold } from './machine.ts'
import { site, startSite, wipeSite } from './site.ts'
import { startCrowd } from './soak/crowd.ts'
import { judgeSoak, soakTable } from './soak/judge.ts'
import { lookAtTables } from './soak/tables.ts'
import { suffer } from './suffer.ts'
import { watch } from './watch.ts'

const flags = new Set(process.argv.slice(2).filter((one) => one.startsWith('--')))
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const [isShort, hasTeeth, isCalm] = [flags.has('--short'), flags.has('--teeth'), flags.has('--calm')]
const soak = flags.has('--soak') && {
  minutes: Number(process.env.SOAK_MINUTES ?? 120),
  callsPerSecond: Number(process.env.SOAK_CALLS ?? 80),
  people: Number(process.env.SOAK_PEOPLE ?? 2_000),
}
const SOAK_EVERY_MINUTES = 10
const MINUTE_MS = 60_000
const MOST_SHOWN = 10
/** People settle in before the first harm: what is measured then is the harm. */
const WARM_MS = 10_000

function chosen(): Fault[] {
  if (hasTeeth) return faults.filter(({ name }) => name === 'kill-after-cut')
  if (isCalm) return [calm]
  const named = (names: readonly string[]) => names.map((name) => faults.find((one) => one.name === name)!)
  if (isShort) return named(shortNames)
  if (soak) return named(soakNames.slice(0, Math.max(0, Math.ceil(soak.minutes / SOAK_EVERY_MINUTES) - 1)))
  if (asked.length === 0) return [...faults]
  return asked.flatMap((word) => {
    const found = faults.filter(({ name, number }) => name === word || number === word)
    const why = elsewhere.find(({ number }) => number === word)?.why
    if (found.length === 0) throw new Error(`no fault named ${word}${why ? `: ${why}` : ''}`)
    return found
  })
}

const reports = join(root, '.cache/chaos')
mkdirSync(reports, { recursive: true })
const begun = new Date()
const stamp = begun.toISOString().replaceAll(/[:.]/g, '-')
const suffered = chosen()
const passed = () => `${((Date.now() - begun.getTime()) / 1_000).toFixed(0).padStart(4)} s`
const tell = (text: string) => console.log(`${passed()}  ${text}`)

async function main(): Promise<boolean> {
  tell('starting the cluster')
  const others = await startSite()
  if (hasTeeth) await setSynchronous(false)
  const history = openHistory(join(reports, `${stamp}.jsonl`))
  const since = new Date()
  let isOver = false
  const field: Victims = {
    edge: site.edge,
    history,
    known: {},
    isCalm,
    isOver: () => isOver,
    times: () => 1,
    listener: strangers[0]!,
  }
  const load = await startLoad(field)
  // Everybody is there before anybody is weighed.
  const endCrowd = soak && (await startCrowd(history, soak))
  const watched = Promise.all([
    watch(history, () => isOver, Boolean(soak)),
    lookAtMachine(history, () => isOver),
    ...(soak ? [lookAtTables(history, () => isOver)] : []),
  ])
  tell(`people live on ${site.edge}; history: ${history.file}`)
  await pause(WARM_MS)
  const whole = await sufferAll(field, load.talks)
  await (endCrowd && endCrowd())
  isOver = true
  await Promise.all([load.ended, watched])
  tell('the storm is over')
  // The last words may have been written by nobody who listens any more: read them before the devices leave.
  const reads = await collect(field, load.talks, others, since)
  for (const { people } of load.talks) for (const { device } of people) device.leave()
  const lines = history.lines()
  const windows = linesOf(lines, 'fault')
  const rows = windows.map((window, n) => figuresOf(suffered[n]!, window, lines, reads))
  const notices = Object.fromEntries(suffered.flatMap(({ name, noticed }) => (noticed ? [[name, noticed]] : [])))
  const verdicts = [...judge(lines, reads, notices, soak ? soak.people : 0), ...(soak ? judgeSoak(lines) : [])]
  writeFileSync(join(reports, `${stamp}.json`), `${JSON.stringify({ rows, verdicts }, null, 2)}\n`)

  const calls = linesOf(lines, 'call')
  const seconds = history.now() / 1_000
  console.log(`\n${tableOf(rows)}\n`)
  if (soak) console.log(`${soakTable(lines)}\n`)
  console.log(
    `${calls.length} calls (${(calls.length / seconds).toFixed(0)} a second), ` +
      `${calls.filter(({ thing, outcome }) => thing && outcome === 'done').length} things acknowledged, ` +
      `${calls.filter(hasFailed).length} failed after retry, ` +
      `${linesOf(lines, 'knock').length} knocks, ${linesOf(lines, 'revoked').length} ended sessions tried`,
  )
  console.log(machineTold(lines))
  for (const { name, says, findings } of verdicts) {
    console.log(
      `${findings.length ? 'BROKEN' : 'holds '} ${name.padEnd(4)} ${says}${findings.length ? `: ${findings.length}` : ''}`,
    )
    for (const finding of findings.slice(0, MOST_SHOWN)) console.log(`              ${finding}`)
  }
  for (const { what, broken } of rows) for (const one of broken) console.log(`BROKEN ${what}: ${one}`)
  const lost = rows.reduce((sum, row) => sum + row.missing, 0)
  if (hasTeeth) {
    console.log(lost ? `the harness has teeth: ${lost} lost and found missing` : 'NOTHING WAS FOUND MISSING')
    return lost > 0
  }
  return (
    whole && rows.every(({ broken }) => broken.length === 0) && verdicts.every(({ findings }) => findings.length === 0)
  )
}

const untilMinute = async (field: Victims, minute: number) => {
  while (field.history.now() < minute * MINUTE_MS) await pause(1_000)
}

/** One after the other, with time to live in between if asked. Where the cluster does not get up again the rest is left out; what was done until then is judged. */
async function sufferAll(field: Victims, talks: readonly Talk[]): Promise<boolean> {
  for (const [n, fault] of suffered.entries()) {
    if (soak) await untilMinute(field, (n + 1) * SOAK_EVERY_MINUTES)
    tell(`${fault.number} ${fault.what}`)
    try {
      await suffer(field, fault, talks, isShort)
    } catch (error) {
      tell(`BROKEN OFF before the next: ${(error as Error).message}`)
      return false
    }
  }
  if (soak) await untilMinute(field, soak.minutes)
  return true
}

/** What an operator must never do. */
async function setSynchronous(isOn: boolean): Promise<void> {
  const modes = ['synchronous_mode', 'synchronous_mode_strict'].flatMap((name) => ['-s', `${name}=${isOn}`])
  site.isSynchronous = isOn
  await site.cluster('ctl', 'edit-config', 'werkplatz', '--force', ...modes)
  // Patroni takes it up in its next round.
  await pause(10_000)
}

/** What the nodes and processes said goes with the cluster; somebody will want to know. */
const keepLogs = () =>
  cpSync(site.dir, join(reports, `${stamp}-logs`), {
    recursive: true,
    filter: (path) => path.endsWith('.log') || (statSync(path).isDirectory() && !/\/(pgdata|etcd|secrets)$/.test(path)),
  })

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void wipeSite().finally(() => process.exit(130)))

let isGood = false
try {
  isGood = await main()
} finally {
  if (!isGood && existsSync(site.dir)) keepLogs()
  if (!flags.has('--keep')) await wipeSite()
}
tell(isGood ? 'everything holds' : 'something does not hold')
process.exit(isGood ? 0 : 1)
