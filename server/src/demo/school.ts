// Semesters and marks of the demo world, and who looked at them.
import file from '@werkplatz/content/demo/school.json' with { type: 'json' }
import { resolveDate } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { swissDay } from '../lib/swiss-day.ts'
import { demoId } from './demo-id.ts'
import { inPieces, type World } from './world.ts'

export async function loadSchool(tx: Tx, { people }: World) {
  const semesters = file.semesters.map(({ schoolSemesterId, authorId, year, semester }) => ({
    id: demoId(schoolSemesterId),
    author_id: demoId(authorId),
    year,
    semester,
  }))
  await tx
    .insertInto('semester')
    .values(semesters)
    .onConflict((oc) => oc.doNothing())
    .execute()
  const marks = file.semesters.flatMap(({ schoolSemesterId, authorId, marks: written }) =>
    written.map((mark, n) => ({
      id: demoId(`${schoolSemesterId}-${n}`),
      semester_id: demoId(schoolSemesterId),
      author_id: demoId(authorId),
      ...mark,
    })),
  )
  for (const piece of inPieces(marks))
    await tx
      .insertInto('mark')
      .values(piece)
      .onConflict((oc) => oc.doNothing())
      .execute()
  const isTrainer = new Set(
    people.filter(({ roles }) => roles.includes('VOCATIONAL_TRAINER')).map(({ personId }) => personId),
  )
  await tx
    .insertInto('school_view')
    .values(
      file.views.map(({ apprenticeId, readerId, day }) => ({
        apprentice_id: demoId(apprenticeId),
        reader_id: demoId(readerId),
        role: isTrainer.has(readerId) ? 'VOCATIONAL_TRAINER' : 'EDUCATION_OFFICER',
        day: swissDay(resolveDate(day)),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute()
}
