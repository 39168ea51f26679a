// Documents of activities and applications: pages of the store, and their rows as if they had been uploaded and checked.
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { branded } from '@werkplatz/content/brand.ts'
import activitiesFile from '@werkplatz/content/demo/activities.json' with { type: 'json' }
import applicationsFile from '@werkplatz/content/demo/applications.json' with { type: 'json' }
import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }
import postsFile from '@werkplatz/content/demo/posts.json' with { type: 'json' }
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import type { DemoPost, DocumentRef } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { contentDisposition } from '../lib/content-disposition.ts'
import type { StorageOptions } from '../outbound/storage-addresses.ts'
import { openStorage } from '../outbound/storage.ts'
import { demoId } from './demo-id.ts'
import { paper } from './paper.ts'

const texts = branded(file)

interface Holder {
  authorId: string
  title: string
  documents: readonly DocumentRef[]
}

/** A post has no title: its paper says how it begins. */
export const paperHolder = ({ authorId, body, attachments }: DemoPost): Holder => ({
  authorId,
  title: `${body.slice(0, 60)}…`,
  documents: attachments,
})

const companies = new Map(peopleFile.people.map((one) => [one.personId, demoId(one.companyId)]))

/** `key` is what the files call the activity or application. */
const papersOf = (key: string, { title, documents }: Holder) =>
  documents.map(({ name, mimeType }, position) => {
    const id = demoId(`document ${key} ${position}`)
    const lines = [texts.demo.belongsTo.replace('{title}', title), texts.demo.note]
    return { id, name, mimeType, position, prefix: `files/${id}/demo`, body: paper(name.replace(/\.pdf$/, ''), lines) }
  })

export async function storeDocuments(options: StorageOptions) {
  const papers = [
    ...activitiesFile.activities.flatMap((one) => papersOf(one.activityId, one)),
    ...applicationsFile.applications.flatMap((one) => papersOf(one.applicationId, one)),
    ...(postsFile.posts as unknown as DemoPost[]).flatMap((one) => papersOf(one.postId, paperHolder(one))),
  ]
  const storage = openStorage(options)
  const folder = await mkdtemp(join(tmpdir(), 'werkplatz-documents-'))
  try {
    await Promise.all(
      papers.map(async ({ id, name, mimeType, prefix, body }) => {
        const path = join(folder, id)
        await writeFile(path, body)
        await storage.store(`${prefix}/full`, path, { type: mimeType, disposition: contentDisposition(name) })
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
    storage.close()
  }
}

export async function attachDocuments(tx: Tx, target: { resource: string; id: string; key: string }, holder: Holder) {
  const papers = papersOf(target.key, holder)
  if (papers.length === 0) return
  await tx
    .insertInto('file')
    .values(
      papers.map(({ id, name, mimeType, position, prefix, body }) => ({
        id,
        owner_id: demoId(holder.authorId),
        company_id: companies.get(holder.authorId)!,
        kind: 'DOCUMENT',
        status: 'READY',
        name,
        extension: 'pdf',
        declared_type: mimeType,
        declared_size: body.length,
        quarantine_key: `quarantine/${id}`,
        clean_prefix: prefix,
        real_type: mimeType,
        size: body.length,
        sha256: createHash('sha256').update(body).digest(),
        variants: JSON.stringify({ full: { key: `${prefix}/full`, type: mimeType, size: body.length } }),
        attached_resource: target.resource,
        attached_id: target.id,
        position,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}
