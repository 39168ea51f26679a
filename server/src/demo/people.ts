// Companies and people of the demo world.
import companiesFile from '@werkplatz/content/demo/companies.json' with { type: 'json' }
import peopleFile from '@werkplatz/content/demo/people.json' with { type: 'json' }
import { resolveDate, type DemoCompany, type DemoPerson } from '@werkplatz/content/types.ts'
import { designs } from '@werkplatz/contract/setup/designs.ts'

import type { Tx } from '../db/open.ts'
import { demoId } from './demo-id.ts'

const companies = companiesFile.companies as unknown as DemoCompany[]
const people = peopleFile.people as unknown as DemoPerson[]

export async function loadCompanies(tx: Tx) {
  for (const company of companies) {
    await tx
      .insertInto('company')
      .values({
        id: demoId(company.companyId),
        profile_id: demoId(`profile ${company.companyId}`),
        name: company.name,
        slogan: company.slogan,
        location: company.location,
        canton: company.canton,
        bio: company.bio,
        employee_count: company.employeeCount,
        year_founded: company.yearFounded,
        links: JSON.stringify(company.links),
        date_joined: resolveDate(company.dateJoined),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}

export async function loadPeople(tx: Tx, passwordHash: string) {
  // Supervisors first: an apprentice's row names one.
  for (const person of people.toSorted((a, b) => Number(Boolean(a.supervisorId)) - Number(Boolean(b.supervisorId)))) {
    const id = demoId(person.personId)
    await tx
      .insertInto('person')
      .values({
        id,
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
        links: JSON.stringify(person.links),
        date_joined: day(resolveDate(person.dateJoined)),
        setup_at: resolveDate(person.dateJoined),
        // Whoever is set up has chosen both pictures.
        avatar_art: people.indexOf(person) % designs.avatar,
        banner_art: people.indexOf(person) % designs.banner,
        last_login_at: resolveDate(person.lastLogin),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
    await tx
      .insertInto('credential')
      .values({ person_id: id, password_hash: passwordHash })
      .onConflict((oc) => oc.doNothing())
      .execute()
    await tx
      .insertInto('setting')
      .values({
        person_id: id,
        theme: person.theme,
        activity_setting: person.settings.activitySetting,
        community_setting: person.settings.communitySetting,
        message_setting: person.settings.messageSetting,
        admin_setting: person.settings.adminSetting,
        status_setting: person.settings.statusSetting,
        application_setting: person.settings.applicationSetting,
      })
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

const day = (date: Date) => date.toISOString().slice(0, 10)
