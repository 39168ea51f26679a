// Profiles as their readers may see them, by profile ids.
import type { ProfileLink } from '@werkplatz/contract/profiles/schemas.ts'
import { access, type Action } from '@werkplatz/contract/rules/access.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import { sql, type RawBuilder } from 'kysely'

import { canBits } from '../../access/can.ts'
import type { PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { AttachedFile, Picture } from '../files/file.present.ts'
import { follows } from '../follows/follow-parts.queries.ts'
import { names, ownPictures, portraits, strangers, trainings } from '../people/person-parts.queries.ts'

export const userActions = ['profile.edit', 'profile.empty', 'profile.report', 'person.readHistory'] satisfies Action[]
export const companyActions = ['profile.editCompany', 'profile.report'] satisfies Action[]

interface ProfileRow {
  profile_id: string
  company_id: string
  company_profile_id: string
  company_name: string
  slogan: string
  location: string | null
  links: ProfileLink[] | null
  bio: string | null
  banner: Picture | null
  picture: Picture | null
  video: AttachedFile | null
  date_joined: string | null
  image_id: string | null
  banner_id: string | null
  posts: number | null
  activities: number | null
  followers: number | null
  can_bits: number
}

export interface UserProfileRow extends ProfileRow {
  id: string
  name_first: string
  shown_last: string
  roles: Role[] | null
  profession: string | null
  job_title: string | null
  training_year: number | null
  following: number | null
  is_closed: boolean
  /** Also of a closed profile, whose roles are masked. Never shown. */
  is_in_training: boolean
  is_open: boolean | null
  is_minor: boolean | null
}

const day = (column: RawBuilder<unknown>) => sql<string | null>`((${column}) at time zone 'Europe/Zurich')::date::text`
/** Counted truly up to a thousand: a company's people write more than anybody reads. */
const posts = (column: 'author_id' | 'company_id', id: string) => sql<number>`(select count(*)::int from (
  select from post where post.${sql.ref(column)} = ${sql.ref(id)} and post.hidden_at is null limit 1000) shown)`

/** `viewerCompany` is the caller's own, unless the own profile is looked at with others' eyes. */
export const findUserProfile = preparedReach<{ id: string; viewerCompany: string }, UserProfileRow>(
  (db, param, who) => {
    const eyes = { companyId: param('viewerCompany') }
    const isMasked = strangers.isMasked('person', eyes)
    /** What a closed profile does not show. */
    const unmasked = (value: RawBuilder<unknown>) => sql`case when not ${isMasked} then ${value} end`
    const own = (value: RawBuilder<unknown>) => sql`case when person.id = ${who.id} then ${value} end`
    return {
      compile: () =>
        sql<UserProfileRow>`
        select person.id, person.profile_id, person.name_first, ${names.last('person', eyes)} as shown_last,
          company.id as company_id, company.profile_id as company_profile_id, company.name as company_name,
          person.slogan, ${trainings.profession('person')} as profession, ${trainings.year('person', eyes)} as training_year,
          ${portraits.avatar('person', eyes, 'card')} as picture, ${portraits.banner('person', eyes, 'full')} as banner,
          ${portraits.video('person', eyes)} as video,
          ${unmasked(sql`person.roles`)} as roles, ${unmasked(sql`person.job_title`)} as job_title,
          ${unmasked(sql`person.location`)} as location, ${unmasked(sql`person.links`)} as links,
          ${unmasked(sql`person.bio`)} as bio, ${unmasked(day(sql`person.date_created`))} as date_joined,
          ${unmasked(posts('author_id', 'person.id'))} as posts, ${unmasked(follows.count('person.id'))} as followers,
          ${unmasked(follows.following('person.id'))} as following,
          ${unmasked(sql`(select count(*)::int from activity where author_id = person.id and is_visible)`)} as activities,
          ${isMasked} as is_closed, 'APPRENTICE' = any(person.roles) as is_in_training, ${own(strangers.isOpen('person'))} as is_open,
          ${own(strangers.isMinor('person'))} as is_minor,
          ${own(ownPictures.avatar('person'))} as image_id, ${own(ownPictures.banner('person'))} as banner_id,
          ${canBits(userActions, who)} as can_bits
        from profile
        join person on person.id = profile.person_id
        join company on company.id = person.company_id
        where profile.id = ${param('id')} and ${reach(access['profile.read'], who)}
      `.compile(db),
    }
  },
)

export interface CompanyProfileRow extends ProfileRow {
  employee_count: number | null
  date_founded: string | null
  people: number
}

export const findCompanyProfile = preparedReach<{ id: string }, CompanyProfileRow>((db, param, who) => {
  const attached = (resource: 'companyImage' | 'companyBanner') => sql`(select file.id::text from file
    where file.attached_resource = ${sql.lit(resource)} and file.attached_id = company.id limit 1)`
  return {
    compile: () =>
      sql<CompanyProfileRow>`
        select company.profile_id, company.id as company_id, company.profile_id as company_profile_id,
          company.name as company_name, company.slogan, company.location, company.links, company.bio,
          company.banner, company.logo as picture,
          (select to_jsonb(file) from file where file.attached_resource = 'companyVideo'
            and file.attached_id = company.id and file.status = 'READY' limit 1) as video,
          ${day(sql`company.date_joined`)} as date_joined, company.employee_count,
          company.date_founded::text as date_founded,
          ${attached('companyImage')} as image_id,
          coalesce(${attached('companyBanner')}, 'generated:' || (company.banner ->> 'design')) as banner_id,
          (select count(*)::int from person where company_id = company.id and status = 'ACTIVE') as people,
          ${posts('company_id', 'company.id')} as posts, ${follows.count('company.id')} as followers,
          (select coalesce(sum(n), 0)::int from activity_count where company_id = company.id
            and activity_status in ('PUBLISHED', 'ONGOING', 'ARCHIVED')) as activities,
          ${canBits(companyActions, who)} as can_bits
        from profile
        join company on company.id = profile.company_id
        where profile.id = ${param('id')} and profile.person_id is null and ${reach(access['profile.read'], who)}
      `.compile(db),
  }
})

export interface CompanyPersonRow {
  id: string
  profile_id: string
  name_first: string
  shown_last: string
  picture: Picture | null
  profession: string | null
  job_title: string | null
  slogan: string
  follow_id: string | null
}

const colleaguesOf = (id: RawBuilder<unknown>) => sql`person.status = 'ACTIVE'
  and person.company_id = (select company_id from profile where id = ${id})
  and person.id not in (select kept_apart_from_caller())`

/** By first name: an order by last names would tell what is masked of them. */
export const listCompanyPeople = preparedReach<{ id: string } & PageParams, CompanyPersonRow>((db, param, who) => ({
  compile: () =>
    sql<CompanyPersonRow>`
      select person.id, person.profile_id, person.name_first, ${names.last('person', who)} as shown_last,
        ${portraits.avatar('person', who)} as picture, ${trainings.profession('person')} as profession,
        case when not ${strangers.isMasked('person', who)} then person.job_title end as job_title, person.slogan,
        ${follows.ofPerson(who.id, 'person.id')} as follow_id
      from (
        select person.id from person where ${colleaguesOf(param('id'))}
        order by person_search(person.name_first, ''), person.id limit ${param('size')} offset ${param('offset')}
      ) page
      join person on person.id = page.id
      order by person_search(person.name_first, ''), person.id
    `.compile(db),
}))

export const countCompanyPeople = preparedReach<{ id: string; most: number }, { total: number }>((db, param) => ({
  compile: () =>
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from person where ${colleaguesOf(param('id'))} limit ${param('most')}
      ) counted
    `.compile(db),
}))
