import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import {
  AssignmentDetails,
  AssignmentForm,
  AssignmentPrefill,
  ChangedAssignment,
  NewAssignment,
  ReviewedAssignment,
} from './schemas.ts'

const ById = z.strictObject({ id: Id })

export const assignmentRoutes = {
  readAssignment: route({
    method: 'GET',
    path: '/v1/assignments/details',
    summary: 'One assignment and what the caller may do with it.',
    may: 'assignment.read',
    target: 'query.id',
    query: ById,
    statuses: [200],
    output: AssignmentDetails,
    errors: [],
  }),
  readAssignmentForm: route({
    method: 'GET',
    path: '/v1/assignments/form',
    summary: 'One assignment as its form shows it.',
    may: 'assignment.edit',
    target: 'query.id',
    query: ById,
    statuses: [200],
    output: AssignmentForm,
    errors: [],
  }),
  readAssignmentPrefill: route({
    method: 'GET',
    path: '/v1/assignments/form/prefill',
    summary: 'The form of an assignment filled from the activity of an accepted application.',
    may: 'application.assign',
    target: 'query.applicationId',
    query: z.strictObject({ applicationId: Id }),
    statuses: [200],
    output: AssignmentPrefill,
    errors: ['status_conflict'],
  }),
  createAssignment: route({
    method: 'POST',
    path: '/v1/assignments/form',
    summary: 'A new assignment, as a draft or handed in for approval. One for each accepted application.',
    may: 'assignment.create',
    body: NewAssignment,
    statuses: [201],
    errors: ['bad_input', 'not_found', 'status_conflict', 'assignment_exists'],
  }),
  editAssignment: route({
    method: 'PATCH',
    path: '/v1/assignments/form',
    summary:
      'Change an assignment. It keeps its status, unless it is handed in with it or what was approved is changed.',
    may: 'assignment.edit',
    target: 'body.assignmentId',
    body: ChangedAssignment,
    statuses: [204],
    errors: ['bad_input', 'status_conflict', 'contact_frozen', 'assignment_dates_fixed'],
  }),
  submitAssignment: route({
    method: 'PATCH',
    path: '/v1/assignments/request-review',
    summary: 'The apprentice hands a draft or a rejected assignment in for approval.',
    may: 'assignment.submit',
    target: 'body.id',
    body: ById,
    statuses: [204],
    errors: ['bad_input', 'status_conflict'],
  }),
  reviewAssignment: route({
    method: 'PATCH',
    path: '/v1/assignments/form/approve',
    summary: 'Approve or reject a pending assignment of somebody else, with a message.',
    may: 'assignment.review',
    target: 'body.id',
    body: ReviewedAssignment,
    statuses: [204],
    errors: ['status_conflict'],
  }),
  deleteAssignment: route({
    method: 'DELETE',
    path: '/v1/assignments',
    summary: 'Delete the own assignment, unless it was ever approved.',
    may: 'assignment.delete',
    target: 'query.id',
    query: ById,
    statuses: [204],
    errors: ['assignment_kept'],
  }),
} as const
