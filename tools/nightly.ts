// pnpm nightly: what takes too long for every change. Deep matrix, long fuzz, long timing, long histories, every fault, every mutant. Runs all, then says what failed.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

import { root } from './lib/root.ts'

/** New inputs every night; pass it to get the same again. */
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31))

const deep: { title: string; args: string[]; env?: Record<string, string> }[] = [
  { title: 'deep matrix', args: ['test', 'server/test/matrix'], env: { MATRIX_DEEP: '1' } },
  {
    title: 'lives of evaluations',
    args: ['test', 'server/src/features/evaluations/test/model'],
    env: { MATRIX_DEEP: '1' },
  },
  { title: 'long fuzz', args: ['test', 'server/test/fuzz'], env: { FUZZ_RUNS: '3000', FUZZ_SEED: seed } },
  {
    title: 'long timing',
    args: ['test', 'server/src/features/accounts/test/timing.test.ts'],
    env: { TIMING_CALLS: '500' },
  },
  {
    title: 'approved histories',
    args: ['test', 'server/src/features/assignments/test/kept-history.test.ts'],
    env: { HISTORY_RUNS: '1000', HISTORY_STEPS: '50' },
  },
  {
    title: 'long histories',
    args: ['test', 'server/src/features/work-history'],
    env: { HISTORY_RUNS: '10000' },
  },
  { title: 'change of version', args: ['upgrade-test'] },
  { title: 'every fault on the cluster', args: ['chaos'] },
  { title: 'a loss on the cluster is found', args: ['chaos', '--teeth'] },
  { title: 'a day on the cluster', args: ['chaos', '--soak'] },
  { title: 'runbooks', args: ['exec', 'deploy/runbooks/try'] },
  { title: 'mutants', args: ['mutate'] },
]

const failed = deep.filter(({ title, args, env }) => {
  console.log(`\n=== ${title}${env?.FUZZ_SEED ? ` (FUZZ_SEED=${env.FUZZ_SEED})` : ''}`)
  return spawnSync('pnpm', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status !== 0
})
console.log(`\n${deep.length - failed.length} passed, ${failed.length} failed`)
for (const { title } of failed) console.log(`failed: ${title}`)
process.exitCode = failed.length > 0 ? 1 : 0
