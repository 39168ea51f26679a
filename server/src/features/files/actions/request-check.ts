import { kindsOf, sizeLimits, type FileGroup } from '@werkplatz/contract/files/kinds.ts'
import { fileStatus } from '@werkplatz/contract/files/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { enqueueFor } from '../../../db/outbox.ts'
import { transition } from '../../../db/transition.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { leaseCheck } from '../check.queries.ts'
import { lockFile } from '../file.queries.ts'
import { CHECK_FILE } from '../job-names.ts'
import { refusalMessages } from '../refusal-messages.ts'

export interface CheckRequest {
  id: string
  fileSizeInBytes: number
  mimeType: string
}

/** How long a job may take from being enqueued to its verdict before another one may begin. */
const LEASE_SECONDS = 60

/** The client says the bytes are there. Saying it again asks for the outcome, or for another try without a verdict. */
export async function requestCheck(tx: Tx, me: Member, group: FileGroup, request: CheckRequest) {
  const file = await lockFile(tx, request.id)
  if (!file || !kindsOf[group].includes(file.kind)) throw new Refusal('not_found')
  if (file.status === 'READY' || file.status === 'REFUSED') return
  if (file.status === 'SLOT') {
    const { declared_size: promised, declared_type: type } = file
    if (request.mimeType !== type) throw wrongField('mimeType', refusalMessages.size_differs)
    if (promised !== null && promised !== request.fileSizeInBytes)
      throw wrongField('fileSizeInBytes', refusalMessages.size_differs)
    if (request.fileSizeInBytes > sizeLimits[file.kind]) throw wrongField('fileSizeInBytes', refusalMessages.too_large)
    await transition(tx, fileStatus, file, 'requestCheck', me)
  } else if (file.being_checked) return
  await leaseCheck(tx, file.id, { seconds: LEASE_SECONDS, statedSize: request.fileSizeInBytes })
  await enqueueFor(tx, me.id, CHECK_FILE, { id: file.id })
}
