import { z } from 'zod'

import { AssignmentStatus, AssignmentType } from '../assignments/schemas.ts'
import { roles } from '../rules/roles.ts'
import { Day, Id, Instant, pageOf, PageQuery, sortedBy, writtenText, type Sorted } from '../shared/shapes.ts'

/** Own ones; those of the company's apprentices; those that wait for approval; ours: those one is the contact person of. */
export const assignmentViews = ['OWN_ASSIGNMENT', 'APPRENTICE_ASSIGNMENT', 'APPROVE_ASSIGNMENT', 'ACCOMPANIED'] as const
export type AssignmentView = (typeof assignmentViews)[number]

export const assignmentSorts = [
  'title',
  'author',
  'status',
  'type',
  'period',
  'supervisor',
  'modified',
  'waiting',
] as const
export const apprenticeSorts = ['name', 'status', 'assignment', 'period', 'supervisor'] as const
export const userSorts = ['name', 'email', 'lastLogin'] as const

/** Not in the specification: «Nur meine Lernenden», those whose supervisor is the caller. */
const mine = z.literal('true').optional()
/** In names and e-mail addresses; an empty one asks for everybody. */
const query = writtenText(200).default('')

export const AssignmentListQuery = z.strictObject({
  ...PageQuery.shape,
  filter: z.enum(assignmentViews).default('OWN_ASSIGNMENT'),
  mine,
  /** Not in the specification: of those to approve, only what has waited for more than five days. */
  waiting: z.literal('LONG').optional(),
  sort: sortedBy(assignmentSorts),
})
export const ApprenticeStatus = z.enum(['ACTIVE', 'PENDING', 'IDLE'])
export type ApprenticeStatus = z.infer<typeof ApprenticeStatus>

export const apprenticeEndings = ['SOON', 'OPEN'] as const
export type ApprenticeEnding = (typeof apprenticeEndings)[number]

export const ApprenticeListQuery = z.strictObject({
  ...PageQuery.shape,
  query,
  mine,
  /** Not in the specification: what a number of the overview leads to. */
  status: ApprenticeStatus.optional(),
  /** Not in the specification: whose work ends within 14 days; of these, who has nothing planned afterwards. */
  ending: z.enum(apprenticeEndings).optional(),
  sort: sortedBy(apprenticeSorts),
})
export const UserListQuery = z.strictObject({ ...PageQuery.shape, query, sort: sortedBy(userSorts) })

export const AssignmentRow = z
  .object({
    assignmentId: Id,
    title: z.string(),
    authorId: Id,
    author: z.string(),
    authorImage: z.string().nullable(),
    /** The apprentice's supervisor. */
    supervisorNameFirst: z.string().nullable(),
    supervisorNameLast: z.string().nullable(),
    workSectorName: z.string().nullable(),
    department: z.string(),
    assignmentType: AssignmentType,
    /** Missing only in an unfinished draft. */
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
    assignmentStatus: AssignmentStatus,
    /** Not in the specification, from here on. */
    profileId: Id,
    profession: z.string().nullable(),
    location: z.string(),
    workload: z.int(),
    dateModified: Instant,
    /** Since when it waits for a decision; null unless it does. */
    waitingSince: Instant.nullable(),
    can: z.object({ edit: z.boolean(), review: z.boolean(), message: z.boolean() }),
  })
  .meta({ id: 'AssignmentRow' })
export type AssignmentRow = z.infer<typeof AssignmentRow>

/** Somebody of the own company, whose name and address the reader knows anyway. */
const person = {
  userId: Id,
  profileId: Id,
  email: z.string(),
  nameFirst: z.string(),
  nameLast: z.string(),
  image: z.string().nullable(),
}

export const ApprenticeRow = z
  .object({
    ...person,
    supervisorNameFirst: z.string().nullable(),
    supervisorNameLast: z.string().nullable(),
    contactPerson: z.string().nullable(),
    /** The assignment of today, else the next one. */
    assignmentId: Id.nullable(),
    assignmentTitle: z.string().nullable(),
    assignmentStart: Day.nullable(),
    assignmentEnd: Day.nullable(),
    apprenticeStatus: ApprenticeStatus,
    /** Not in the specification, from here on. */
    assignmentStatus: AssignmentStatus.nullable(),
    /** Where a row without assignment leads: the newest of earlier ones. */
    lastAssignmentId: Id.nullable(),
    /** The first day without assignment; null while there is one, and if nothing says when the training began. */
    idleSince: Day.nullable(),
    waitingSince: Instant.nullable(),
    can: z.object({ message: z.boolean() }),
  })
  .meta({ id: 'ApprenticeRow' })
export type ApprenticeRow = z.infer<typeof ApprenticeRow>

export const UserRow = z
  .object({
    ...person,
    roles: z.array(z.enum(roles)),
    /** Null: never. */
    lastLogin: Instant.nullable(),
    /** Not in the specification. */
    can: z.object({ message: z.boolean() }),
  })
  .meta({ id: 'UserRow' })
export type UserRow = z.infer<typeof UserRow>

/** Not in the specification, isCapped: there are more than totalElements says («mehr als 1000»). */
const counted = <S extends z.ZodType>(item: S) => z.object({ ...pageOf(item).shape, isCapped: z.boolean() })
export const AssignmentPage = counted(AssignmentRow).meta({ id: 'AssignmentPage' })
export const ApprenticePage = counted(ApprenticeRow).meta({ id: 'ApprenticePage' })
export const UserPage = counted(UserRow).meta({ id: 'UserPage' })

export type AssignmentSort = Sorted<(typeof assignmentSorts)[number]>
export type ApprenticeSort = Sorted<(typeof apprenticeSorts)[number]>
export type UserSort = Sorted<(typeof userSorts)[number]>
