// The mutation run: pnpm mutate [--only <text>] [--sample <n>] [--near] [--lanes <n>] [--fresh] [--list]. Breaks the product in one small
// place at a time and sees whether a test notices. Goes on where an interrupted run of the same tree stopped.
import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { filesIn, textOf } from './checks/tree.ts'
import { root } from './lib/root.ts'
import { listMutants } from './mutate/list-mutants.ts'
import type { Mutant, Outcome } from './mutate/mutant.ts'
import { reasonsIn, reportOf, sampleOf } from './mutate/report.ts'

/** A mutant that makes the product wait for ever is noticed too. */
const LONGEST_MS = 600_000

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    near: { type: 'boolean' },
    lanes: { type: 'string', default: '2' },
    fresh: { type: 'boolean' },
    list: { type: 'boolean' },
  },
})

const folder = join(root, '.cache/mutate')
const resultsFile = join(folder, 'results.jsonl')
const reportFile = join(folder, 'report.md')

/** Results belong to one state of the code and its tests. */
function treeHash(): string {
  const hash = createHash('sha1')
  for (const file of filesIn(root, 'contract/**/*.ts', 'server/**/*.{ts,sql}', 'tools/mutate/*.ts'))
    hash.update(file).update(textOf(root, file))
  return hash.digest('hex')
}

function knownOutcomes(tree: string): Map<string, Outcome> {
  if (options.fresh || !existsSync(resultsFile)) return new Map()
  const [head, ...lines] = readFileSync(resultsFile, 'utf8').trim().split('\n')
  if (head !== tree) return new Map()
  return new Map(lines.map((line) => JSON.parse(line) as Outcome).map((outcome) => [outcome.id, outcome]))
}

const all = await listMutants()
const matching = all.filter(({ id }) => !options.only || id.includes(options.only))
const chosen = options.sample ? sampleOf(matching, Number(options.sample)) : matching
/** With --near a survivor may still be noticed by tests farther away: the share it finds is a lower bound. */
const wanted = options.near
  ? chosen.map((mutant) => ({ ...mutant, steps: mutant.steps.filter(({ far }) => !far) }))
  : chosen
if (options.list) {
  for (const { id } of wanted) console.log(id)
  console.log(`${wanted.length} mutants`)
  process.exit(0)
}

const tree = `${treeHash()}${options.near ? ' near' : ''}`
const outcomes = knownOutcomes(tree)
mkdirSync(folder, { recursive: true })
if (outcomes.size === 0) {
  rmSync(resultsFile, { force: true })
  writeFileSync(resultsFile, `${tree}\n`)
}

const queue = wanted.filter(({ id }) => !outcomes.has(id))
const began = performance.now()
const total = queue.length
let done = 0

function keep(outcome: Outcome) {
  outcomes.set(outcome.id, outcome)
  appendFileSync(resultsFile, `${JSON.stringify(outcome)}\n`)
  done += 1
  console.log(`${done}/${total} ${outcome.verdict} (${outcome.seconds} s) ${outcome.id}`)
}

/** Works off the queue; a lane that hangs or dies is replaced and its mutant noted. */
function lane(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let child: ChildProcess
    let mutant: Mutant | undefined
    let timer: NodeJS.Timeout | undefined
    const next = () => {
      mutant = queue.shift()
      if (!mutant) return void child.send('end')
      const { id, kind } = mutant
      timer = setTimeout(() => {
        keep({ id, kind, verdict: 'timeout', by: 'nothing answered', seconds: LONGEST_MS / 1000 })
        mutant = undefined
        child.kill('SIGKILL')
      }, LONGEST_MS)
      child.send(mutant)
    }
    const open = () => {
      child = fork(join(root, 'tools/mutate/lane.ts'), {
        env: { ...process.env, TEST_LANE: `mutate${number}`, REACH_WORLDS: '60', NO_COLOR: '1' },
      })
      child.on('message', (said: 'ready' | Outcome) => {
        clearTimeout(timer)
        if (said !== 'ready') keep(said)
        next()
      })
      child.on('exit', (code) => {
        clearTimeout(timer)
        if (code === 0) return resolve()
        if (mutant)
          keep({ id: mutant.id, kind: mutant.kind, verdict: 'broken', by: `the lane ended: ${code}`, seconds: 0 })
        if (queue.length === 0) return resolve()
        if (done === 0) return reject(new Error('the lane does not start'))
        open()
      })
    }
    open()
  })
}

const lanes = Math.min(Number(options.lanes), queue.length)
await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))

const judged = wanted.flatMap(({ id }) => outcomes.get(id) ?? [])
const reasons = reasonsIn(textOf(root, 'docs/testing.md'))
const { text, unexplained } = reportOf(judged, reasons, (performance.now() - began) / 1000)
writeFileSync(reportFile, text)
console.log(`\n${text}\n${reportFile}`)
process.exit(unexplained.length ? 1 : 0)
