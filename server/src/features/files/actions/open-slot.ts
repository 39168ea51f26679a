import { randomUUID } from 'node:crypto'

import {
  ADDRESS_SECONDS,
  allowedType,
  isTypeOf,
  MAX_OPEN_SLOTS,
  sizeLimits,
  type FileGroup,
} from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { countOpenSlots, insertFile, lockUploader } from '../file.queries.ts'
import { refusalSentences } from '../refusal-sentences.ts'

export interface SlotRequest {
  fileName: string
  mimeType: string
  fileSizeInBytes?: number | undefined
}

/** The address lives five minutes; a slow upload may take as long again. */
const SLOT_MINUTES = (2 * ADDRESS_SECONDS) / 60
const MAX_LOOSE_BYTES = 500 * 1024 * 1024

/** A row and an address for one upload. The key is random: nothing a person typed is part of it. */
export async function openSlot(
  tx: Tx,
  me: Member,
  group: FileGroup,
  request: SlotRequest,
  addresses: StorageAddresses,
): Promise<{ id: string; uploadUrl: string }> {
  const type = allowedType(group, request.fileName)
  if (!type || !isTypeOf(type.extension, request.mimeType)) {
    throw new Refusal('bad_input', { sentences: [refusalSentences.wrong_type] })
  }
  const size = request.fileSizeInBytes ?? null
  if (size !== null && size > sizeLimits[type.kind]) {
    throw new Refusal('bad_input', { sentences: [refusalSentences.too_large] })
  }
  await lockUploader(tx, me.id)
  const { open, bytes } = await countOpenSlots(tx, me.id, SLOT_MINUTES)
  if (open >= MAX_OPEN_SLOTS || bytes + (size ?? 0) > MAX_LOOSE_BYTES) {
    throw new Refusal(group === 'image' ? 'too_many_images' : 'too_many_documents', { retryAfter: ADDRESS_SECONDS })
  }
  const quarantineKey = `quarantine/${randomUUID()}`
  const id = await insertFile(tx, {
    ownerId: me.id,
    companyId: me.companyId,
    kind: type.kind,
    name: plainName(request.fileName),
    extension: type.extension,
    declaredType: request.mimeType,
    declaredSize: size,
    quarantineKey,
  })
  await audit(tx, { actorId: me.id, action: 'openSlot', resource: 'file', targetId: id })
  return { id, uploadUrl: addresses.put(quarantineKey, { type: request.mimeType, size: request.fileSizeInBytes }) }
}

/** What people see as the name: without folders, without characters that turn the reading direction. */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1)!
  return (
    last
      .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
      .trim()
      .slice(-200) || 'Datei'
  )
}
