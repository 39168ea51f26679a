import { catalogueLimits as limits } from '@werkplatz/contract/catalogues/limits.ts'
import type { AddEntry, ChangeEntry } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import { wrongField } from '../../lib/refusal.ts'
import { countProfessions } from '../people/profession.queries.ts'

/** What a kind needs beyond a name. */
export async function requireComplete(tx: Tx, entry: AddEntry | ChangeEntry) {
  if (entry.kind === 'sectors' && entry.name.length > limits.sectorName)
    throw wrongField('name', `Der Name hat höchstens ${limits.sectorName} Zeichen.`)
  if (entry.kind === 'professions') {
    if (!entry.short) throw wrongField('short', '«Kurzform» fehlt.')
    if (!entry.field) throw wrongField('field', '«Berufsfeld» fehlt.')
    if (!entry.durationYears) throw wrongField('durationYears', '«Dauer in Jahren» fehlt.')
  }
  const wanted = new Set(entry.kind === 'subjects' ? entry.professionIds : [])
  if (wanted.size > 0 && (await countProfessions(tx, [...wanted])) < wanted.size)
    throw wrongField('professionIds', 'Einen dieser Berufe gibt es nicht.')
}
