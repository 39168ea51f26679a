// What a run found: shares by kind, and the survivors with the reason docs/testing.md gives for each.
import type { Outcome } from './mutant.ts'

/** Rows «| `id` | reason |» of the document; the id may end with … for all that begin so. */
export const reasonsIn = (document: string): Map<string, string> =>
  new Map(
    [
      ...document.matchAll(
        /^\| `((?:access|permission|query|mask|gate|refusal|comparison|condition|database) [^`]+)` \| (.+?) \|$/gm,
      ),
    ].map(([, id = '', reason = '']) => [id, reason]),
  )

/** Backticks and bars would end a cell of the table. */
export const cellOf = (id: string): string => id.replaceAll('`', "'").replaceAll('|', '¦')

function reasonOf(id: string, reasons: ReadonlyMap<string, string>): string | undefined {
  const cell = cellOf(id)
  const exact = reasons.get(cell)
  if (exact) return exact
  return [...reasons].find(([known]) => known.endsWith('…') && cell.startsWith(known.slice(0, -1)))?.[1]
}

export function reportOf(outcomes: readonly Outcome[], reasons: ReadonlyMap<string, string>, seconds: number) {
  const sound = outcomes.filter(({ verdict }) => verdict !== 'broken')
  const survivors = sound.filter(({ verdict }) => verdict === 'survived')
  const unexplained = survivors.filter(({ id }) => !reasonOf(id, reasons))
  const share = (of: readonly Outcome[]) => {
    const killed = of.filter(({ verdict }) => verdict !== 'survived').length
    return `${killed} of ${of.length} (${of.length ? ((killed / of.length) * 100).toFixed(1) : '–'} %)`
  }
  const kinds = [...Map.groupBy(sound, ({ kind }) => kind)]
  const lines = [
    `Mutants noticed: ${share(sound)}, in ${Math.round(seconds)} s; ${outcomes.length - sound.length} did not load or were judged by a test that fails anyway.`,
    '',
    '| Kind | Noticed |',
    '| --- | --- |',
    ...kinds.map(([kind, of]) => `| ${kind} | ${share(of)} |`),
    '',
    `Noticed by nothing but the time it took: ${sound.filter(({ verdict }) => verdict === 'timeout').length}`,
    '',
    `Survivors: ${survivors.length}, of them without a reason: ${unexplained.length}`,
    '',
    '| Mutant | Reason |',
    '| --- | --- |',
    ...survivors.map(({ id }) => `| \`${cellOf(id)}\` | ${reasonOf(id, reasons) ?? '**none given**'} |`),
    '',
    ...outcomes.filter(({ verdict }) => verdict === 'broken').map(({ id, by }) => `Not judged: ${id}: ${by}`),
  ]
  return { text: `${lines.join('\n')}\n`, unexplained }
}

/** Spread evenly over the list, so that every kind is in it; the same tree gives the same sample. */
export const sampleOf = <T>(list: readonly T[], size: number): T[] =>
  list.length <= size
    ? [...list]
    : Array.from({ length: size }, (_, at) => list[Math.floor((at * list.length) / size)]!)
