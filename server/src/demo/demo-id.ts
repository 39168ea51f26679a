// The demo world's files speak of «p-nina-ammann»; the database wants a uuid. The same key always gives the same id, so
// that each part of the world can be loaded on its own and again.
import { createHash } from 'node:crypto'

export function demoId(key: string): string {
  const hex = createHash('sha256').update(`werkplatz demo ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
