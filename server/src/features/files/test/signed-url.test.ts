// A file gets an address when it is clean, and never before: whatever a query hands over.
import { fileStatus } from '@werkplatz/contract/files/status.ts'
import { expect, test } from 'vitest'

import type { StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { presentAvatar, presentDocument, presentImage, signedUrl } from '../file.present.ts'
import type { FileRow } from '../stored-file.ts'

const addresses = { get: (key: string) => `https://store.example/${key}` } as StorageAddresses
const fileIn = (status: string, kind: 'IMAGE' | 'DOCUMENT' = 'IMAGE') =>
  ({
    id: '0198c0de-0000-7000-8000-000000000000',
    kind,
    name: 'a.png',
    status,
    variants: { full: { key: 'full', type: 'image/webp', size: 1 } },
    position: 0,
  }) as unknown as FileRow

test.each(fileStatus.statuses)('%s', (status) => {
  const isClean = status === 'READY'
  expect(signedUrl(addresses, fileIn(status))).toBe(isClean ? 'https://store.example/full' : null)
  const avatar = presentAvatar(addresses, { file: fileIn(status), avatar_art: null } as never)
  expect(avatar).toEqual({ signedUrl: isClean ? 'https://store.example/full' : null })
  for (const present of [
    () => presentImage(addresses, fileIn(status)),
    () => presentDocument(addresses, fileIn(status, 'DOCUMENT')),
  ]) {
    if (isClean) expect(present()).toMatchObject({ signedUrl: 'https://store.example/full' })
    else expect(present).toThrow('only a clean file is presented')
  }
})
