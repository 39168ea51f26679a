// Their own company's activities as files of an archive: a document each, and the table last, when all are known.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
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
const statuses: Record<string, string> = texts.pdf.activity.statuses

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
    rows.push(rowOf(details, name))
    const sheet = activitySheet(details, { now: clock.now(), publicUrl: config.PUBLIC_URL })
    yield { name, body: await outbound.documents.pdf(sheet) }
    await onProgress(i + 1, ids.length)
  }
  yield { name: words.table, body: csv(words.columns, rows) }
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

const yesNo = (is: boolean) => (is ? words.yes : words.no)

const rowOf = (activity: ActivityDetails, file: string): CsvRow => [
  activity.title,
  statuses[activity.activityStatus] ?? '',
  activity.activityType === 'PROJECT' ? texts.pdf.activity.project : texts.pdf.activity.task,
  activity.authorName,
  activity.workSectorName,
  activity.department,
  activity.location,
  activity.dateStart,
  activity.dateEnd,
  activity.slots,
  activity.reserved,
  activity.workload,
  yesNo(activity.isPublic),
  activity.dateModified.slice(0, 10),
  file,
]
