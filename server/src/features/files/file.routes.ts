// Contract route → action or query. No logic.
import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../access/member.ts'
import { custom, read, write, type Data, type Handler } from '../../http/handlers.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { beginCheck, type CheckRequest } from './actions/begin-check.ts'
import { cleanUpFiles } from './actions/clean-up-files.ts'
import { deleteFile } from './actions/delete-file.ts'
import { openSlot } from './actions/open-slot.ts'
import type { FileHolders } from './file-holders.ts'
import { presentAvatar, presentDocument, presentImage, presentTemplate } from './file.present.ts'
import { findAvatar } from './file.queries.ts'
import { listTemplates } from './template.queries.ts'
import { waitForCheck } from './wait-for-check.ts'

export const fileHandlers = (addresses: StorageAddresses, holders: FileHolders): Handler[] => [
  write('uploadImage', async (tx, { me, input }) => ({ body: await openSlot(tx, me, 'image', input.body, addresses) })),
  write('uploadDocument', async (tx, { me, input }) => ({
    body: await openSlot(tx, me, 'document', input.body, addresses),
  })),
  custom('validateImage', async (data, { me, input }) => ({
    body: presentImage(addresses, await checked(data, me, 'image', input.body)),
  })),
  custom('validateDocument', async (data, { me, input }) => ({
    body: presentDocument(addresses, await checked(data, me, 'document', input.body)),
  })),
  write('deleteImage', async (tx, { me, input }) => {
    await deleteFile(tx, me, holders, 'image', input.body.id)
    return {}
  }),
  write('deleteDocument', async (tx, { me, input }) => {
    await deleteFile(tx, me, holders, 'document', input.query.id)
    return {}
  }),
  write('cleanUpImages', async (tx, { me, input }) => {
    await cleanUpFiles(tx, me, 'image', input.body.ids ?? [])
    return {}
  }),
  write('cleanUpDocuments', async (tx, { me, input }) => {
    await cleanUpFiles(tx, me, 'document', input.body.ids ?? [])
    return {}
  }),
  read('listImageTemplates', async (db) => ({
    body: (await listTemplates(db, {})).map((row) => presentTemplate(addresses, row)),
  })),
  read('readAvatar', async (db, { me }) => {
    const [row] = await findAvatar(db, { personId: me.id })
    return { body: presentAvatar(addresses, row) }
  }),
]

/** The worker checks; this only asks for it and waits, outside of any transaction. */
async function checked({ db, begin }: Data, me: Member, group: FileGroup, request: CheckRequest) {
  await begin((tx) => beginCheck(tx, me, group, request))
  return waitForCheck(db, request.id)
}
