// A large company of the demo world, made from lists of names: 120 apprentices, 14 trainers, an education officer and 24
// people who take apprentices into their teams. Always the same for the same number.
import file from '@werkplatz/content/demo/large-companies.json' with { type: 'json' }
import professionsFile from '@werkplatz/content/professions.json' with { type: 'json' }
import type { DemoAssignment, DemoCompany, DemoPerson, Weekday } from '@werkplatz/content/types.ts'

import { assignmentsOf } from './large-assignments.ts'
import { seeded, type Chance } from './seeded.ts'

export const LARGE_COMPANIES = file.companies.length

export interface LargeCompany {
  company: DemoCompany
  people: DemoPerson[]
  assignments: DemoAssignment[]
}

const SEED = 20_240_617
/** Trainings began in August; a first year is some hundred days in. */
const DAYS_SINCE_AUGUST = 106

const professions = new Map(professionsFile.professions.map((one) => [one.professionId, one]))
const themes = ['DEFAULT', 'DEFAULT', 'MIDNIGHT', 'FOREST', 'SUNSET', 'ROYAL'] as const
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const fold = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter]!)
    .normalize('NFD')
    .replaceAll(/[^a-z-]/g, '')
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export function makeLargeCompany(number: number): LargeCompany {
  const company = file.companies[number] as unknown as DemoCompany
  const chance = seeded(SEED + number)
  const person = personMaker(company, chance)
  const staff = ({ count, role, titles, bio, days }: (typeof file.staff)['officer']) =>
    Array.from({ length: count }, () =>
      person(role as DemoPerson['roles'][number], -chance.between(days[0]!, days[1]!), titles, bio),
    )
  const [officers, trainers, contacts] = [
    staff(file.staff.officer),
    staff(file.staff.trainers),
    staff(file.staff.contacts),
  ]
  const apprentices: DemoPerson[] = []
  for (const { professionId, count, schoolDays } of file.intake) {
    const { nameFeminine, nameMasculine } = professions.get(professionId)!
    const titles = [nameFeminine, nameMasculine].map((profession) => filled(file.apprentices.title, { profession }))
    const bio = filled(file.apprentices.bio, { company: company.name })
    for (let i = 0; i < count; i++) {
      const trainingYear = (i % schoolDays.length) + 1
      apprentices.push({
        ...person('APPRENTICE', -DAYS_SINCE_AUGUST - 365 * (trainingYear - 1), titles, bio),
        professionId,
        trainingYear,
        supervisorId: trainers[apprentices.length % trainers.length]!.personId,
        schoolDays: { days: schoolDays[trainingYear - 1] as Weekday[], schoolDayText: '' },
      })
    }
  }
  const assignments = apprentices.flatMap((one, index) => assignmentsOf(one, index, contacts, chance))
  return { company, people: [...officers, ...trainers, ...contacts, ...apprentices], assignments }
}

function personMaker({ companyId, location }: DemoCompany, { next, between, pick }: Chance) {
  const company = companyId.slice('c-'.length)
  const taken = new Set<string>()
  const newName = () => {
    for (;;) {
      const isWoman = next() < 0.52
      const [nameFirst, nameLast] = [pick(isWoman ? file.names.women : file.names.men), pick(file.names.last)]
      const key = `${fold(nameFirst)}.${fold(nameLast)}`
      if (taken.has(key)) continue
      taken.add(key)
      return { nameFirst, nameLast, isWoman, key }
    }
  }
  return (role: DemoPerson['roles'][number], days: number, titles: readonly string[], bio: string): DemoPerson => {
    const { nameFirst, nameLast, isWoman, key } = newName()
    return {
      personId: `p-${company}-${key}`,
      companyId,
      roles: [role],
      nameFirst,
      nameLast,
      initials: `${nameFirst[0]}${nameLast[0]}`,
      email: `${key}@${company}.example`,
      jobTitle: titles[isWoman ? 0 : 1]!,
      location,
      slogan: pick(file.slogans),
      bio,
      dateJoined: { days },
      lastLogin: { days: -between(1, 20), time: `0${between(7, 9)}:${between(10, 59)}` },
      theme: pick(themes),
      links: [],
      settings: {
        activitySetting: 'NOTIFICATION',
        communitySetting: 'NOTIFICATION',
        messageSetting: 'MAIL_NOTIFICATION',
        adminSetting: 'MAIL',
        statusSetting: 'MAIL_NOTIFICATION',
        applicationSetting: 'MAIL_NOTIFICATION',
      },
    }
  }
}
