// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { myDataRoutes } from '@werkplatz/contract/my-data/routes.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson, PASSWORD, type Person } from '../../../../test/people.ts'

/** Nobody is the last of their kind here, and nobody has asked today. */
async function free(app: TestApp, caller: Person) {
  await app.pool.query('delete from export where person_id = $1', [caller.id])
  await app.pool.query('delete from deletion where person_id = $1', [caller.id])
  const stand = caller.roles.filter((role): role is Role => role === 'OWNER' || role === 'EDUCATION_OFFICER')
  const email = `stand-in-${caller.id}@nordwerk.example`
  const { rowCount } = await app.pool.query('select 1 from person where email = $1', [email])
  if (stand.length && !rowCount)
    await newPerson(app, { nameFirst: 'Ines', companyId: caller.companyId, roles: stand, email })
}

const withPassword = async (app: TestApp, caller: Person) => {
  await free(app, caller)
  return { body: { password: PASSWORD } }
}

// oxfmt-ignore
const managed = {
  //                anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  // 13.E3: officers in their own company, OWNER and ADMIN everywhere; nobody their own account.
  own:          line('401   401   403   403   403   403   403   403   403'),
  sameCompany:  line('401   401   ok    ok    ok    403   403   403   403'),
  otherCompany: line('401   401   ok    ok    404   403   403   403   403'),
}

export const matrix: FeatureMatrix<keyof typeof myDataRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // revDSG: one's own data, whatever roles anybody holds.
    readMyData:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    exportMyData:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    // Who has a training to take along.
    takeFarewell:   line('401   401   403   403   403   403   ok    403   403'),
    askDeletion:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    cancelDeletion: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readPersonDeletion: managed,
    askPersonDeletion: managed,
    cancelPersonDeletion: managed,
  },
  inputs: {
    exportMyData: withPassword,
    takeFarewell: async (app, caller) => {
      await free(app, caller)
      return {}
    },
    askDeletion: withPassword,
    askPersonDeletion: async () => ({ body: { password: PASSWORD } }),
  },
}
