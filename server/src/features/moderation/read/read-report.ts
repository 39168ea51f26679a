// Reports with what they are about. What a thing is called and shows, its own feature says.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Db } from '../../../db/handles.ts'
import type { EntryRow, Kept, Reportable, ReportedThing } from '../../../plugs/report-targets.ts'
import type { AttachedFile } from '../../files/file.present.ts'
import { listAttachedFiles } from '../../files/file.queries.ts'
import {
  findCase,
  findDecision,
  listSomeone,
  type CaseRow,
  type DecisionRow,
  type SomeoneRow,
} from './report-read.queries.ts'

interface About {
  target: ReportTarget
  target_id: string
}

/** What each thing is called, asked once for each kind of thing. */
export async function subjectsOf(
  db: Db,
  reportable: Reportable,
  rows: readonly About[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for (const [target, about] of Map.groupBy(rows, (row) => row.target)) {
    const named = await reportable[target]?.subjects?.(
      db,
      about.map((row) => row.target_id),
    )
    for (const [id, subject] of named ?? []) known.set(id, subject)
  }
  return known
}

/** The text of each thing that is away, by the id of its case or deletion. */
export async function quotesOf(
  db: Db,
  reportable: Reportable,
  rows: readonly (About & { id: string; kept: Kept })[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for (const [target, about] of Map.groupBy(rows, (row) => row.target)) {
    const things = about.map(({ id, target_id, kept }) => ({ key: id, id: target_id, kept }))
    for (const [key, text] of (await reportable[target]?.quotes?.(db, things)) ?? []) known.set(key, text)
  }
  return known
}

const nothing: ReportedThing = { entries: [], pageId: null }

export interface ShownEntry extends EntryRow {
  author: SomeoneRow | null
  images: AttachedFile[]
}

export interface ReadCase {
  row: CaseRow
  subject: string
  entries: ShownEntry[]
  pageId: string | null
  isRemovable: boolean
}

export async function readCase(db: Db, me: Member, reportable: Reportable, id: string): Promise<ReadCase> {
  const [row] = await findCase(db, me, { id })
  const kind = reportable[row!.target]
  const subjects = await subjectsOf(db, reportable, [row!])
  const thing = (await kind?.describe?.(db, row!.target_id, row!.kept)) ?? nothing
  return {
    row: row!,
    subject: subjects.get(row!.target_id) ?? '',
    entries: await shownEntries(db, me, row!, thing.entries),
    pageId: thing.pageId,
    isRemovable: kind?.removable !== undefined,
  }
}

async function shownEntries(db: Db, me: Member, row: CaseRow, entries: readonly EntryRow[]): Promise<ShownEntry[]> {
  const ids = entries.flatMap(({ authorId }) => authorId ?? [])
  const people = new Map((await listSomeone(db, me, ids)).map(({ id, someone }) => [id, someone]))
  const shown: ShownEntry[] = []
  for (const entry of entries) {
    // What was put aside with the report is shown beside what is there.
    const places = entry.isTarget ? [...(entry.pictures ?? []), { resource: 'report', id: row.id }] : []
    const files = await Promise.all(places.map(({ resource, id }) => listAttachedFiles(db, { resource, ids: [id] })))
    const images = files.flat().filter((file) => file.kind === 'IMAGE' && file.status === 'READY')
    shown.push({ ...entry, author: entry.authorId === null ? null : (people.get(entry.authorId) ?? null), images })
  }
  return shown
}

export interface ReadDecision {
  row: DecisionRow
  subject: string
  body: string
}

export async function readDecision(db: Db, reportable: Reportable, id: string): Promise<ReadDecision> {
  const row = await findDecision(db, id)
  const subjects = await subjectsOf(db, reportable, [row])
  const thing = (await reportable[row.target]?.describe?.(db, row.target_id, row.kept)) ?? nothing
  const body = thing.entries.find(({ isTarget }) => isTarget)?.body ?? ''
  return { row, subject: subjects.get(row.target_id) ?? '', body }
}
