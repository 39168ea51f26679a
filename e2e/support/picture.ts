// Files for upload stories, made as they are needed.
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

import type { Locator, Page } from '@playwright/test'

export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

const u32 = (value: number) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const chunk = (type: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), body])
  return Buffer.concat([u32(body.length), named, u32(crc32(named))])
}

/** A square of noise: it does not compress, so its weight follows from its side (600 px make about 1 MB). */
export function picture(name: string, side = 200): Upload {
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]))
  const header = Buffer.concat([u32(side), u32(side), Buffer.from([8, 2, 0, 0, 0])])
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

export const paper = (name: string): Upload => ({
  name,
  mimeType: 'application/pdf',
  // One empty page: less than that is no document, and is refused.
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj',
      'trailer << /Root 1 0 R /Size 4 >>',
      '%%EOF\n',
    ].join('\n'),
  ),
})

/** Drops the files onto an element, as from the computer's desktop. */
export async function drop(page: Page, target: Locator, files: readonly Upload[]) {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    return data
  }, plain)
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Uploads crawl, so that a person (and a story) sees them. */
export async function slowUpload(page: Page, kilobytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const upload = kilobytesPerSecond < 0 ? -1 : kilobytesPerSecond * 1024
  const free = { offline: false, latency: 0, downloadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: upload })
}
