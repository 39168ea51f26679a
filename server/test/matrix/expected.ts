// What every feature wrote down in its test/matrix.ts, in one. They are found by their name.
import { globSync } from 'node:fs'
import { join } from 'node:path'

import type { Expectation, FeatureMatrix, MakeInput } from './cells.ts'

const source = join(import.meta.dirname, '../../src/features')
const matrices = await Promise.all(
  globSync('*/test/matrix.ts', { cwd: source }).map(async (file) => {
    const { matrix } = (await import(join(source, file))) as { matrix: FeatureMatrix<never> }
    return matrix
  }),
)

/** A row that two features claim is a mistake. */
function oneTable<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  const table = Object.fromEntries(entries)
  if (Object.keys(table).length < entries.length) throw new Error('two features speak for the same')
  return table
}

export const expected = oneTable<Expectation>(matrices.map((matrix) => matrix.expected))
export const expectedLive = oneTable(matrices.map((matrix) => matrix.live))
export const makers = oneTable(matrices.map((matrix) => matrix.makers))
export const inputs = oneTable<MakeInput>(matrices.map((matrix) => matrix.inputs))
