// What a slot request must be: a name and a type of the list that agree, and a size its kind may have.
import { allowedType, isTypeOf, sizeLimits, type Allowed, type FileGroup } from '@werkplatz/contract/files/kinds.ts'

import { wrongField } from '../../lib/refusal.ts'
import { refusalMessages } from './refusal-messages.ts'

export interface SlotRequest {
  fileName: string
  mimeType: string
  fileSizeInBytes?: number | undefined
}

export function slotTerms(group: FileGroup, request: SlotRequest): Allowed & { name: string } {
  const type = allowedType(group, request.fileName)
  if (!type) throw wrongField('fileName', refusalMessages.wrong_type)
  if (!isTypeOf(type.extension, request.mimeType)) throw wrongField('mimeType', refusalMessages.wrong_type)
  if ((request.fileSizeInBytes ?? 0) > sizeLimits[type.kind])
    throw wrongField('fileSizeInBytes', refusalMessages.too_large)
  return { ...type, name: plainName(request.fileName) }
}

/** What people see as the name: without folders, without characters that turn the reading direction. */
function plainName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1)!
  const plain = last.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').trim()
  return plain.slice(-200) || 'Datei'
}
