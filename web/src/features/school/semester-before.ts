// How it was one semester earlier.
import { bySubject, semesterAverage, shown, subjectKey } from '@werkplatz/contract/school/averages.ts'
import type { SemesterWithGrades } from '@werkplatz/contract/school/schemas.ts'

export interface Before {
  /** Null: there was none, or nothing in it. */
  semester: number | null
  of: (subject: string) => number | null
}

/** `all` are newest first. Undefined: this is the first, and there is nothing to compare with. */
export function averageBefore(all: readonly SemesterWithGrades[], id: string): Before | undefined {
  const at = all.findIndex(({ semesterId }) => semesterId === id)
  const before = at === -1 ? undefined : all[at + 1]
  if (!before) return undefined
  const average = semesterAverage(before.grades)
  const subjects = new Map(bySubject(before.grades).map((one) => [subjectKey(one.subject), Number(shown(one.average))]))
  return {
    semester: average && Number(shown(average)),
    of: (subject) => subjects.get(subjectKey(subject)) ?? null,
  }
}
