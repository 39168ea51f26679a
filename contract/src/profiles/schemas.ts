import { z } from 'zod'

import { PersonName } from '../accounts/schemas.ts'
import { Image } from '../files/schemas.ts'
import { reportLimits } from '../moderation/limits.ts'
import { roles } from '../rules/roles.ts'
import { PictureChoice } from '../setup/schemas.ts'
import { Day, Id, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { profileLimits as limits } from './limits.ts'
import { linkTypes, linkUrl } from './links.ts'

export const ProfileType = z.enum(['user', 'company'])
export type ProfileType = z.infer<typeof ProfileType>

/** The own profile as others see it. */
export const ProfileViewer = z.enum(['COLLEAGUE', 'STRANGER'])
export type ProfileViewer = z.infer<typeof ProfileViewer>

export const LinkType = z.enum(linkTypes)

export const ProfileLink = z.object({ id: Id, linkType: LinkType, url: z.string() }).meta({ id: 'ProfileLink' })
export type ProfileLink = z.infer<typeof ProfileLink>

export const ProfileCan = z.object({
  edit: z.boolean(),
  empty: z.boolean(),
  report: z.boolean(),
  /** Of apprentices: their work history, by the calls of the work history. */
  readHistory: z.boolean(),
})

/**
 * Of a person or a company. What somebody of another company may not see of a closed profile is empty or null
 * (docs/decisions/0064).
 */
export const Profile = z
  .object({
    type: ProfileType,
    profileId: Id,
    userId: Id.nullable(),
    userNameFirst: z.string().nullable(),
    userNameLast: z.string().nullable(),
    companyName: z.string(),
    slogan: z.string(),
    location: z.string(),
    links: z.array(ProfileLink),
    banner: z.string().nullable(),
    image: z.string().nullable(),
    video: Image.nullable(),
    bio: z.string(),
    employeeCount: z.int().nullable(),
    dateFounded: Day.nullable(),
    dateJoined: Day.nullable(),
    userRoles: z.array(z.enum(roles)),
    isApprentice: z.boolean(),
    postCount: z.int().nullable(),
    activityCount: z.int().nullable(),
    followingCount: z.int().nullable(),
    followerCount: z.int().nullable(),
    // Not in the specification.
    companyId: Id,
    companyProfileId: Id,
    profession: z.string().nullable(),
    jobTitle: z.string(),
    /** Of apprentices, and to colleagues only: it would tell an age. */
    trainingYear: z.int().nullable(),
    /** Of a company. */
    peopleCount: z.int().nullable(),
    isOwn: z.boolean(),
    /** The reader sees the few things that a closed profile shows. */
    isClosed: z.boolean(),
    /** Of the own profile: whether other companies see all of it, and whether its person is under age. */
    isOpen: z.boolean().nullable(),
    isMinor: z.boolean().nullable(),
    /** What is chosen now, to whoever may change it. */
    imageId: z.string().nullable(),
    bannerId: z.string().nullable(),
    can: ProfileCan,
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** One line. */
const line = (max: number) =>
  writtenText(max)
    .regex(/^\P{Cc}*$/u, 'Der Text enthält unerlaubte Zeichen.')
    .meta({ examples: ['Nah bei den Menschen.', ''] })

const NewLink = z.strictObject({
  /** Of a link that is there already. */
  id: Id.optional(),
  linkType: LinkType,
  url: z
    .string()
    .trim()
    .min(1)
    .max(limits.url)
    .refine((url) => linkUrl(url) !== null, 'Bitte prüfe die Adresse des Links.')
    .meta({ examples: ['lea.example', 'https://github.example/lea', 'http://werk.example:8080/a?b=c#d'] }),
})
export type NewLink = z.infer<typeof NewLink>

// Absent: unchanged. Null: removed.
const card = {
  slogan: line(limits.slogan).nullish(),
  location: line(limits.location).nullish(),
  imageId: PictureChoice.nullish(),
  bannerId: PictureChoice.nullish(),
}
const about = {
  bio: writtenText(limits.bio).nullish(),
  videoId: Id.nullish(),
  links: z.array(NewLink).max(limits.links, 'Ein Profil hat höchstens 10 Links.').nullish(),
}

/** The own profile; any other is refused. */
const whose = { id: Id.optional() }

export const UserCard = z.strictObject({
  ...whose,
  nameFirst: PersonName.nullish(),
  nameLast: PersonName.nullish(),
  ...card,
})
export type UserCard = z.infer<typeof UserCard>

export const UserAbout = z.strictObject({ ...whose, ...about })
export type UserAbout = z.infer<typeof UserAbout>

/** The person reads the reasons and may object. */
export const EmptyProfile = z.strictObject({ id: Id, reasons: writtenText(reportLimits.reasons).min(1) })

export const CompanyCard = z.strictObject({
  id: Id,
  companyName: line(limits.companyName).nullish(),
  ...card,
})
export type CompanyCard = z.infer<typeof CompanyCard>

export const CompanyAbout = z.strictObject({
  id: Id,
  ...about,
  employeeCount: z.int().min(0).max(limits.employeeCount).nullish(),
  dateFounded: Day.refine((day) => day >= '1000-01-01' && day <= '9999-12-31', 'Das Datum ist nicht gültig.').nullish(),
})
export type CompanyAbout = z.infer<typeof CompanyAbout>

export const ChangeVisibility = z.strictObject({ isOpen: z.boolean() })

export const PeopleQuery = z.strictObject({ id: Id, ...PageQuery.shape })

/** Nobody's address. Of a closed profile what strangers see of it. */
export const CompanyPerson = z
  .object({
    userId: Id,
    profileId: Id,
    nameFirst: z.string(),
    nameLast: z.string(),
    image: z.string().nullable(),
    profession: z.string().nullable(),
    jobTitle: z.string(),
    slogan: z.string(),
    isOwn: z.boolean(),
    /** The caller's own, if they follow this person. */
    followId: Id.nullable(),
  })
  .meta({ id: 'CompanyPerson' })
export type CompanyPerson = z.infer<typeof CompanyPerson>

export const CompanyPeople = pageOf(CompanyPerson).meta({ id: 'CompanyPeople' })
