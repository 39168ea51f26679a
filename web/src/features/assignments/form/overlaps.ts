// What else the apprentice does in the days of a form, and what it comes to.
import type { AssignmentRow } from '@werkplatz/contract/company-area/schemas.ts'

type Other = Pick<AssignmentRow, 'assignmentId' | 'title' | 'assignmentStatus' | 'dateStart' | 'dateEnd' | 'workload'>

export interface Overlap {
  /** The one that weighs most on that day. */
  other: Other & { dateStart: string; dateEnd: string }
  /** The largest sum of workloads on one day. */
  workload: number
}

interface Written {
  assignmentId: string | null
  dateStart: string
  dateEnd: string
  workload: number | null
}

const isPlanned = ({ assignmentStatus }: Other) => assignmentStatus === 'PENDING' || assignmentStatus === 'APPROVED'
const hasDays = (other: Other): other is Overlap['other'] => other.dateStart !== null && other.dateEnd !== null

/** Null: nothing else is planned in these days. Days are compared as they are written. */
export function overlapOf(written: Written, all: readonly Other[]): Overlap | null {
  const { assignmentId, dateStart, dateEnd, workload } = written
  if (!dateStart || !dateEnd || dateStart > dateEnd) return null
  const beside = all
    .filter(isPlanned)
    .filter(hasDays)
    .filter((other) => other.assignmentId !== assignmentId && other.dateStart <= dateEnd && other.dateEnd >= dateStart)
  // A sum grows only where something begins.
  const sums = [dateStart, ...beside.map((other) => other.dateStart).filter((day) => day > dateStart)].map((day) => {
    const atOnce = beside.filter((other) => other.dateStart <= day && other.dateEnd >= day)
    return { atOnce, workload: atOnce.reduce((sum, other) => sum + other.workload, workload ?? 0) }
  })
  const most = sums.filter(({ atOnce }) => atOnce.length > 0).toSorted((one, other) => other.workload - one.workload)[0]
  const other = most?.atOnce.toSorted((one, two) => two.workload - one.workload)[0]
  return most && other ? { other, workload: most.workload } : null
}
