// One row of the table in docs/operations/faults.md from the reports of a trial; ends with 1 if the trial failed.
//   node line.ts <writer's report> <probe's report>
import { readFileSync } from 'node:fs'

const [writer = '', probe = ''] = process.argv.slice(2)
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { trial, secondsWithoutWrite, acknowledged, missing, failed, failedButThere } = read(writer) as {
  trial: string
  secondsWithoutWrite: number
  acknowledged: number
  missing: number
  failed: number
  failedButThere: number
}
const { twoWroteAtOnce } = read(probe) as { twoWroteAtOnce: boolean }
const cells = [trial, secondsWithoutWrite.toFixed(1), acknowledged, missing, failed, failedButThere]
console.log(`| ${[...cells, twoWroteAtOnce ? 'YES' : 'no'].join(' | ')} |`)
process.exit(missing || twoWroteAtOnce ? 1 : 0)
