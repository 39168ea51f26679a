// The calls of the files feature. Pictures and documents have the same shapes at different addresses.
import { queryOptions } from '@tanstack/react-query'
import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'
import type { Document, Image, Slot } from '@werkplatz/contract/files/schemas.ts'

import { call } from '../../api/client.ts'
import { putFile, type PutOptions } from './put-file.ts'

/** A file the server has checked; pictures bring more sizes. */
export type StoredFile = Pick<Image, 'id' | 'name' | 'mimeType' | 'signedUrl'> & Partial<Image & Document>

export interface SlotRequest {
  fileName: string
  mimeType: string
  fileSizeInBytes: number
}

/** What the queue needs of the world; tests bring their own. */
export interface UploadTransport {
  openSlot(group: FileGroup, request: SlotRequest, signal: AbortSignal): Promise<Slot>
  put(url: string, file: Blob, options: PutOptions): Promise<void>
  check(group: FileGroup, id: string, request: SlotRequest, signal: AbortSignal): Promise<StoredFile>
  remove(group: FileGroup, id: string): Promise<unknown>
  cleanUp(group: FileGroup, ids: string[]): Promise<unknown>
}

export const uploadTransport: UploadTransport = {
  openSlot: (group, body, signal) => call(group === 'image' ? 'uploadImage' : 'uploadDocument', { body, signal }),
  put: putFile,
  check: (group, id, { mimeType, fileSizeInBytes }, signal) =>
    call(group === 'image' ? 'validateImage' : 'validateDocument', { body: { id, mimeType, fileSizeInBytes }, signal }),
  remove: (group, id) =>
    group === 'image' ? call('deleteImage', { body: { id } }) : call('deleteDocument', { query: { id } }),
  cleanUp: (group, ids) => call(group === 'image' ? 'cleanUpImages' : 'cleanUpDocuments', { body: { ids } }),
}

/** Addresses live five minutes; asked again well before. */
const ADDRESS_STALE_MS = 4 * 60_000

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['image-templates'],
    queryFn: ({ signal }) => call('listImageTemplates', { signal }),
    staleTime: ADDRESS_STALE_MS,
  })
