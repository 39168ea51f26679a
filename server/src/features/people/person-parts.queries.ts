// What of a person stands beside something else, as the reader may see it: the only place that reads last names,
// e-mail addresses, uploaded pictures and ages of other people (docs/security.md, «What strangers see of a person»).
// `table` is what the query calls the person. The rule itself is in the SQL functions of 0010_strangers.sql.
import type { ImageVariant } from '@werkplatz/contract/files/kinds.ts'
import { sql, type RawBuilder } from 'kysely'

import type { AttachedFile, Picture } from '../files/file.present.ts'

type Sql = RawBuilder<unknown>

/** Whose eyes: a caller, or a row that names the reader's company. */
export interface Viewer {
  companyId: string | Sql
}

/** Names of people whose row is gone. */
export const NOBODY = 'Jemand'

export const strangers = {
  isMinor: (table: string) => sql<boolean>`is_minor(${sql.ref(`${table}.adult_from`)})`,
  /** A closed profile, seen from another company. */
  isMasked: (table: string, who: Viewer) => sql<boolean>`is_masked(${sql.ref(`${table}.adult_from`)},
    ${sql.ref(`${table}.profile_open`)}, ${sql.ref(`${table}.company_id`)}, ${who.companyId})`,
  /** For everybody on the platform to see: as the person decided, else by age. */
  isOpen: (table: string) =>
    sql<boolean>`is_profile_open(${sql.ref(`${table}.adult_from`)}, ${sql.ref(`${table}.profile_open`)})`,
  /** What they do is shown in their own company only. */
  staysInside: (table: string) =>
    sql<boolean>`stays_inside(${sql.ref(`${table}.adult_from`)}, ${sql.ref(`${table}.profile_open`)})`,
}

/** Of a closed profile people of other companies see the first letter of the last name, unless `isKnown` there. */
export const names = {
  last: (table: string, who: Viewer, isKnown?: Sql): RawBuilder<string> => {
    const isMasked = strangers.isMasked(table, who)
    return sql<string>`shown_last_name(${sql.ref(`${table}.name_last`)},
      ${isKnown ? sql`${isMasked} and not (${isKnown})` : isMasked})`
  },
  full: (table: string, who: Viewer, isKnown?: Sql): RawBuilder<string> =>
    sql<string>`${sql.ref(`${table}.name_first`)} || ' ' || ${names.last(table, who, isKnown)}`,
}

/** A search must not tell what the answer hides: of whom only a letter is shown, the first name alone is searched. */
export const sought = {
  /** As it is ordered by. */
  name: (table: string, who: Viewer) => sql<string>`case when ${strangers.isMasked(table, who)}
    then ${sought.first(table)} else ${sought.written(table)} end`,
  written: (table: string) =>
    sql<string>`person_search(${sql.ref(`${table}.name_first`)}, ${sql.ref(`${table}.name_last`)})`,
  first: (table: string) => sql<string>`person_search(${sql.ref(`${table}.name_first`)}, '')`,
  /** The first half is what the index answers. */
  isLike: (table: string, who: Viewer, isLike: (name: Sql) => Sql) => sql<boolean>`(${isLike(sought.written(table))}
    and (not ${strangers.isMasked(table, who)} or ${isLike(sought.first(table))}))`,
}

/** Null for everybody but colleagues. */
export const emails = {
  shown: (table: string, who: Viewer) =>
    sql<string | null>`shown_email(${sql.ref(`${table}.email`)}, ${sql.ref(`${table}.company_id`)}, ${who.companyId})`,
}

/** What somebody is trained in, for everybody to see. When the training ends would tell an age: colleagues see that. */
export const trainings = {
  lastDay: (table: string, who: Viewer) => sql<
    string | null
  >`case when ${sql.ref(`${table}.company_id`)} = ${who.companyId}
    then ${sql.ref(`${table}.training_end`)} end`,
  /** The year of the training somebody is in. */
  year: (table: string, who: Viewer) => sql<
    number | null
  >`case when ${sql.ref(`${table}.company_id`)} = ${who.companyId}
    and swiss_today() between ${sql.ref(`${table}.date_joined`)} and ${sql.ref(`${table}.training_end`)}
    then extract(year from age(swiss_today(), ${sql.ref(`${table}.date_joined`)}))::int + 1 end`,
  profession: (table: string) => sql<string | null>`(select profession.name from profession
    where profession.id = ${sql.ref(`${table}.profession_id`)})`,
}

