// Prints the ten slowest tests of one run's reports:  node tools/lib/slowest-tests.ts <folder>
// Time is lost one test at a time: whoever adds a minute sees it here.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.ts'

export interface Timed {
  ms: number
  title: string
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

const inRoot = (path: string) => path.replace(root, '')

export const timesOfVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ ms: duration ?? 0, title: `${inRoot(name)} ${fullName}` })),
  )

export const timesOfPlaywright = ({ specs = [], suites = [] }: PlaywrightSuite): Timed[] => [
  ...specs.map(({ title, file, tests }) => ({
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    title: `e2e/stories/${file} ${title}`,
  })),
  ...suites.flatMap(timesOfPlaywright),
]

export const slowest = (times: Timed[], count: number): string[] =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ ms, title }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)

if (import.meta.main) {
  const folder = process.argv[2] ?? join(root, '.cache/ci')
  const read = (file: string) => {
    const path = join(folder, file)
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined
  }
  const empty: VitestReport = { testResults: [] }
  const times = [
    ...['vitest-contract.json', 'vitest-server.json', 'faults.json'].flatMap((file) =>
      timesOfVitest((read(file) as VitestReport | undefined) ?? empty),
    ),
    ...timesOfPlaywright((read('playwright.json') as PlaywrightSuite | undefined) ?? {}),
  ]
  for (const line of slowest(times, 10)) console.log(line)
}
