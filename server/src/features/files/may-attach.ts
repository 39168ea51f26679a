// Which file may become part of which thing.
import type { FileKind } from '@werkplatz/contract/files/kinds.ts'

import type { Member } from '../../access/member.ts'
import type { FileRow } from './stored-file.ts'

/** The thing files belong to: whoever may read it may read them. */
export interface AttachTarget {
  resource: string
  id: string
}

export interface AttachRules {
  kinds: readonly FileKind[]
  max: number
  /** What the call names them. */
  path: string
}

export function mayAttach(file: FileRow, me: Member, target: AttachTarget, rules: AttachRules): boolean {
  if (file.status !== 'READY' || !rules.kinds.includes(file.kind)) return false
  if (file.attached_id === null) return file.owner_id === me.id
  return file.attached_resource === target.resource && file.attached_id === target.id
}
