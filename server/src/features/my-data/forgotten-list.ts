// Who was forgotten, kept outside of the database: a database that is restored to an earlier moment knows it no longer.
// Ids only, as long as there is a backup they might come back from (docs/operations/restore.md).
import type { Database } from '../../db/open.ts'
import type { Storage } from '../../outbound/storage.ts'
import { forgetPerson } from './actions/forget-person.ts'

export const FORGOTTEN = 'forgotten/'

/** Backups go after five weeks (deploy/backup/configure); the list must outlive them. */
const KEPT_MS = 60 * 24 * 3_600_000

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const noteForgotten = (storage: Pick<Storage, 'note'>, id: string, at: Date): Promise<void> =>
  storage.note(FORGOTTEN + id, at.toISOString())

/** Each one who is back, once they are forgotten again. Nobody gets a second mail. */
export async function* forgetAgain(
  { begin, storage }: Pick<Database, 'begin'> & { storage: Pick<Storage, 'listAfter'> },
  now: Date,
): AsyncGenerator<string> {
  let page = await storage.listAfter('', FORGOTTEN)
  while (page.length > 0) {
    for (const { key } of page) {
      const id = key.slice(FORGOTTEN.length)
      if (UUID.test(id) && (await begin((tx) => forgetPerson(tx, id, now)))) yield id
    }
    page = await storage.listAfter(page.at(-1)!.key, FORGOTTEN)
  }
}

export async function clearList(storage: Pick<Storage, 'listOlder' | 'remove'>, now: Date) {
  await storage.remove(await storage.listOlder(FORGOTTEN, new Date(now.getTime() - KEPT_MS)))
}
