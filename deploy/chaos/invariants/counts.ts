// I12: what is kept as a number is what one gets by counting, and no activity has more people than places.
import type { Line } from '../history.ts'
import type { Reads } from '../reads.ts'

export function countsAreTrue(_lines: readonly Line[], { counts }: Reads): string[] {
  return counts.flatMap(({ what, id, kept, counted, most }) => [
    ...(kept === counted ? [] : [`${what} of ${id} says ${kept}, counted ${counted}`]),
    ...(most !== undefined && counted > most ? [`${what} of ${id}: ${counted} for ${most} places`] : []),
  ])
}
