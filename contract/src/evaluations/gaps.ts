// What is missing before a part can be submitted. Without zod: the server and the form ask the same.
import { gradesToExplain } from './limits.ts'

export const gapKinds = ['GRADE', 'REASON'] as const
export type GapKind = (typeof gapKinds)[number]

export const needsReason = (grade: string | null): boolean => gradesToExplain.some((one) => one === grade)

/** A grade, and a reason for C and D. Null: nothing is missing. */
export function gapOf({ grade, justification }: { grade: string | null; justification: string }): GapKind | null {
  if (grade === null) return 'GRADE'
  return needsReason(grade) && justification.trim() === '' ? 'REASON' : null
}
