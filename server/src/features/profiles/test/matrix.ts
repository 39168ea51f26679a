// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { profileRoutes } from '@werkplatz/contract/profiles/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { companyProfileOf, profileOf } from '../../../../test/profiles.ts'

export const matrix: FeatureMatrix<keyof typeof profileRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Profiles are for everybody who is signed in; one's own is everybody's to write (11-community, E4).
    readProfile:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    editUserCard:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    editUserAbout:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    changeVisibility: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    // UPDATE_PROFILE: OWNER and ADMIN, never their own (11-community, E5).
    emptyProfile: {
      own:            line('401   401   403   403   403   403   403   403   403'),
      sameCompany:    line('401   401   ok    ok    403   403   403   403   403'),
      otherCompany:   line('401   401   ok    ok    403   403   403   403   403'),
    },
    // UPDATE_COMPANY_PROFILE and (owner, admin or own company).
    editCompanyCard: {
      own:            line('401   401   ok    ok    ok    403   403   403   403'),
      sameCompany:    line('401   401   ok    ok    ok    403   403   403   403'),
      otherCompany:   line('401   401   ok    ok    403   403   403   403   403'),
    },
    editCompanyAbout: {
      own:            line('401   401   ok    ok    ok    403   403   403   403'),
      sameCompany:    line('401   401   ok    ok    ok    403   403   403   403'),
      otherCompany:   line('401   401   ok    ok    403   403   403   403   403'),
    },
    listCompanyPeople: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    },
  },
  // Every other route about a row is about a company's.
  makers: {
    profile: (app, owner, route) =>
      route.path === profileRoutes.emptyProfile.path ? profileOf(app, owner) : companyProfileOf(app, owner.companyId),
  },
  inputs: {
    readProfile: async (app, caller) => ({ params: { type: 'user' }, query: { id: await profileOf(app, caller) } }),
    editUserCard: async () => ({ body: { slogan: 'Zuerst fragen.' } }),
    editUserAbout: async () => ({ body: { bio: 'Ich repariere alte Radios.' } }),
    emptyProfile: async () => ({ body: { reasons: 'Beleidigt andere.' } }),
    editCompanyCard: async () => ({ body: { slogan: 'Nah bei den Menschen.' } }),
    editCompanyAbout: async () => ({ body: { bio: 'Wir bauen, was hält.' } }),
  },
}
