// What is asked of the inspector and what it answers; the messages between the worker and its child processes.
import type { Extension, FileKind, ImageVariant } from '@werkplatz/contract/files/kinds.ts'

export interface InspectionTask {
  /** The uploaded bytes, as they are. */
  path: string
  /** Empty folder for the clean copies. */
  folder: string
  extension: Extension
  kind: FileKind
}

export interface CleanCopy {
  variant: ImageVariant
  path: string
  type: string
  size: number
}

/** Why a file is refused. Each has a sentence for people in the files feature. */
export const refusalReasons = [
  'wrong_type',
  'broken',
  'too_many_pixels',
  'too_many_frames',
  'active_content',
  'too_heavy',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export type Inspection =
  | { outcome: 'clean'; copies: CleanCopy[]; realType: string; width?: number; height?: number }
  | { outcome: 'refused'; why: RefusalReason }

export class Refused extends Error {
  readonly why: RefusalReason
  constructor(why: RefusalReason) {
    super(why)
    this.why = why
  }
}
