// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import { moderationRoutes } from '@werkplatz/contract/moderation/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import { newActivity } from '../../../../test/activities.ts'
import type { TestApp } from '../../../../test/app.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { newPerson, type Person } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { newRemoval, newReport } from '../../../../test/reports.ts'

// E3, E5, E6: OWNER and ADMIN everywhere, officers in their own company, nobody what they wrote themselves.
// oxfmt-ignore
const looked = {
  own:          line('401   401   404   404   404   403   403   403   403'),
  sameCompany:  line('401   401   ok    ok    ok    403   403   403   403'),
  otherCompany: line('401   401   ok    ok    404   403   403   403   403'),
}
// Whose content it was; moderators read it elsewhere.
// oxfmt-ignore
const judged = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   403   403   403   404   404   404   404'),
  otherCompany: line('401   401   403   403   404   404   404   404   404'),
}

/** The last one a sample input was made for: who has taken the case it is about. */
const callers = new WeakMap<TestApp, Person>()
const remember =
  <T extends object>(input: T) =>
  async (app: TestApp, me: Person) => {
    callers.set(app, me)
    return input
  }

async function newCase(app: TestApp, owner: Person, route: Route): Promise<string> {
  const target = route.path
  const taker = callers.get(app)
  const { takeReport, readReport, releaseReport, decideReport, readReportedMessages, restoreReported } =
    moderationRoutes
  if (target === takeReport.path || target === readReport.path) return newReport(app, owner)
  if (target === releaseReport.path || target === decideReport.path) return newReport(app, owner, { taker })
  if (target === readReportedMessages.path) return newReport(app, owner, { taker, target: 'CHAT_MESSAGE' })
  if (target === restoreReported.path) return removedPost(app, owner)
  if (target === moderationRoutes.settleObjection.path)
    return newReport(app, owner, { decision: 'WARNED', objection: 'Das war anders gemeint.' })
  return newReport(app, owner, { decision: 'WARNED' })
}

async function removedPost(app: TestApp, owner: Person): Promise<string> {
  const targetId = await newPost(app, owner)
  const id = await newReport(app, owner, { decision: 'REMOVED', targetId })
  await app.pool.query('update post set hidden_at = now() where id = $1', [targetId])
  await app.pool.query(`update report set kept = '{}' where id = $1`, [id])
  return id
}

export const matrix: FeatureMatrix<keyof typeof moderationRoutes> = {
  // oxfmt-ignore
  expected: {
    //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    fileReport:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    listReports:    line('401   401   ok    ok    ok    403   403   403   403'),
    countReports:   line('401   401   ok    ok    ok    403   403   403   403'),
    readReport: looked,
    takeReport: looked,
    // The case is the caller's, or there would be no telling who may.
    releaseReport: looked,
    decideReport: looked,
    readReportedMessages: looked,
    settleObjection: looked,
    restoreReported: looked,
    listRemoved:    line('401   401   ok    ok    ok    403   403   403   403'),
    restoreRemoved: looked,
    readDecision: judged,
    objectToDecision: judged,
  },
  makers: { report: newCase, removal: async (app, owner) => newRemoval(app, owner, await newPost(app, owner)) },
  inputs: {
    fileReport: async (app, me) => {
      const nameFirst = `Kim${randomUUID()}`
      const colleague = await newPerson(app, { nameFirst, companyId: me.companyId, roles: ['USER'] })
      return { body: { target: 'ACTIVITY', targetId: await newActivity(app, colleague), report: 'SPAM' } }
    },
    releaseReport: remember({ body: {} }),
    readReportedMessages: remember({ body: {} }),
    decideReport: remember({ body: { decision: 'WARNED', reasons: 'Der Ton verletzt.', answer: '' } }),
    settleObjection: async () => ({ body: { outcome: 'CHANGED', reasons: 'Es war anders gemeint.' } }),
    restoreReported: async () => ({ body: { reasons: 'Es war anders gemeint.' } }),
    restoreRemoved: async () => ({ body: { reasons: 'Wir brauchen die Antwort noch.' } }),
    objectToDecision: async () => ({ body: { body: 'Das war anders gemeint.' } }),
  },
}
