// Without zod: the schema and the form read the same numbers.

/** Characters of texts. */
export const schoolLimits = { schoolDayText: 200, subject: 120 } as const

/** New rows that are added at once. */
export const MOST_NEW_MARKS = 40

/** More than anybody gets in half a year. */
export const MOST_MARKS = 400

/** The last semester there is: year 4, semester 2. */
export const LAST_YEAR = 4

export interface SemesterNumber {
  year: number
  semester: number
}

/** The one that follows the highest; null after the last. */
export function nextSemester(highest: SemesterNumber | null): SemesterNumber | null {
  if (!highest) return { year: 1, semester: 1 }
  if (highest.semester < 2) return { year: highest.year, semester: 2 }
  return highest.year < LAST_YEAR ? { year: highest.year + 1, semester: 1 } : null
}

export const MIN_GRADE = 1
export const MAX_GRADE = 6
export const GRADE_STEP = 0.1

export const MIN_WEIGHT = 0.01
export const MAX_WEIGHT = 5
export const WEIGHT_STEP = 0.01

export const isGrade = (value: number) =>
  value >= MIN_GRADE && value <= MAX_GRADE && Math.round(value * 10) / 10 === value

export const isWeight = (value: number) =>
  value >= MIN_WEIGHT && value <= MAX_WEIGHT && Math.round(value * 100) / 100 === value
