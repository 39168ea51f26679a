// Named people in two companies, one for each role, so that a test reads like a sentence: as(lea).get(…).

import { hash } from '@node-rs/argon2'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import type { TestDatabase } from './database.ts'

export interface Person {
  id: string
  companyId: string
  email: string
  roles: Role[]
  nameFirst: string
}

export const PASSWORD = 'Zürich🔑ss-8'

/** One cheap hash for all: tests check the login rules, not argon2's strength. */
let hashed: Promise<string> | undefined
const passwordHash = () => (hashed ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }))

export async function newCompany(data: TestDatabase, name: string): Promise<string> {
  return data.begin(async (tx) => {
    const { id } = await tx.insertInto('company').values({ name }).returning('id').executeTakeFirstOrThrow()
    return id
  })
}

export interface NewPerson {
  nameFirst: string
  companyId: string
  roles: Role[]
  email?: string
  setupDone?: boolean
}

export async function newPerson(data: TestDatabase, who: NewPerson): Promise<Person> {
  const email = who.email ?? `${who.nameFirst.toLowerCase()}@nordwerk.example`
  const password_hash = await passwordHash()
  const id = await data.begin(async (tx) => {
    const row = await tx
      .insertInto('person')
      .values({
        company_id: who.companyId,
        email,
        name_first: who.nameFirst,
        name_last: 'Muster',
        roles: who.roles,
        setup_at: who.setupDone === false ? null : new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('credential').values({ person_id: row.id, password_hash }).execute()
    await tx.insertInto('setting').values({ person_id: row.id }).execute()
    return row.id
  })
  return { id, companyId: who.companyId, email, roles: who.roles, nameFirst: who.nameFirst }
}

/** Nordwerk has one person per role; Suedwerk one officer and one apprentice. A second scene is at another place. */
export async function newScene(data: TestDatabase, place = '') {
  const nordwerk = await newCompany(data, 'Nordwerk AG')
  const suedwerk = await newCompany(data, 'Südwerk AG')
  const at = (companyId: string, nameFirst: string, role: Role) =>
    newPerson(data, {
      nameFirst,
      companyId,
      roles: [role],
      email: `${nameFirst.toLowerCase()}@${place.toLowerCase()}${companyId === suedwerk ? 'suedwerk' : 'nordwerk'}.example`,
    })
  return {
    nordwerk,
    suedwerk,
    ada: await at(nordwerk, 'Ada', 'OWNER'),
    bruno: await at(nordwerk, 'Bruno', 'ADMIN'),
    clara: await at(nordwerk, 'Clara', 'EDUCATION_OFFICER'),
    david: await at(nordwerk, 'David', 'VOCATIONAL_TRAINER'),
    lea: await at(nordwerk, 'Lea', 'APPRENTICE'),
    noah: await at(nordwerk, 'Noah', 'USER'),
    vera: await at(nordwerk, 'Vera', 'ASSOCIATION'),
    elena: await at(suedwerk, 'Elena', 'EDUCATION_OFFICER'),
    luca: await at(suedwerk, 'Luca', 'APPRENTICE'),
  }
}

export type Scene = Awaited<ReturnType<typeof newScene>>
