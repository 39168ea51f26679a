// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { calendarRoutes } from '@werkplatz/contract/calendar/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof calendarRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // Apprentices, and who may look after some.
    readCalendar:     line('401   401   ok    ok    ok    ok    ok    403   403'),
    renewCalendar:    line('401   401   ok    ok    ok    ok    ok    403   403'),
    revokeCalendar:   line('401   401   ok    ok    ok    ok    ok    403   403'),
    // Whoever has the address; what a wrong or revoked one answers: read-calendar-feed.test.ts.
    readCalendarFeed: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  },
  inputs: {
    readCalendarFeed: async (app, { companyId }) => {
      const email = `${randomUUID()}@kalender.example`
      const owner = await newPerson(app, { nameFirst: 'Kim', companyId, roles: ['APPRENTICE'], email })
      const { body } = await app.call('renewCalendar', { as: owner })
      return { query: { token: new URL(body.address).searchParams.get('token')! } }
    },
  },
}
