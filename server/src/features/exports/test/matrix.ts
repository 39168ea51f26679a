// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import type { exportRoutes } from '@werkplatz/contract/exports/routes.ts'

import { newExport, storeExport } from '../../../../test/exports.ts'
import { line, ownersOnly, type FeatureMatrix } from '../../../../test/matrix/cells.ts'

export const matrix: FeatureMatrix<keyof typeof exportRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    startExport:    line('401   401   ok    ok    ok    ok    403   403   403'),
    listExports:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    readExport: ownersOnly,
    readExportFile: ownersOnly,
    cancelExport: ownersOnly,
    // Who reads the table of apprentices. Whose zip it is: fetch-apprentices-export.test.ts.
    startApprenticesExport: line('401   401   ok    ok    ok    ok    403   403   403'),
    fetchApprenticesExport: line('401   401   ok    ok    ok    ok    403   403   403'),
  },
  inputs: {
    listExports: async () => ({ query: {} }),
    startApprenticesExport: async (app, { id }) => {
      // Of each person one at a time, whatever was asked for before.
      await app.pool.query("update export set status = 'FAILED' where person_id = $1", [id])
      return { body: {} }
    },
    fetchApprenticesExport: async (app, me) => {
      await storeExport(await newExport(app, me, { kind: 'APPRENTICES' }))
      return {}
    },
  },
  makers: {
    export: async (app, owner, route) => {
      if (route.method !== 'DELETE') return newExport(app, owner)
      // One person has only one under way: calls at the same moment are about the same one.
      const { rows } = await app.pool.query<{ id: string }>(
        `with made as (
           insert into export (person_id, company_id, kind) values ($1, $2, 'ACTIVITIES')
           on conflict (person_id) where status in ('WAITING', 'RUNNING') do nothing returning id, 1 as place)
         select id from (
           select id, place from made
           union all select id, case when status in ('WAITING', 'RUNNING') then 2 else 3 end from export
             where person_id = $1) found
         order by place, id desc limit 1`,
        [owner.id, owner.companyId],
      )
      return rows[0]!.id
    },
  },
}
