import { z } from 'zod'

import { Id, writtenText } from '../shared/shapes.ts'
import { schoolLimits as limits } from './limits.ts'

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
