// Rows → contract shapes.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { contentDisposition } from '../../lib/content-disposition.ts'
import { zurichDay } from '../../lib/zurich-time.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import type { ExportRow } from './export.queries.ts'

const texts = branded(file)

export const presentExport = (addresses: StorageAddresses, row: ExportRow): Export => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  size: row.size,
  dateCreated: row.date_created.toISOString(),
  dateExpires: row.date_expires?.toISOString() ?? null,
  signedUrl: row.status === 'READY' ? presentExportAddress(addresses, row).signedUrl : null,
})

const BELOW = 'exports/'

/** The same for every attempt: a repeat writes over what a killed one has left. */
export const keyOfExport = (id: string) => `${BELOW}${id}`

/** Of keys behind this one, which ids are left. Null: all of ours stand before it. */
export const exportBehind = (key: string): string | null =>
  key < BELOW ? '' : key.startsWith(BELOW) ? key.slice(BELOW.length) : null

const fileNames: Record<ExportRow['kind'], string> = {
  ACTIVITIES: texts.zip.activities.fileName,
  APPRENTICES: texts.zip.apprentices.fileName,
  MY_DATA: texts.zip.myData.fileName,
  FAREWELL: texts.zip.farewell.fileName,
}

export const fileNameOf = ({ kind, date_created: asked }: Pick<ExportRow, 'kind' | 'date_created'>) =>
  fileNames[kind].replace('{date}', zurichDay(asked))

export function presentExportAddress(addresses: StorageAddresses, row: ExportRow) {
  const fileName = fileNameOf(row)
  const serve = { type: 'application/zip', disposition: contentDisposition(fileName) }
  return { signedUrl: addresses.get(keyOfExport(row.id), serve), fileName }
}
