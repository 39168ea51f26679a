// Contract route → action or query. No logic.
import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../access/member.ts'
import { custom, read, write, type Data, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { cleanUpFiles } from './actions/clean-up-files.ts'
import { deleteFile } from './actions/delete-file.ts'
import { openSlot } from './actions/open-slot.ts'
import { requestCheck, type CheckRequest } from './actions/request-check.ts'
import { presentAvatar, presentDocument, presentImage, presentTemplate } from './file.present.ts'
import { findAvatar } from './file.queries.ts'
import { listTemplates } from './template.queries.ts'
import { waitForCheck } from './wait-for-check.ts'

export const fileHandlers = ({ addresses, fileHolders }: Services): Handler[] => [
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
  write('deleteImage', (tx, { me, input }) => deleteFile(tx, me, fileHolders, 'image', input.body.id)),
  write('deleteDocument', (tx, { me, input }) => deleteFile(tx, me, fileHolders, 'document', input.query.id)),
  write('cleanUpImages', (tx, { me, input }) => cleanUpFiles(tx, me, 'image', input.body.ids ?? null)),
  write('cleanUpDocuments', (tx, { me, input }) => cleanUpFiles(tx, me, 'document', input.body.ids ?? null)),
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
  await begin((tx) => requestCheck(tx, me, group, request))
  return waitForCheck(db, request.id)
}
