import { z } from 'zod'

import { AssignmentType } from '../assignments/schemas.ts'
import { Day, Id } from '../shared/shapes.ts'

export const HistoryEvent = z
  .object({
    type: z.enum(['JOIN', 'START', 'END']),
    date: Day,
    /** Null for JOIN. */
    assignment: z
      .object({
        id: Id,
        type: AssignmentType,
        title: z.string(),
        /** Of the linked activity, else of the contact person, else the apprentice's own. */
        company: z.string(),
        /** Not in the specification, from here on: as approved. */
        dateStart: Day,
        dateEnd: Day,
        workload: z.int(),
        /** It has begun and is not over. */
        isRunning: z.boolean(),
        /** Who led one assignment reads of the others, but does not open them. */
        canOpen: z.boolean(),
      })
      .nullable(),
    /** A START after more than 14 days without assignment. */
    followsExtendedInactivity: z.boolean(),
    /** Not in the specification: of a START, the days without assignment right before it. */
    daysIdleBefore: z.int(),
  })
  .meta({ id: 'HistoryEvent' })
export type HistoryEvent = z.infer<typeof HistoryEvent>

/** All days between the first one of the training and today. */
export const WorkStats = z
  .object({
    totalAssignments: z.int(),
    linkedAssignmentsCount: z.int(),
    /** More than 14 days in a row without assignment. */
    gapsCount: z.int(),
    /** Every day without assignment, not only those of gaps. */
    daysIdle: z.int(),
    /** In days, one decimal. */
    averageAssignmentDuration: z.number(),
    /** Not in the specification: the first day of the training, which may be to come; null if nobody wrote it down. */
    trainingStart: Day.nullable(),
    /** Not in the specification: days without assignment up to today, today included. Null unless they are a gap. */
    openGapDays: z.int().nullable(),
  })
  .meta({ id: 'WorkStats' })
export type WorkStats = z.infer<typeof WorkStats>
