import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { listMarksIn, type MarkRow } from '../mark.queries.ts'
import { insertSchoolView, listSemestersOf, type SemesterOf } from '../semester.queries.ts'

export interface AllSemesters {
  semesters: SemesterOf[]
  marks: MarkRow[]
}

/**
 * The one door to somebody else's marks. Who goes through it stands in the trail, every time and in the same transaction,
 * and on the apprentice's page, once a day. One's own are nobody's news.
 */
export async function readAllSemesters(tx: Tx, me: Member, apprenticeId: string): Promise<AllSemesters> {
  const semesters = await listSemestersOf(tx, apprenticeId)
  const marks =
    semesters.length > 0
      ? await listMarksIn(
          tx,
          semesters.map(({ id }) => id),
        )
      : []
  if (apprenticeId !== me.id) {
    const role = me.roles.includes('VOCATIONAL_TRAINER') ? 'VOCATIONAL_TRAINER' : 'EDUCATION_OFFICER'
    await insertSchoolView(tx, apprenticeId, { id: me.id, role })
    await audit(tx, { actorId: me.id, action: 'readSemesters', resource: 'person', targetId: apprenticeId })
  }
  return { semesters, marks }
}
