// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { nextSemester } from '@werkplatz/contract/school/limits.ts'
import type { schoolRoutes } from '@werkplatz/contract/school/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newMark, newSemester, someSemester } from '../../../../test/school.ts'

// oxfmt-ignore
const apprenticesOwn = {
  own:          line('401   401   403   403   403   403   ok    403   403'),
  sameCompany:  line('401   401   403   403   403   403   404   403   403'),
  otherCompany: line('401   401   403   403   403   403   404   403   403'),
}

export const matrix: FeatureMatrix<keyof typeof schoolRoutes> = {
  // oxfmt-ignore
  expected: {
    //                      anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // For colleagues, and of an open profile (here they all are) for everybody.
    readSchooldays: {
      own:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      otherCompany:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    },
    // Another person's answers 404: save-schooldays.test.ts.
    saveSchooldays:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    // Own grades are for apprentices (part 2, permissions).
    listSemesters:      line('401   401   403   403   403   403   ok    403   403'),
    createSemester:     line('401   401   403   403   403   403   ok    403   403'),
    listSchoolSubjects: line('401   401   403   403   403   403   ok    403   403'),
    readOwnSupervisor:  line('401   401   403   403   403   403   ok    403   403'),
    listSchoolViews:    line('401   401   403   403   403   403   ok    403   403'),
    // §3: the apprentice; trainers and officers of the company. Nobody else, OWNER and ADMIN included.
    readAllSemesters: {
      own:            line('401   401   403   403   ok    ok    ok    403   403'),
      sameCompany:    line('401   401   403   403   ok    ok    404   403   403'),
      otherCompany:   line('401   401   403   403   404   404   404   403   403'),
    },
    deleteSemester: apprenticesOwn,
    readMarks:      apprenticesOwn,
    drawSemester:   apprenticesOwn,
    createMark:     apprenticesOwn,
    editMark:       apprenticesOwn,
    deleteMark:     apprenticesOwn,
  },
  makers: {
    // What is to be deleted is the newest, without a mark; all others may be the same.
    semester: (app, owner, route) => (route.method === 'DELETE' ? newSemester(app, owner) : someSemester(app, owner)),
    mark: (app, owner) => newMark(app, owner),
  },
  inputs: {
    saveSchooldays: async (_app, me) => ({ body: { userId: me.id, days: ['Montag'], schoolDayText: '' } }),
    createSemester: async (app, me) => {
      const { rows } = await app.pool.query<{ year: number; semester: number }>(
        'select year, semester from semester where author_id = $1 order by year desc, semester desc limit 1',
        [me.id],
      )
      return { query: nextSemester(rows[0] ?? null) ?? { year: 1, semester: 1 } }
    },
  },
}
