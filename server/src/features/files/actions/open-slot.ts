import { randomUUID } from 'node:crypto'

import {
  ADDRESS_SECONDS,
  kindsOf,
  MAX_OPEN_SLOTS,
  sizeLimits,
  type FileGroup,
} from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { StorageAddresses } from '../../../outbound/storage-addresses.ts'
import { slotTerms, type SlotRequest } from '../slot-terms.ts'
import { countOpenSlots, insertFile, lockUploader } from '../slot.queries.ts'

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
  const { kind, extension, name } = slotTerms(group, request)
  const size = request.fileSizeInBytes ?? null
  // Until it is checked, a file of unknown size counts as the largest of its kind.
  const counted = size ?? sizeLimits[kind]
  await lockUploader(tx, me.id)
  const { open, bytes } = await countOpenSlots(tx, me.id, kindsOf[group], SLOT_MINUTES)
  const retryAfter = ADDRESS_SECONDS
  if (open >= MAX_OPEN_SLOTS)
    throw new Refusal(group === 'image' ? 'too_many_images' : 'too_many_documents', { retryAfter })
  if (bytes + counted > MAX_LOOSE_BYTES) throw new Refusal('too_much_unsaved', { retryAfter })
  const quarantineKey = `quarantine/${randomUUID()}`
  const id = await insertFile(tx, {
    ownerId: me.id,
    companyId: me.companyId,
    kind,
    name,
    extension,
    declaredType: request.mimeType,
    declaredSize: size,
    quarantineKey,
  })
  await audit(tx, { actorId: me.id, action: 'openSlot', resource: 'file', targetId: id })
  const type = request.mimeType
  const uploadUrl =
    size === null
      ? addresses.door.addressOf({ key: quarantineKey, type, max: sizeLimits[kind] })
      : addresses.put(quarantineKey, { type, size })
  return { id, uploadUrl }
}
