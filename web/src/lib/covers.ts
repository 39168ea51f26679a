// Pictures for what has none of its own. In one row no two are alike: by the title, the next free one on a clash.
import { stableHash } from './stable-hash.ts'

const drawings = ['code', 'daten', 'elektronik', 'gestaltung', 'netzwerk', 'werkstatt', 'kuchen', 'rack'] as const

/** Things that stand near each other: the picture of each, in their order. */
export function coversOf(things: readonly { title: string; image: string | null }[], inRow = 4): string[] {
  const covers: string[] = []
  for (const { title, image } of things) {
    const near = covers.slice(-(inRow - 1))
    const first = stableHash(title) % drawings.length
    const turned = [...drawings.slice(first), ...drawings.slice(0, first)].map((name) => `/covers/${name}.svg`)
    covers.push(image ?? turned.find((cover) => !near.includes(cover)) ?? turned[0]!)
  }
  return covers
}
