// Verbs for files: a person uploads, the worker checks, somebody reads.
import { randomBytes } from 'node:crypto'

import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'
import { allowedType } from '@werkplatz/contract/files/kinds.ts'
import sharp from 'sharp'

import type { TestApp } from '../../../../test/app.ts'
import type { Reply } from '../../../../test/call.ts'

export interface Upload {
  group: FileGroup
  name: string
  bytes: Buffer
  type?: string
  /** What the client says, when it lies. */
  size?: number
  /** As a client that follows the specification to the letter: no size for the slot. */
  withoutSize?: true
}

export interface Slot {
  id: string
  uploadUrl: string
}

const keys = {
  image: { upload: 'uploadImage', validate: 'validateImage' },
  document: { upload: 'uploadDocument', validate: 'validateDocument' },
} as const
export const mimeOf = (group: FileGroup, name: string) => allowedType(group, name)?.mime ?? 'application/octet-stream'

export async function slotFor(app: TestApp, token: string, upload: Upload) {
  const mimeType = upload.type ?? mimeOf(upload.group, upload.name)
  const size = upload.withoutSize ? {} : { fileSizeInBytes: upload.size ?? upload.bytes.length }
  return app.call(keys[upload.group].upload, { token, body: { fileName: upload.name, mimeType, ...size } })
}

export const put = (slot: Slot, bytes: Buffer, type: string) =>
  fetch(slot.uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })

export const validate = (app: TestApp, token: string, group: FileGroup, id: string, size: number, type: string) =>
  app.call(keys[group].validate, { token, body: { id, fileSizeInBytes: size, mimeType: type } })

/** As a client that follows the specification to the letter: at the address of the slot, wherever that sends it. */
export async function putThroughDoor(app: TestApp, slot: Slot, bytes: Buffer, type: string, length = bytes.length) {
  const { pathname, search } = new URL(slot.uploadUrl)
  const headers = { 'content-type': type, 'content-length': String(length) }
  const sent = await app.server.inject({ method: 'PUT', url: `${pathname}${search}`, headers })
  const address = sent.headers.location
  if (sent.statusCode !== 307 || !address) return { status: sent.statusCode, body: sent.body }
  const stored = await put({ ...slot, uploadUrl: address }, bytes, type)
  return { status: stored.status, body: await stored.text() }
}

/** All three steps; the answer is that of the first step that failed, or of the last. */
export async function upload(app: TestApp, token: string, what: Upload): Promise<Reply & { id?: string }> {
  const asked = await slotFor(app, token, what)
  if (asked.status !== 200) return asked
  const slot = asked.body
  const type = what.type ?? mimeOf(what.group, what.name)
  const stored = what.withoutSize
    ? await putThroughDoor(app, slot, what.bytes, type)
    : await put(slot, what.bytes, type).then(async (reply) => ({ status: reply.status, body: await reply.text() }))
  if (stored.status !== 200) return { ...stored, headers: {}, cookie: undefined, id: slot.id }
  const checked = await validate(app, token, what.group, slot.id, what.size ?? what.bytes.length, type)
  return { ...checked, id: slot.id }
}

export interface Shown {
  id: string
  name: string
  mimeType: string
  signedUrl: string
  thumbUrl?: string
  cardUrl?: string
  width?: number
  height?: number
}

export const read = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** A photograph-like picture: noise does not compress, so the file has some weight. */
export async function photo(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') {
  const noise = randomBytes(Math.max(3, Math.ceil((width * height) / 64)) * 3)
  const side = Math.floor(Math.sqrt(noise.length / 3))
  return sharp(noise.subarray(0, side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer()
}

export const fileRow = async (app: TestApp, id: string) =>
  app.db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()

/** The same picture with a place in its EXIF data. */
export const exifWithPlace = (picture: Buffer, format: 'jpeg' | 'png' | 'webp') =>
  sharp(picture)
    .withExif({
      IFD0: { Copyright: 'GPS-47.3769N-8.5417E', Model: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 30/1' },
    })
    .toFormat(format)
    .toBuffer()
