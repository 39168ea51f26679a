// Their own company's activities as files of an archive: a document each, and the table last, when all are known.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import { activityFieldLabels as labels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { WorkContext } from '../../jobs/definitions.ts'
import { nameable } from '../../lib/content-disposition.ts'
import { Refusal } from '../../lib/refusal.ts'
import { csv, type CsvRow } from '../../outbound/documents/csv.ts'
import type { ZipEntry } from '../../outbound/documents/zip.ts'
import { storageOptions } from '../../outbound/open-outbound.ts'
import { storageAddresses } from '../../outbound/storage-addresses.ts'
import { activitySheet } from '../activities/activity-sheet.present.ts'
import { presentDetails } from '../activities/activity.present.ts'
import { readWithFiles } from '../activities/read-activity.ts'
import { listCompanyActivities } from './export.queries.ts'

const texts = branded(file)

const words = texts.zip.activities
const paper = texts.pdf.activity

type OnProgress = (done: number, total: number) => Promise<void>

export async function* activityPieces(ctx: WorkContext, me: Member, onProgress: OnProgress): AsyncGenerator<ZipEntry> {
  const { db, clock, config, outbound } = ctx
  const addresses = storageAddresses(storageOptions(config), clock)
  const ids = await listCompanyActivities(db, me)
  const rows: CsvRow[] = []
  const taken = new Set<string>()
  await onProgress(0, ids.length)
  for (const [i, { id }] of ids.entries()) {
    const found = await readWithFiles(db, me, id).catch(unlessGone)
    if (!found) continue
    const details = presentDetails(addresses, found, { me, now: clock.now() })
    const name = freeName(taken, details)
    rows.push(columns.map(([, cell]) => cell(details, name)))
    const sheet = activitySheet(details, { now: clock.now(), publicUrl: config.PUBLIC_URL })
    yield { name, body: await outbound.documents.pdf(sheet) }
    await onProgress(i + 1, ids.length)
  }
  const headers = columns.map(([header]) => header)
  yield { name: words.table, body: csv(headers, rows) }
}

/** Deleted since it was counted. */
function unlessGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null
  throw error
}

/** Two may have the same title. */
function freeName(taken: Set<string>, { title }: ActivityDetails): string {
  const named = (again: string) => words.document.replace('{title}', nameable(title) + again)
  let name = named('')
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = named(` (${n})`)
  taken.add(name.toLowerCase())
  return name
}

type Cell = CsvRow[number]

/** In this order; spreadsheets that read the file count on it. */
const columns: [header: string, cell: (activity: ActivityDetails, file: string) => Cell][] = [
  [labels.title, ({ title }) => title],
  [labels.status, ({ activityStatus }) => paper.statuses[activityStatus]],
  [labels.type, ({ activityType }) => (activityType === 'PROJECT' ? paper.project : paper.task)],
  [paper.facts.contact, ({ authorName }) => authorName],
  [labels.workSectorId, ({ workSectorName }) => workSectorName],
  [labels.department, ({ department }) => department],
  [labels.location, ({ location }) => location],
  [labels.dateStart, ({ dateStart }) => dateStart],
  [labels.dateEnd, ({ dateEnd }) => dateEnd],
  [paper.facts.slots, ({ slots }) => slots],
  [words.reserved, ({ reserved }) => reserved],
  [labels.workload, ({ workload }) => workload],
  [words.public, ({ isPublic }) => (isPublic ? words.yes : words.no)],
  [labels.dateModified, ({ dateModified }) => dateModified.slice(0, 10)],
  [words.file, (_activity, file) => file],
]
