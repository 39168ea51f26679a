// Portraits and logos of the demo world: p-nina-ammann is server/assets/portraits/nina-ammann.svg. Who has none keeps
// the design, as people do who upload nothing.
import { existsSync } from 'node:fs'

import companiesFile from '@werkplatz/content/demo/companies.json' with { type: 'json' }
import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }

import type { Tx } from '../db/handles.ts'
import type { Database } from '../db/open.ts'
import { demoId } from './demo-id.ts'
import type { Drawn, DrawingTable } from './drawings.ts'

const isDrawn = (file: string) => existsSync(new URL(`../../assets/${file}`, import.meta.url))

/** The ones whose drawing exists, each with it. */
async function drawAll<T>(drawings: DrawingTable, things: readonly T[], fileOf: (thing: T) => string) {
  const drawable = things.filter((thing) => isDrawn(fileOf(thing)))
  return Promise.all(drawable.map(async (thing) => ({ thing, drawn: await drawings.draw(fileOf(thing)) })))
}

export async function loadFaces({ begin }: Pick<Database, 'begin'>, drawings: DrawingTable) {
  const [logos, portraits] = await Promise.all([
    drawAll(drawings, companiesFile.companies, ({ companyId }) => `logos/${companyId.replace('c-', '')}.svg`),
    drawAll(drawings, peopleFile.people, ({ personId }) => `portraits/${personId.replace('p-', '')}.svg`),
  ])
  await begin(async (tx) => {
    for (const { thing, drawn } of logos) await keepLogo(tx, demoId(thing.companyId), drawn)
    for (const { thing, drawn } of portraits) await keepPortrait(tx, thing, drawn)
  })
}

async function keepLogo(tx: Tx, companyId: string, { variants }: Drawn) {
  const logo = JSON.stringify(variants.thumb ?? variants.full)
  await tx.updateTable('company').set({ logo }).where('id', '=', companyId).execute()
}

async function keepPortrait(tx: Tx, person: { personId: string; companyId: string }, { variants, ...size }: Drawn) {
  const [ownerId, fileId] = [demoId(person.personId), demoId(`portrait ${person.personId}`)]
  await tx
    .insertInto('file')
    .values({
      id: fileId,
      owner_id: ownerId,
      company_id: demoId(person.companyId),
      kind: 'IMAGE',
      status: 'READY',
      name: 'Porträt.svg',
      extension: 'svg',
      declared_type: 'image/svg+xml',
      quarantine_key: `portrait/${fileId}`,
      variants: JSON.stringify(variants),
      attached_resource: 'avatar',
      attached_id: ownerId,
      ...size,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx.updateTable('person').set({ avatar_file_id: fileId }).where('id', '=', ownerId).execute()
}
