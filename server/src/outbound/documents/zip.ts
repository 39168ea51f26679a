// An archive written as it is read: one entry after the other, none held in memory longer than needed.
import type { Readable } from 'node:stream'

import yazl from 'yazl'

export interface ZipEntry {
  /** With folders; every name once. */
  name: string
  body: Buffer | Readable
}

/** Pictures in a PDF are packed already. */
const isPacked = (name: string) => /\.(pdf|zip|jpe?g|png|webp)$/i.test(name)

/** Takes the next entry only when the one before is written. */
export function zip(entries: AsyncIterable<ZipEntry>): Readable {
  const archive = new yazl.ZipFile()
  const out = archive.outputStream as Readable
  const add = async () => {
    for await (const { name, body } of entries) {
      const options = { compress: !isPacked(name) }
      if (Buffer.isBuffer(body)) archive.addBuffer(body, name, options)
      else {
        const ended = new Promise<void>((resolve, reject) => {
          body.once('end', resolve)
          body.once('error', reject)
        })
        archive.addReadStream(body, name, options)
        await ended
      }
    }
    archive.end()
  }
  void add().catch((error: Error) => out.destroy(error))
  return out
}
