// Beyond the specification (docs/decisions/0058): the company at a glance, and who works when.
import { z } from 'zod'

import { Day, Id, Instant } from '../shared/shapes.ts'
import { ApprenticeStatus } from './schemas.ts'

/** «Nur meine Lernenden», those whose supervisor is the caller. */
const mine = z.literal('true').optional()

const someone = {
  userId: Id,
  nameFirst: z.string(),
  nameLast: z.string(),
  image: z.string().nullable(),
  assignmentId: Id,
  assignmentTitle: z.string(),
}

/** The most urgent ones of a number. */
export const BoardEnding = z.object({ ...someone, dateEnd: Day, nextTitle: z.string().nullable() })
export type BoardEnding = z.infer<typeof BoardEnding>
export const BoardWaiting = z.object({ ...someone, waitingSince: Instant })
export type BoardWaiting = z.infer<typeof BoardWaiting>
/** Whose evaluation lacks a part after the end; `missing` is who is still to write, null: both. */
export const BoardUnjudged = z.object({ ...someone, dateEnd: Day, missing: z.string().nullable() })
export type BoardUnjudged = z.infer<typeof BoardUnjudged>

export const BoardQuery = z.strictObject({ mine })
export const Board = z
  .object({
    active: z.int(),
    pending: z.int(),
    idle: z.int(),
    /** How many the caller supervises, whatever was asked. */
    mine: z.int(),
    /** Whose work ends within 14 days, and how many of them have nothing planned afterwards. */
    ending: z.object({ total: z.int(), open: z.int(), first: z.array(BoardEnding) }),
    /** What waits for approval, and how much of it for more than five days. */
    waiting: z.object({ total: z.int(), long: z.int(), first: z.array(BoardWaiting) }),
    /** Of what is over and lacks a part of its evaluation, and how much of it for more than fifteen days. */
    evaluations: z.object({ total: z.int(), late: z.int(), first: z.array(BoardUnjudged) }),
  })
  .meta({ id: 'Board' })
export type Board = z.infer<typeof Board>

export const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const

export const PlanQuery = z.strictObject({
  /** The first day; the planner asks from a Monday. Nobody plans in another century. */
  from: Day.refine((day) => day > '2000' && day < '2100', 'Der Planer kennt nur Tage dieses Jahrhunderts.'),
  /** A month is five, a quarter thirteen. */
  weeks: z.enum(['5', '13']),
  mine,
})

/** PENDING: it waits for approval. CHANGING: it is in force, and a change of it waits. */
export const PlanBar = z.object({
  assignmentId: Id,
  title: z.string(),
  dateStart: Day,
  dateEnd: Day,
  workload: z.int(),
  state: z.enum(['APPROVED', 'PENDING', 'CHANGING']),
})
export type PlanBar = z.infer<typeof PlanBar>

export const PlanRow = z
  .object({
    userId: Id,
    profileId: Id,
    nameFirst: z.string(),
    nameLast: z.string(),
    image: z.string().nullable(),
    profession: z.string().nullable(),
    /** Null: no supervisor. */
    supervisorId: Id.nullable(),
    supervisorName: z.string().nullable(),
    apprenticeStatus: ApprenticeStatus,
    schoolDays: z.array(z.enum(weekdays)),
    /** Days before are no gap; null if nobody wrote it down. */
    trainingStart: Day.nullable(),
    /** The last planned day before, the first one after what was asked. */
    lastBefore: Day.nullable(),
    nextAfter: Day.nullable(),
    /** What the name leads to: the assignment of today, else the next one, else the last. */
    assignmentId: Id.nullable(),
    bars: z.array(PlanBar),
  })
  .meta({ id: 'PlanRow' })
export type PlanRow = z.infer<typeof PlanRow>

export const Plan = z
  .object({
    /** By name. */
    people: z.array(PlanRow),
    /** How many the caller supervises, whatever was asked. */
    mine: z.int(),
    /** Public holidays in the company's canton, or of the whole country if it named none. */
    holidays: z.array(z.object({ date: Day, name: z.string() })),
    /** Its name, for the head of a printed page; empty when there is nobody to plan for. */
    company: z.string(),
    /** There are more than were read. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>
