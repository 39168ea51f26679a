// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { Services } from '../../services.ts'
import { createAssignment } from './actions/create-assignment.ts'
import { deleteAssignment } from './actions/delete-assignment.ts'
import { editAssignment } from './actions/edit-assignment.ts'
import { reviewAssignment } from './actions/review-assignment.ts'
import { submitAssignment } from './actions/submit-assignment.ts'
import { presentAssignment, presentAssignmentForm, presentPrefill } from './assignment.present.ts'
import { readAssignment, readPrefill } from './read-assignment.ts'

export const assignmentHandlers = ({ addresses, clock }: Services): Handler[] => [
  read('readAssignment', async (db, { me, input }) => ({
    body: presentAssignment(addresses, await readAssignment(db, me, input.query.id), {
      me,
      today: swissDay(clock.now()),
    }),
  })),
  read('readAssignmentForm', async (db, { me, input }) => ({
    body: presentAssignmentForm(await readAssignment(db, me, input.query.id), { me, today: swissDay(clock.now()) }),
  })),
  read('readAssignmentPrefill', async (db, { me, input }) => ({
    body: presentPrefill(await readPrefill(db, me, input.query.applicationId)),
  })),
  write('createAssignment', async (tx, { me, input }) => ({
    location: `/dashboard/company/assignment?id=${await createAssignment(tx, me, input.body)}`,
  })),
  write('editAssignment', (tx, { me, input }) => editAssignment(tx, me, input.body)),
  write('submitAssignment', (tx, { me, input }) => submitAssignment(tx, me, input.body.id)),
  write('reviewAssignment', (tx, { me, input }) => reviewAssignment(tx, me, input.body)),
  write('deleteAssignment', (tx, { me, input }) => deleteAssignment(tx, me, input.query.id)),
]
