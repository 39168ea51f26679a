// Their own company's activities as files of an archive: a document each, and the table last, when all are known.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import { listedFields } from '@werkplatz/contract/activities/fields.ts'
import { activityFieldLabels as labels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityDetails } from '@werkplatz/contract/activities/schemas.ts'

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
import { freeName, type Order } from './pieces.ts'

const texts = branded(file)

const words = texts.zip.activities
const paper = texts.pdf.activity

export async function* activityPieces({ ctx, me, onProgress }: Order): AsyncGenerator<ZipEntry> {
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
    // Two may have the same title.
    const name = freeName(taken, (n) => nameOf(details, n))
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

const nameOf = ({ title }: ActivityDetails, n: number) =>
  words.document.replace('{title}', () => nameable(title) + (n === 1 ? '' : ` (${n})`))

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
  ...listedFields.map((name): [string, (activity: ActivityDetails) => Cell] => [
    labels[name],
    (activity) => activity[name],
  ]),
  [words.public, ({ isPublic }) => (isPublic ? words.yes : words.no)],
  [labels.dateModified, ({ dateModified }) => dateModified.slice(0, 10)],
  [words.file, (_activity, file) => file],
]
