// Companies and people of the demo world.
import { resolveDate, type DemoCompany, type DemoPerson } from '@werkplatz/content/types.ts'
import { designs } from '@werkplatz/contract/setup/designs.ts'

import type { Tx } from '../db/handles.ts'
import { demoId } from './demo-id.ts'
import { inPieces, type World } from './world.ts'

export async function loadCompanies(tx: Tx, { companies }: World) {
  await tx
    .insertInto('company')
    .values(
      companies.map((company, index) => ({
        id: demoId(company.companyId),
        profile_id: demoId(`profile ${company.companyId}`),
        name: company.name,
        slogan: company.slogan,
        location: company.location,
        canton: company.canton,
        bio: company.bio,
        employee_count: company.employeeCount,
        date_founded: `${company.yearFounded}-01-01`,
        links: links(company),
        banner: JSON.stringify({ art: 'banner', design: index % designs.banner }),
        date_joined: resolveDate(company.dateJoined),
        date_created: resolveDate(company.dateJoined),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function loadPeople(tx: Tx, { companies, people }: World, passwordHash: string) {
  const joined = new Map(companies.map((company) => [company.companyId, resolveDate(company.dateJoined)]))
  /** Whoever was there before the company came to the square came with it. */
  const since = ({ companyId, dateJoined }: DemoPerson) => later(joined.get(companyId)!, resolveDate(dateJoined))
  for (const piece of inPieces([...people.entries()])) {
    await tx
      .insertInto('person')
      .values((eb) =>
        piece.map(([index, person]) => ({
          id: demoId(person.personId),
          profile_id: demoId(`profile ${person.personId}`),
          company_id: demoId(person.companyId),
          email: person.email,
          name_first: person.nameFirst,
          name_last: person.nameLast,
          roles: person.roles,
          adult_from: adultFrom(person),
          supervisor_id: person.supervisorId ? demoId(person.supervisorId) : null,
          profession_id: person.professionId ?? null,
          job_title: person.jobTitle,
          slogan: person.slogan,
          bio: person.bio,
          location: person.location,
          links: links(person),
          date_joined: day(resolveDate(person.dateJoined)),
          training_end: eb.fn<string | null>('end_of_training', [
            eb.cast(eb.val(day(resolveDate(person.dateJoined))), 'date'),
            eb.cast(eb.val(person.professionId ?? null), 'text'),
          ]),
          school_days: person.schoolDays?.days ?? [],
          school_day_text: person.schoolDays?.schoolDayText ?? '',
          setup_at: since(person),
          // Whoever is set up has chosen both pictures.
          avatar_art: index % designs.avatar,
          banner_art: index % designs.banner,
          last_login_at: resolveDate(person.lastLogin),
          date_created: since(person),
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
    await tx
      .insertInto('credential')
      .values(piece.map(([, { personId }]) => ({ person_id: demoId(personId), password_hash: passwordHash })))
      .onConflict((oc) => oc.doNothing())
      .execute()
    await tx
      .insertInto('setting')
      .values(
        piece.map(([, { personId, theme, settings }]) => ({
          person_id: demoId(personId),
          theme,
          activity_setting: settings.activitySetting,
          community_setting: settings.communitySetting,
          message_setting: settings.messageSetting,
          admin_setting: settings.adminSetting,
          status_setting: settings.statusSetting,
          application_setting: settings.applicationSetting,
        })),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

/** The demo files hold no birthdays either: first and second years count as minors. */
function adultFrom(person: DemoPerson): string | null {
  const year = person.trainingYear ?? 9
  if (year > 2) return null
  return day(resolveDate({ days: year === 1 ? 640 : 270 }))
}

/** Each link has an id of its own, the same at every load. */
const links = (owner: DemoCompany | DemoPerson) =>
  JSON.stringify(owner.links.map((link, i) => ({ id: demoId(`link ${i} ${keyOf(owner)}`), ...link })))
const keyOf = (owner: DemoCompany | DemoPerson) => ('personId' in owner ? owner.personId : owner.companyId)

const later = (a: Date, b: Date) => (a > b ? a : b)
const day = (date: Date) => date.toISOString().slice(0, 10)
