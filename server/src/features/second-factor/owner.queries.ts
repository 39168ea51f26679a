// Whose second factor it is, as an authenticator shows it.
import type { Tx } from '../../db/handles.ts'

export async function findFactorOwner(tx: Tx, personId: string) {
  return tx
    .selectFrom('person')
    .select(['email', 'name_first', 'name_last'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}
