import { prepared } from '../../db/prepared.ts'
import type { SubjectRow } from './subjects.ts'

/** What is offered; what was retired stays in the marks that have it. */
export const listSubjects = prepared<Record<string, never>, SubjectRow>((db) =>
  db
    .selectFrom('school_subject')
    .select(['name', 'profession_ids'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)
