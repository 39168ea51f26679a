// The object store over the network. Only jobs call it: no transaction and no http call waits for it.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import type { StorageOptions } from './storage-addresses.ts'

export interface Storage {
  /** Size in bytes; null: there is no such object. */
  size(key: string): Promise<number | null>
  /** Copies the object into a file, at most `limit` bytes. Null: gone meanwhile, or larger than that. */
  fetchTo(key: string, path: string, limit: number): Promise<{ size: number; sha256: Buffer } | null>
  store(key: string, path: string, serve: { type: string; disposition: string }): Promise<void>
  /** A few words under a key, for ourselves: nobody is ever served them. */
  note(key: string, text: string): Promise<void>
  /** Deleting what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Keys below a prefix last written before a time, at most a thousand. */
  listOlder(prefix: string, before: Date): Promise<string[]>
  /** A page of everything behind a key, in the order of bytes; empty at the end. */
  listAfter(key: string, prefix?: string): Promise<StoredObject[]>
  close(): void
}

export interface StoredObject {
  key: string
  size: number
  written: Date
}

const REQUEST_MS = 15_000
const MOST_REMOVED = 1_000

export function openStorage(options: StorageOptions): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
  })
  const isAbsent = (error: unknown) => error instanceof NotFound || error instanceof NoSuchKey
  const listAfter = async (after: string, prefix = ''): Promise<StoredObject[]> => {
    const asked = { Bucket, ...(prefix && { Prefix: prefix }), ...(after && { StartAfter: after }) }
    const { Contents = [] } = await client.send(new ListObjectsV2Command(asked))
    return Contents.flatMap(({ Key, Size = 0, LastModified }) =>
      Key && LastModified ? { key: Key, size: Size, written: LastModified } : [],
    )
  }

  return {
    async size(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async fetchTo(Key, path, limit) {
      const hash = createHash('sha256')
      let size = 0
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          hash.update(chunk)
          done(size > limit ? new TooLarge() : null, chunk)
        },
      })
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        await pipeline(Body as Readable, measure, createWriteStream(path), { signal: AbortSignal.timeout(60_000) })
      } catch (error) {
        if (isAbsent(error) || error instanceof TooLarge) return null
        throw error
      }
      return { size, sha256: hash.digest() }
    },
    async store(Key, path, { type, disposition }) {
      const { size } = await stat(path)
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: type,
          ContentDisposition: disposition,
          CacheControl: 'private, max-age=300, immutable',
        }),
      )
    },
    async note(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }))
    },
    async remove(keys) {
      if (keys.length === 0) return
      const Objects = keys.map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      const failed = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
      if (failed.length) throw new Error(`${failed.length} objects were not deleted: ${failed[0]?.Code}`)
    },
    async listOlder(prefix, before) {
      const found: string[] = []
      let page = await listAfter('', prefix)
      // Younger ones may stand before them: to the end, or until there is enough to do.
      while (page.length > 0 && found.length < MOST_REMOVED) {
        found.push(...page.filter(({ written }) => written < before).map(({ key }) => key))
        page = await listAfter(page.at(-1)!.key, prefix)
      }
      return found.slice(0, MOST_REMOVED)
    },
    listAfter,
    close: () => client.destroy(),
  }
}

class TooLarge extends Error {}
