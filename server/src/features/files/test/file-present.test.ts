// Only a clean file gets an address, whoever presents it.
import { describe, expect, test } from 'vitest'

import { movableClock } from '../../../../test/clock.ts'
import { storageAddresses } from '../../../outbound/storage-addresses.ts'
import { presentAvatar, presentDocument, presentImage, signedUrl } from '../file.present.ts'
import type { FileRow, FileStatus } from '../stored-file.ts'

const addresses = storageAddresses(
  {
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    bucket: 'c',
    publicUrl: 'http://127.0.0.1:8',
  },
  movableClock(),
)

/** With copies in place, as a check leaves them a moment before it is accepted, or a refusal that came late. */
const file = (status: FileStatus, kind: FileRow['kind'] = 'IMAGE'): FileRow => ({
  id: '01980000-0000-7000-8000-000000000000',
  owner_id: '01980000-0000-7000-8000-000000000001',
  kind,
  status,
  name: 'foto.jpg',
  extension: 'jpg',
  declared_type: 'image/jpeg',
  declared_size: 9,
  quarantine_key: 'quarantine/x',
  clean_prefix: 'files/x',
  refusal: null,
  no_verdict_at: null,
  size: 9,
  width: 1,
  height: 1,
  variants: {
    full: { key: 'files/x/full', type: 'image/webp', size: 9 },
    thumb: { key: 'files/x/thumb', type: 'image/webp', size: 9 },
  },
  template_id: null,
  attached_resource: null,
  attached_id: null,
  position: 0,
  alt: '',
})

describe.each(['SLOT', 'CHECKING', 'REFUSED'] as const)('a file in %s, though its copies exist', (status) => {
  test('has no address in any size, and cannot be presented', () => {
    for (const variant of ['thumb', 'card', 'full'] as const) {
      expect(signedUrl(addresses, file(status), variant)).toBeNull()
    }
    expect(() => presentImage(addresses, file(status))).toThrow('only a clean file')
    expect(() => presentDocument(addresses, file(status, 'DOCUMENT'))).toThrow('only a clean file')
    expect(presentAvatar(addresses, { avatar_art: null, file: file(status) })).toEqual({ signedUrl: null })
  })
})

test('a file in READY has one', () => {
  expect(signedUrl(addresses, file('READY'), 'thumb')).toContain('/files/x/thumb?')
  expect(presentImage(addresses, file('READY')).signedUrl).toContain('/files/x/full?')
  expect(presentDocument(addresses, file('READY', 'DOCUMENT')).size).toBe(9)
})
