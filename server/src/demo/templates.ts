// Picture templates of the demo world: tpl-code is server/assets/templates/code.svg.
import templatesFile from '@werkplatz/content/demo/image-templates.json' with { type: 'json' }

import type { Database } from '../db/open.ts'
import { countAnyTemplates, upsertTemplate } from '../features/files/template.queries.ts'
import { demoId } from './demo-id.ts'
import type { DrawingTable } from './drawings.ts'

export async function loadTemplates({ db, begin }: Pick<Database, 'db' | 'begin'>, drawings: DrawingTable) {
  if ((await countAnyTemplates(db)) > 0) return
  const { templates } = templatesFile
  const drawn = await Promise.all(templates.map(({ id }) => drawings.draw(`templates/${id.replace('tpl-', '')}.svg`)))
  await begin(async (tx) => {
    for (const [position, { id, name, alt }] of templates.entries())
      await upsertTemplate(tx, { id: demoId(id), name, alt, position, ...drawn[position]! })
  })
}
