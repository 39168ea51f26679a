// What the form holds, and what of it is sent: only what was changed.
import messages from '@werkplatz/content/messages/profile.json'
import { profileLimits } from '@werkplatz/contract/profiles/limits.ts'
import { linkUrl, type LinkType } from '@werkplatz/contract/profiles/links.ts'
import type { CompanyAbout, CompanyCard, Profile, UserAbout, UserCard } from '@werkplatz/contract/profiles/schemas.ts'

export interface FormLink {
  /** A new one has an id of its own, until the server gives it another. */
  id: string
  linkType: LinkType
  url: string
}

export interface FormValues {
  nameFirst: string
  nameLast: string
  companyName: string
  slogan: string
  location: string
  bio: string
  employeeCount: number | null
  dateFounded: string
  links: FormLink[]
}

export const loadedValues = (profile: Profile): FormValues => ({
  nameFirst: profile.userNameFirst ?? '',
  nameLast: profile.userNameLast ?? '',
  companyName: profile.companyName,
  slogan: profile.slogan,
  location: profile.location,
  bio: profile.bio,
  employeeCount: profile.employeeCount,
  dateFounded: profile.dateFounded ?? '',
  links: profile.links.map(({ id, linkType, url }) => ({ id, linkType, url })),
})

export type FormErrors = Partial<Record<keyof FormValues, string>>

/** Rows without an address are left out, not refused. */
export const filledLinks = ({ links }: FormValues): FormLink[] => links.filter(({ url }) => url.trim() !== '')

export const isWrongLink = (url: string): boolean => url.trim() !== '' && linkUrl(url.trim()) === null

/** What `findErrors` may say. */
export const problems = [
  messages.nameRequired,
  messages.companyNameRequired,
  messages.sloganTooLong,
  messages.locationTooLong,
  messages.bioTooLong,
  messages.linkInvalid,
]

export function findErrors(values: FormValues, type: Profile['type']): FormErrors {
  const errors: FormErrors = {}
  if (type === 'user' && !values.nameFirst.trim()) errors.nameFirst = messages.nameRequired.text
  if (type === 'user' && !values.nameLast.trim()) errors.nameLast = messages.nameRequired.text
  if (type === 'company' && !values.companyName.trim()) errors.companyName = messages.companyNameRequired.text
  if (values.slogan.trim().length > profileLimits.slogan) errors.slogan = messages.sloganTooLong.text
  if (values.location.trim().length > profileLimits.location) errors.location = messages.locationTooLong.text
  if (values.bio.trim().length > profileLimits.bio) errors.bio = messages.bioTooLong.text
  if (values.links.some(({ url }) => isWrongLink(url))) errors.links = messages.linkInvalid.text
  return errors
}

/** Picture and video as chosen; absent: as they were. */
export interface ChosenFiles {
  imageId?: string | null
  bannerId?: string | null
  videoId?: string | null
}

type Card = Omit<UserCard, 'id'> & Omit<CompanyCard, 'id'>
type About = Omit<UserAbout, 'id'> & Omit<CompanyAbout, 'id'>

const isEmpty = (part: object) => Object.keys(part).length === 0

/** The two calls, each only if it has something to say. */
export function changesOf(values: FormValues, before: FormValues, files: ChosenFiles) {
  const text = <K extends 'nameFirst' | 'nameLast' | 'companyName' | 'slogan' | 'location' | 'bio'>(key: K) =>
    values[key].trim() === before[key] ? {} : { [key]: values[key].trim() }
  const { videoId, ...pictures } = files
  const card: Card = {
    ...text('nameFirst'),
    ...text('nameLast'),
    ...text('companyName'),
    ...text('slogan'),
    ...text('location'),
    ...pictures,
  }
  const links = filledLinks(values)
  const about: About = {
    ...text('bio'),
    ...(JSON.stringify(links) !== JSON.stringify(before.links) && {
      links: links.map((link) => ({ ...link, url: link.url.trim() })),
    }),
    ...(values.employeeCount !== before.employeeCount && { employeeCount: values.employeeCount }),
    ...(values.dateFounded !== before.dateFounded && { dateFounded: values.dateFounded || null }),
    ...(videoId !== undefined && { videoId }),
  }
  return { card: isEmpty(card) ? null : card, about: isEmpty(about) ? null : about }
}

/** The profile as it will be, shown before the server has answered. */
export const withValues = (profile: Profile, values: FormValues): Profile => ({
  ...profile,
  ...(profile.type === 'user' && { userNameFirst: values.nameFirst.trim(), userNameLast: values.nameLast.trim() }),
  ...(profile.type === 'company' && { companyName: values.companyName.trim() }),
  slogan: values.slogan.trim(),
  location: values.location.trim(),
  bio: values.bio.trim(),
  employeeCount: values.employeeCount,
  dateFounded: values.dateFounded || null,
  links: filledLinks(values).map((link) => ({ ...link, url: linkUrl(link.url.trim()) ?? link.url })),
})
