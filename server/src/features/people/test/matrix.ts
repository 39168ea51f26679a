// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { peopleAdminRoutes } from '@werkplatz/contract/people/admin-routes.ts'
import type { peopleRoutes } from '@werkplatz/contract/people/routes.ts'

import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson, type Person } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'

type Keys = keyof typeof peopleRoutes | keyof typeof peopleAdminRoutes

/** 13-admin E3: officers in their own company, OWNER and ADMIN everywhere; nobody themself. */
// oxfmt-ignore
const managed = {
  //                 anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  own:          line('401   401   403   403   403   403   403   403   403'),
  sameCompany:  line('401   401   ok    ok    ok    403   403   403   403'),
  otherCompany: line('401   401   ok    ok    404   403   403   403   403'),
}

const newAt = (app: TestApp, companyId: string, role: 'APPRENTICE' | 'VOCATIONAL_TRAINER') =>
  newPerson(app, { nameFirst: 'Mika', companyId, roles: [role], email: `${randomUUID()}@matrix.example` })

const looksAfterPeople = ({ roles }: Person) =>
  roles.some((role) => role === 'OWNER' || role === 'ADMIN' || role === 'EDUCATION_OFFICER')

/** Who takes over works where the one who leaves does: known only when the latter is made. */
const receivers = new WeakMap<TestApp, Person>()

export const matrix: FeatureMatrix<Keys> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    readAuthorCard: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listProfessions: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    searchPeople:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listManagedPeople: line('401 401  ok    ok    ok    403   403   403   403'),
    readManagedPerson: { ...managed, own: line('401 401 ok ok ok 403 403 403 403') },
    changePerson: managed,
    // Each person is asked for by the rules of the single call: change-people.test.ts.
    changePeople:   line('401   401   ok    ok    ok    403   403   403   403'),
    readThingsToHandOver: managed,
    handOver: managed,
    deactivatePerson: managed,
    setLastDay: managed,
    reactivatePerson: managed,
    endPersonSessions: managed,
  },
  makers: {
    person: async (app, owner, { path }) => {
      if (!path.startsWith('/v1/admin/people') || looksAfterPeople(owner)) return owner.id
      const { id } = await newAt(app, owner.companyId, 'APPRENTICE')
      if (path.endsWith('/reactivate'))
        await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [id])
      const receiver = receivers.get(app)
      if (receiver)
        await app.pool.query('update person set company_id = $2 where id = $1', [receiver.id, owner.companyId])
      return id
    },
  },
  inputs: {
    readAuthorCard: async (_app, caller) => ({ query: { id: caller.id } }),
    listManagedPeople: async () => ({ query: { size: 10 } }),
    changePerson: async () => ({
      body: {
        rightsVersion: 1,
        roles: ['APPRENTICE'],
        supervisorId: null,
        professionId: 'pr-kv-efz',
        adultFrom: '2027-05-01',
        dateJoined: '2026-08-01',
      },
    }),
    changePeople: async (_app, caller) => ({
      body: { ids: [caller.id], change: { kind: 'REMIND' }, isPreview: true },
    }),
    handOver: async (app, caller) => {
      const receiver = await newAt(app, caller.companyId, 'VOCATIONAL_TRAINER')
      receivers.set(app, receiver)
      return { body: { receiverId: receiver.id } }
    },
    deactivatePerson: async () => ({ body: { receiverId: null } }),
    setLastDay: async () => ({ body: { lastDay: swissDay(new Date()), receiverId: null } }),
  },
}
