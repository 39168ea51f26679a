// One lane of the run: a single vitest that stays up, with a template database of its own. A mutant is put into the
// module as it is loaded, so the developer's files are never touched. Speaks with mutate.ts by messages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node'

import { root } from '../lib/root.ts'
import { run } from '../lib/run.ts'
import { mutate, type Mutant, type Outcome, type SourceEdit, type TestStep } from './mutant.ts'

let current: SourceEdit | undefined

const include = ['contract/test/**/*.test.ts', 'server/src/**/test/**/*.test.ts', 'server/test/**/*.test.ts']

const openVitest = () =>
  createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include,
      exclude: ['**/node_modules/**', 'server/test/faults/**', 'server/test/fuzz/**'],
      globalSetup: ['server/test/global-setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      bail: 1,
      // What is kept on disk is told apart by the file's own text, which stays the same here.
      fsModuleCache: false,
      maxWorkers: 1,
      fileParallelism: false,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load(id) {
            if (!current || id !== join(root, current.file)) return null
            return mutate(readFileSync(id, 'utf8'), current)
          },
        },
      ],
    },
  )

const patternOf = ({ named }: TestStep): RegExp | undefined =>
  named && new RegExp(`^(?:${named.map((name) => name.replaceAll('.', '\\.')).join('|')})(?: |$)`)

async function specificationsOf(vitest: Vitest, step: TestStep): Promise<TestSpecification[]> {
  const found = await vitest.globTestSpecifications(step.files.map((file) => join(root, file)))
  const pattern = patternOf(step)
  return pattern
    ? found.map(({ project, moduleId }) => project.createSpecification(moduleId, { testNamePattern: pattern }))
    : found
}

/** What a run says: the first test that failed, or the error that kept tests from running. */
function failureOf({ testModules, unhandledErrors }: TestRunResult): { by: string; isBroken: boolean } | undefined {
  for (const module of testModules) {
    for (const test of module.children.allTests()) {
      if (test.result().state === 'failed')
        return { by: `${module.relativeModuleId}: ${test.fullName}`, isBroken: false }
    }
  }
  const error = testModules.flatMap((module) => [...module.errors(), ...suiteErrors(module)])[0] ?? unhandledErrors[0]
  return error ? { by: String((error as Error).message).slice(0, 200), isBroken: true } : undefined
}

/** Vitest adds to what it knows of earlier runs, which belongs to another mutant. */
function runTests(vitest: Vitest, specifications: TestSpecification[]): Promise<TestRunResult> {
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  return vitest.runTestSpecifications(specifications)
}

const suiteErrors = (module: TestRunResult['testModules'][number]) =>
  [...module.children.allSuites()].flatMap((suite) => suite.errors())

/** By psql, which leaves no connection behind: the copies are made from a database nobody may be connected to. */
async function onTemplate(statement: string) {
  const { TEMPLATE } = await import('../../server/test/global-setup.ts')
  const address = new URL(process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL!)
  address.pathname = `/${TEMPLATE}`
  await run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', address.href, '-c', statement], { output: 'collect' })
}

/** Without any mutant the same tests pass: else what they say about one means nothing. Asked once for each. */
const sound = new Map<string, Promise<boolean>>()
function isSound(vitest: Vitest, step: TestStep, by: string): Promise<boolean> {
  const file = by.split(': ')[0]!
  const key = `${file} ${step.named?.join() ?? ''}`
  const known =
    sound.get(key) ??
    (async () => {
      const specifications = (await specificationsOf(vitest, step)).filter(({ moduleId }) => moduleId.endsWith(file))
      return !failureOf(await runTests(vitest, specifications))
    })()
  sound.set(key, known)
  return known
}

async function judge(vitest: Vitest, { id, kind, edit, steps }: Mutant): Promise<Outcome> {
  const began = performance.now()
  const outcome = (verdict: Outcome['verdict'], by: string): Outcome => ({
    id,
    kind,
    verdict,
    by,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  })
  const put = async (isOn: boolean) => {
    if ('apply' in edit) return onTemplate(isOn ? edit.apply : edit.undo)
    current = isOn ? edit : undefined
    vitest.invalidateFile(join(root, edit.file))
  }
  for (const step of steps) {
    await put(true)
    const failure = failureOf(await runTests(vitest, await specificationsOf(vitest, step)))
    await put(false)
    if (!failure) continue
    if (failure.isBroken) return outcome('broken', failure.by)
    if (await isSound(vitest, step, failure.by)) return outcome('killed', failure.by)
    return outcome('broken', `fails without it too: ${failure.by}`)
  }
  return outcome('survived', '')
}

const vitest = await openVitest()
await vitest.standalone()
// The global setup, which makes the template and names its address, runs with the first test: a mutant of the database
// may be the first of all.
await runTests(vitest, await specificationsOf(vitest, { files: ['contract/test/statuses.test.ts'] }))
process.on('message', (mutant: Mutant | 'end') => {
  if (mutant === 'end') return void vitest.close().then(() => process.exit(0))
  judge(vitest, mutant).then(
    (outcome) => process.send!(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.send!('ready')