const design = (kind: 'avatar' | 'banner', table: string) => {
  const chosen = sql.ref(`${table}.${kind}_art`)
  return sql`case when ${chosen} is not null
    then jsonb_build_object('art', ${sql.lit(kind)}, 'design', ${chosen}) end`
}

/**
 * The uploaded picture in the size it is shown in, else the chosen design. The sub-select around its id is needed: what
 * the mask asks about might leak, so beside row security it would be asked of every file there is, and no index used.
 */
export const portraits = {
  avatar: (table: string, who: Viewer, size: ImageVariant = 'thumb') => sql<Picture | null>`coalesce(
    (select coalesce(file.variants -> ${sql.lit(size)}, file.variants -> 'full') from file
      where file.id = (select shown_upload(${sql.ref(`${table}.avatar_file_id`)}, ${strangers.isMasked(table, who)}))
        and file.status = 'READY'),
    ${design('avatar', table)})`,
  banner: (table: string, who: Viewer, size: ImageVariant = 'card') => sql<Picture | null>`coalesce(
    (select coalesce(file.variants -> ${sql.lit(size)}, file.variants -> 'full') from file
      where file.attached_resource = 'banner'
        and file.attached_id = (select shown_upload(${sql.ref(`${table}.id`)}, ${strangers.isMasked(table, who)}))
        and file.status = 'READY' limit 1),
    ${design('banner', table)})`,
  video: (table: string, who: Viewer) => sql<AttachedFile | null>`(select to_jsonb(file) from file
    where file.attached_resource = 'video'
      and file.attached_id = (select shown_upload(${sql.ref(`${table}.id`)}, ${strangers.isMasked(table, who)}))
      and file.status = 'READY' limit 1)`,
}

/** What somebody has chosen for themself, as a form sends it: the id of an upload, or of a design. */
export const ownPictures = {
  avatar: (table: string) => sql<string | null>`coalesce(${sql.ref(`${table}.avatar_file_id`)}::text,
    'generated:' || ${sql.ref(`${table}.avatar_art`)})`,
  banner: (table: string) => sql<string | null>`coalesce(
    (select file.id::text from file
      where file.attached_resource = 'banner' and file.attached_id = ${sql.ref(`${table}.id`)} limit 1),
    'generated:' || ${sql.ref(`${table}.banner_art`)})`,
}

/** For tables whose rows are people of the reader's own company and nobody else: nothing is masked there. */
export const colleagues = {
  byName: (table: string) =>
    sql<string>`person_search(${sql.ref(`${table}.name_first`)}, ${sql.ref(`${table}.name_last`)})`,
  /** As on paper lists. */
  byLastName: (table: string) =>
    sql<string>`person_search(${sql.ref(`${table}.name_last`)}, ${sql.ref(`${table}.name_first`)})`,
  last: (table: string) => sql<string>`${sql.ref(`${table}.name_last`)}`,
  mail: (table: string) => sql<string>`${sql.ref(`${table}.email`)}`,
  avatar: (table: string) => sql<Picture | null>`coalesce(
    (select coalesce(file.variants -> 'thumb', file.variants -> 'full') from file
      where file.id = ${sql.ref(`${table}.avatar_file_id`)} and file.status = 'READY'),
    ${design('avatar', table)})`,
  /** Either name first, or a part of the address; the pattern is folded as names are. */
  isFound: (table: string, pattern: Sql | string) => sql<boolean>`(${colleagues.byName(table)} like ${pattern}
    or ${colleagues.byLastName(table)} like ${pattern}
    or ${sql.ref(`${table}.email`)} like ${pattern})`,
}

/**
 * What a company says about its people, for those who look after them: the reach of the query says whom. Nothing is masked
 * for them, in whichever company they look after somebody.
 */
export const managed = {
  last: colleagues.last,
  mail: colleagues.mail,
  name: (table: string) => sql<string>`${sql.ref(`${table}.name_first`)} || ' ' || ${colleagues.last(table)}`,
  avatar: colleagues.avatar,
  byName: colleagues.byName,
  isFound: colleagues.isFound,
  adultFrom: (table: string) => sql<string | null>`${sql.ref(`${table}.adult_from`)}::text`,
  dateJoined: (table: string) => sql<string | null>`${sql.ref(`${table}.date_joined`)}::text`,
}
