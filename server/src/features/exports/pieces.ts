// What the generators of pieces share: what they are handed, names that are free, and work done a little ahead.
import type { Member } from '../../access/member.ts'
import type { WorkContext } from '../../jobs/definitions.ts'
import type { ZipEntry } from '../../outbound/documents/zip.ts'
import type { ExportRow } from './export.queries.ts'

export interface Order {
  ctx: WorkContext
  /** Whose export it is: it holds what they can read. */
  me: Member
  row: ExportRow
  onProgress: (done: number, total: number) => Promise<void>
}

export type Pieces = (order: Order) => AsyncGenerator<ZipEntry>

/** The first name not taken yet; file systems on some computers do not tell capitals from small letters. */
export function freeName(taken: Set<string>, named: (n: number) => string): string {
  let name = named(1)
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = named(n)
  taken.add(name.toLowerCase())
  return name
}

/** The results in order, a few at work at once and never more than that ahead. */
export async function* ahead<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>) {
  const running: Promise<R>[] = []
  try {
    for (let i = 0; i < items.length + width; i += 1) {
      if (i >= width) yield await running.shift()!
      if (i < items.length) running.push(work(items[i]!))
    }
  } finally {
    // Whoever goes away early does not leave a failure that nobody hears of.
    await Promise.allSettled(running)
  }
}
