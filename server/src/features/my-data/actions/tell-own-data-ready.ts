import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import type { ExportRow } from '../../exports/export.queries.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'

/** Always by mail: whoever did not ask for it should know. */
export async function tellOwnDataReady(tx: Tx, { id, person_id, date_expires }: ExportRow) {
  await enqueueMail(tx, {
    key: `own data ${id}`,
    template: 'dataExportReady',
    to: { personId: person_id },
    values: { expiresAt: zurichText(date_expires!) },
    link: { path: '/dashboard/control-panel' },
  })
}
