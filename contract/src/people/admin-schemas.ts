// People in the admin tool: what their company says about them. No marks, no evaluations, no chats.
import { z } from 'zod'

import { roles } from '../rules/roles.ts'
import { Day, Id, Instant, pageOf, PageQuery, sortedBy, writtenText, type Sorted } from '../shared/shapes.ts'
import { ProfessionId } from './schemas.ts'
import { shownPersonStatuses } from './status.ts'

const Role = z.enum(roles)
const PersonStatus = z.enum(shownPersonStatuses)

export const managedPersonSorts = ['name', 'email', 'lastLogin'] as const
export type ManagedPersonSort = Sorted<(typeof managedPersonSorts)[number]>
export const missingParts = ['SUPERVISOR', 'PROFESSION'] as const
export type MissingPart = (typeof missingParts)[number]

export const ManagedPeopleQuery = z.strictObject({
  ...PageQuery.shape,
  /** In names and e-mail addresses. */
  query: writtenText(200).default(''),
  role: Role.optional(),
  status: PersonStatus.default('ACTIVE'),
  /** Apprentices without it. */
  missing: z.enum(missingParts).optional(),
  /** OWNER and ADMIN see all companies; with it, one. */
  companyId: Id.optional(),
  sort: sortedBy(managedPersonSorts),
})

const who = {
  userId: Id,
  profileId: Id,
  nameFirst: z.string(),
  nameLast: z.string(),
  email: z.string(),
  image: z.string().nullable(),
}

const NamedPerson = z.object({ userId: Id, name: z.string() })

export const ManagedPersonRow = z
  .object({
    ...who,
    companyName: z.string(),
    roles: z.array(Role),
    status: PersonStatus,
    /** Of apprentices; null: nobody looks after them. */
    supervisor: NamedPerson.nullable(),
    profession: z.string().nullable(),
    lastLogin: Instant.nullable(),
    /** Access ends at the midnight after this day, in Zurich. */
    lastDay: Day.nullable(),
  })
  .meta({ id: 'ManagedPersonRow' })
export type ManagedPersonRow = z.infer<typeof ManagedPersonRow>

export const ManagedPeoplePage = z
  .object({ ...pageOf(ManagedPersonRow).shape, isCapped: z.boolean() })
  .meta({ id: 'ManagedPeoplePage' })

export const ManagedPerson = z
  .object({
    ...ManagedPersonRow.shape,
    companyId: Id,
    professionId: ProfessionId.nullable(),
    /** The day of coming of age; a birthday is nowhere. */
    adultFrom: Day.nullable(),
    dateJoined: Day.nullable(),
    dateCreated: Instant,
    openSessions: z.int(),
    supervised: z.int(),
    /** Takes over after the last day. */
    lastDayReceiver: NamedPerson.nullable(),
    /** What was read: a change on top of another one is refused. */
    rightsVersion: z.int(),
    /** The roles the reader may give and take here. */
    givable: z.array(Role),
    can: z.object({
      change: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
      endSessions: z.boolean(),
      handOver: z.boolean(),
      erase: z.boolean(),
    }),
  })
  .meta({ id: 'ManagedPerson' })
export type ManagedPerson = z.infer<typeof ManagedPerson>

export const ChangePerson = z.strictObject({
  id: Id,
  rightsVersion: z.int().min(0).max(2_000_000_000),
  roles: z.array(Role).min(1).max(roles.length),
  /** The four are kept for apprentices only. */
  supervisorId: Id.nullable(),
  professionId: ProfessionId.nullable(),
  adultFrom: Day.nullable(),
  dateJoined: Day.nullable(),
})
export type ChangePerson = z.infer<typeof ChangePerson>

export const HandOver = z.strictObject({ id: Id, receiverId: Id })
export const DeactivatePerson = z.strictObject({ id: Id, receiverId: Id.nullable().default(null) })

export const SetLastDay = z.strictObject({
  id: Id,
  /** Null: there is no last day any more. */
  lastDay: Day.nullable(),
  receiverId: Id.nullable().default(null),
})
export type SetLastDay = z.infer<typeof SetLastDay>

export const MOST_PEOPLE_AT_ONCE = 100

const PeopleChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('DEACTIVATE') }),
  z.strictObject({ kind: z.literal('ROLE'), role: Role, isGiven: z.boolean() }),
  z.strictObject({ kind: z.literal('SUPERVISOR'), supervisorId: Id }),
  /** By mail, who has not been here for 30 days. */
  z.strictObject({ kind: z.literal('REMIND') }),
])
export type PeopleChange = z.infer<typeof PeopleChange>

export const ChangePeople = z.strictObject({
  ids: z.array(Id).min(1).max(MOST_PEOPLE_AT_ONCE),
  change: PeopleChange,
  /** Answers what would happen, and changes nothing. */
  isPreview: z.boolean(),
})

/** `name` is empty for people outside the caller's reach. */
export const ChangedPeople = z
  .object({
    done: z.array(NamedPerson),
    skipped: z.array(z.object({ ...NamedPerson.shape, reason: z.string() })),
  })
  .meta({ id: 'ChangedPeople' })
export type ChangedPeople = z.infer<typeof ChangedPeople>

const Apprentice = z.object({ userId: Id, nameFirst: z.string(), nameLast: z.string(), image: z.string().nullable() })

/** What somebody leaves behind, and who could take it over. */
export const ThingsToHandOver = z
  .object({
    apprentices: z.array(Apprentice),
    activities: z.int(),
    approvals: z.int(),
    contacts: z.int(),
    receivers: z.array(z.object({ ...NamedPerson.shape, supervised: z.int() })),
  })
  .meta({ id: 'ThingsToHandOver' })
export type ThingsToHandOver = z.infer<typeof ThingsToHandOver>
