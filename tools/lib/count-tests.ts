// Prints "<passed> <failed>" of a test report:  node tools/lib/count-tests.ts <vitest|playwright> <file>
// No report means that the runner died before its first test: "0 0", the step itself counts as failed.
import { existsSync, readFileSync } from 'node:fs'

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

const [kind, file = ''] = process.argv.slice(2)
const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

if (report === undefined) {
  console.log('0 0')
} else if (kind === 'vitest') {
  const { numPassedTests, numFailedTests } = report as VitestReport
  console.log(numPassedTests, numFailedTests)
} else {
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  console.log(expected, unexpected + flaky)
}
