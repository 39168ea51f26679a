import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { describe, expect, test } from 'vitest'

import { openZip } from '../../inspect/zip.ts'
import { zip, type ZipEntry } from '../zip.ts'

async function* entries(...list: ZipEntry[]) {
  yield* list
}

describe('zip', () => {
  test('names with umlauts and folders, texts packed, documents as they are', async () => {
    const table = 'Titel;Plätze\r\n'.repeat(50)
    const bytes = await buffer(
      zip(
        entries(
          { name: 'aktivitäten.csv', body: Readable.from([table]) },
          { name: 'dokumente/Küche.pdf', body: Buffer.from('%PDF-1.7') },
        ),
      ),
    )
    const [csv, pdf] = await openZip(bytes)
    expect(csv).toMatchObject({ name: 'aktivitäten.csv', method: 8 })
    expect((await csv!.bytes()).toString()).toBe(table)
    expect(pdf).toMatchObject({ name: 'dokumente/Küche.pdf', method: 0, size: 8 })
  })

  test('an entry that fails ends the archive instead of leaving it short', async () => {
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield { name: 'a.txt', body: Buffer.from('a') }
      throw new Error('the second one failed')
    }
    await expect(buffer(zip(broken()))).rejects.toThrow('the second one failed')
  })
})
