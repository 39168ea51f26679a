// The copies of one file lie side by side below one prefix, so the order of their first names is the order of all.
import type { Db } from '../../../db/handles.ts'
import type { ListClaims, StoreClaim } from '../../../plugs/store-claims.ts'
import { listNamingFiles, listNamingTemplates, type NamingRow } from './store.queries.ts'

const placeOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1)

const claimsOf =
  (table: string, list: (db: Db, after: string, size: number) => Promise<NamingRow[]>): ListClaims =>
  async (db, after, size) => {
    // From the place on, for of its copies some may stand before the key and some behind it.
    const rows = await list(db, placeOf(after), size)
    const claims = rows.flatMap(({ id, variants }): StoreClaim[] =>
      Object.values(variants).map(({ key }) => ({ key, table, id })),
    )
    return claims.filter(({ key }) => key > after).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  }

export const fileClaims = [claimsOf('file', listNamingFiles), claimsOf('image_template', listNamingTemplates)]
