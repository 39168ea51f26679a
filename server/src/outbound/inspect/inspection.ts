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
  'embedded',
  'reaches_out',
  'locked',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export type Inspection =
  | { outcome: 'clean'; copies: CleanCopy[]; realType: string; width?: number; height?: number }
  | { outcome: 'refused'; why: RefusalReason }

/** What a child is told. Where the bytes lie it knows: in the one folder it has. */
export type ChildTask = Pick<InspectionTask, 'extension' | 'kind'> & { path: string; folder: string }

/** What a child answers. Paths, types and sizes it is not asked for: one that was taken over could say anything. */
export type Found =
  | { outcome: 'clean'; variants: ImageVariant[]; width?: number; height?: number }
  | { outcome: 'refused'; why: RefusalReason }

export class Refused extends Error {
  readonly why: RefusalReason
  constructor(why: RefusalReason) {
    super(why)
    this.why = why
  }
}
