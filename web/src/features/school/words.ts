// Words of semesters and marks that several places say.
import messages from '@werkplatz/content/messages/school.json'
import type { SemesterNumber } from '@werkplatz/contract/school/limits.ts'

import { fillIn } from '../../lib/fill-in.ts'

export const semesterTitle = ({ year, semester }: SemesterNumber) =>
  fillIn(messages.semesterTitle.text, { year, semester })

export function markCount(count: number): string {
  if (count === 0) return messages.markCountNone.text
  return count === 1 ? messages.markCountOne.text : fillIn(messages.markCount.text, { count })
}
