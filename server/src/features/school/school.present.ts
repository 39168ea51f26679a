// Rows → contract shapes. Averages are calculated here, by the one function there is.
import { semesterAverage, shown } from '@werkplatz/contract/school/averages.ts'
import type {
  OwnSupervisor,
  Mark,
  Schooldays,
  SchoolView,
  Semester,
  SemesterWithGrades,
} from '@werkplatz/contract/school/schemas.ts'

import type { MarkRow } from './mark.queries.ts'
import type { SchooldaysRow } from './schoolday.queries.ts'
import type { SupervisorRow, SchoolViewRow, SemesterOf, SemesterRow } from './semester.queries.ts'

export const presentSchooldays = (row: SchooldaysRow): Schooldays => ({
  userId: row.id,
  days: row.school_days,
  schoolDayText: row.school_day_text,
})

export const presentMark = (row: MarkRow): Mark => ({
  schoolMarkId: row.id,
  schoolSemesterId: row.semester_id,
  subject: row.subject,
  grade: Number(row.grade),
  weight: Number(row.weight),
})

const marksOf = (semesterId: string, marks: readonly MarkRow[]): Mark[] =>
  marks.filter((mark) => mark.semester_id === semesterId).map(presentMark)

export const presentSemester =
  (rows: readonly MarkRow[]) =>
  (row: SemesterRow): Semester => {
    const marks = marksOf(row.id, rows)
    const average = semesterAverage(marks)
    return {
      schoolSemesterId: row.id,
      authorId: row.author_id,
      year: row.year,
      semester: row.semester,
      average: average && Number(shown(average)),
      markCount: marks.length,
    }
  }

export const presentWithGrades =
  (rows: readonly MarkRow[]) =>
  (row: SemesterOf): SemesterWithGrades => ({
    semesterId: row.id,
    year: row.year,
    semester: row.semester,
    grades: marksOf(row.id, rows),
  })

export const presentOwnSupervisor = (row: SupervisorRow | undefined): OwnSupervisor => ({
  supervisor: row ? { userId: row.id, name: row.name, nameFirst: row.name_first } : null,
})

export const presentSchoolView = ({ name, role, day }: SchoolViewRow): SchoolView => ({ name, role, day })
