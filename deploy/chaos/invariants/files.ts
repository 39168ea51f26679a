// I8: nothing is served without a clean verdict, and the rows of files and the objects of the store belong together.
import { linesOf, type Line } from '../history.ts'
import type { Reads } from '../reads.ts'

export function onlyCleanIsServed(lines: readonly Line[], { files, objects, rows }: Reads): string[] {
  const stored = new Set(objects)
  const served = linesOf(lines, 'call')
    .filter(({ infected, outcome }) => infected && outcome === 'done')
    .map(({ who, key }) => `an infected file of ${who} was served (${key})`)
  const infected = new Set(
    linesOf(lines, 'call')
      .filter((call) => call.infected)
      .map(({ key }) => key),
  )
  const passed = rows
    .filter(({ thing, key, status }) => thing === 'file' && infected.has(key) && status === 'READY')
    .map(({ id }) => `an infected file counts as clean: ${id}`)
  const hollow = files
    .filter(({ status }) => status === 'READY')
    .flatMap(({ id, keys }) => keys.filter((key) => !stored.has(key)).map((key) => `file ${id} has no object ${key}`))
  // Without a verdict there is nothing to serve yet; the quarantine is emptied by a sweep.
  const unjudged = files
    .filter(({ status, keys }) => status !== 'READY' && keys.length)
    .map(({ id, status }) => `file ${id} is ${status} and has a copy to serve`)
  const owned = new Set(files.flatMap(({ keys }) => keys))
  const orphans = objects.filter((key) => !owned.has(key)).map((key) => `object ${key} belongs to no file`)
  return [...served, ...passed, ...hollow, ...unjudged, ...orphans]
}
