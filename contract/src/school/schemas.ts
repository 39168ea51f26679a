import { z } from 'zod'

import { Day, Id, writtenText } from '../shared/shapes.ts'
import { isGrade, isWeight, schoolLimits as limits } from './limits.ts'

export const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

export const Schooldays = z
  .object({ userId: Id, days: z.array(Weekday), schoolDayText: z.string() })
  .meta({ id: 'Schooldays' })
export type Schooldays = z.infer<typeof Schooldays>

export const SavedSchooldays = z.strictObject({
  /** The caller's own. */
  userId: Id,
  days: z.array(Weekday).max(weekdays.length),
  schoolDayText: writtenText(limits.schoolDayText).default(''),
})
export type SavedSchooldays = z.infer<typeof SavedSchooldays>

/** As the specification words them. */
export const markSentences = {
  subject: 'Ein Fach darf nicht leer sein',
  weight: 'Gewichtung muss grösser als 0 und maximal 5 sein',
  grade: 'Noten müssen gültige Dezimalzahlen von 1.0 bis 6.0 sein',
} as const

const Subject = writtenText(limits.subject).refine((text) => text !== '', markSentences.subject)
const Grade = z
  .number()
  .refine(isGrade, markSentences.grade)
  .meta({ examples: [1, 3.9, 4.3, 4.5, 5.7, 6] })
const Weight = z
  .number()
  .refine(isWeight, markSentences.weight)
  .meta({ examples: [0.01, 0.25, 1, 1.5, 5] })

const numbers = { year: z.int(), semester: z.int() }

export const Mark = z
  .object({ schoolMarkId: Id, schoolSemesterId: Id, subject: z.string(), grade: z.number(), weight: z.number() })
  .meta({ id: 'SchoolMark' })
export type Mark = z.infer<typeof Mark>

export const Semester = z
  .object({
    schoolSemesterId: Id,
    authorId: Id,
    ...numbers,
    /** Not in the specification, from here on: of the subjects' averages, as shown; null without a mark. */
    average: z.number().nullable(),
    markCount: z.int(),
  })
  .meta({ id: 'SchoolSemester' })
export type Semester = z.infer<typeof Semester>

export const SemesterWithGrades = z
  .object({ semesterId: Id, ...numbers, grades: z.array(Mark) })
  .meta({ id: 'SchoolSemesterWithGrades' })
export type SemesterWithGrades = z.infer<typeof SemesterWithGrades>

/** Whoever has all of them asks for one more in vain, and is told so. */
export const NewSemester = z.strictObject({
  year: z.coerce.number().int().min(1).max(9),
  semester: z.coerce.number().int().min(1).max(2),
})
export type NewSemester = z.infer<typeof NewSemester>

const content = { subject: Subject, grade: Grade, weight: Weight.default(1) }

export const NewMark = z.strictObject({
  schoolSemesterId: Id,
  ...content,
  /** Not in the specification: a device that waited for a connection names its entry, and sends it once. */
  entryId: Id.optional(),
})
export type NewMark = z.infer<typeof NewMark>

/** Without a semester: a mark never moves. */
export const SavedMark = z.strictObject({ schoolMarkId: Id, ...content })
export type SavedMark = z.infer<typeof SavedMark>

export const SchoolSubject = z
  .object({
    subject: z.string(),
    /** Not in the specification: the caller has a mark in it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'SchoolSubject' })
export type SchoolSubject = z.infer<typeof SchoolSubject>

/** Who looks after the caller's training; null: nobody yet. */
export const OwnSupervisor = z
  .object({ supervisor: z.object({ userId: Id, name: z.string(), nameFirst: z.string() }).nullable() })
  .meta({ id: 'OwnSupervisor' })
export type OwnSupervisor = z.infer<typeof OwnSupervisor>

/** Somebody who looked at the caller's marks, once a day. */
export const SchoolView = z
  .object({ name: z.string(), role: z.enum(['VOCATIONAL_TRAINER', 'EDUCATION_OFFICER']), day: Day })
  .meta({ id: 'SchoolView' })
export type SchoolView = z.infer<typeof SchoolView>
