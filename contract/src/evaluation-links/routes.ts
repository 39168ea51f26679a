import { z } from 'zod'

import { LARGEST_BODY, route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { EvaluationLink, GuestEvaluation, NewEvaluationLink, SavedGuestEvaluation, WithLink } from './schemas.ts'

/** Of the assignment. */
const ById = z.strictObject({ id: Id })

/** What a link that opens nothing is told; whoever sent it is told that it is not for them. */
const closed = [
  'guest_link_invalid',
  'guest_link_expired',
  'guest_link_used',
  'guest_link_revoked',
  'guest_link_sender',
  'too_many_requests',
] as const

const byLink = { may: 'public', noticesVisitor: true, query: WithLink, limit: 'guest' } as const

export const evaluationLinkRoutes = {
  readEvaluationLink: route({
    method: 'GET',
    path: '/v1/evaluations/link',
    summary: 'Whether a link for the evaluation was sent, to whom, and how far it is.',
    may: 'assignment.sendLink',
    target: 'query.id',
    query: ById,
    statuses: [200],
    output: EvaluationLink,
    errors: [],
  }),
  sendEvaluationLink: route({
    method: 'POST',
    path: '/v1/evaluations/link',
    summary: 'Send a contact person without an account a link to their part; one there was before is good no more.',
    may: 'assignment.sendLink',
    target: 'body.assignmentId',
    body: NewEvaluationLink,
    statuses: [204],
    errors: ['bad_input', 'status_conflict', 'evaluation_not_open', 'evaluation_submitted', 'guest_link_limit'],
  }),
  revokeEvaluationLink: route({
    method: 'DELETE',
    path: '/v1/evaluations/link',
    summary: 'The link is good no more; what was saved with it stays.',
    may: 'assignment.sendLink',
    target: 'query.id',
    query: ById,
    statuses: [204],
    errors: [],
  }),
  openGuestEvaluation: route({
    method: 'GET',
    path: '/v1/evaluations/guest',
    summary: 'The one part a mailed link is for, with its criteria.',
    ...byLink,
    statuses: [200],
    output: GuestEvaluation,
    errors: closed,
  }),
  saveGuestEvaluation: route({
    method: 'PATCH',
    path: '/v1/evaluations/guest',
    summary: 'Save the part of a mailed link, with gaps or without.',
    ...byLink,
    body: SavedGuestEvaluation,
    maxBody: LARGEST_BODY,
    statuses: [204],
    errors: [...closed, 'bad_input', 'evaluation_frozen', 'evaluation_not_open'],
  }),
  submitGuestEvaluation: route({
    method: 'PATCH',
    path: '/v1/evaluations/guest/submit',
    summary: 'Submit the part of a mailed link for good; the link opens nothing afterwards.',
    ...byLink,
    statuses: [204],
    errors: [...closed, 'evaluation_incomplete', 'evaluation_frozen', 'evaluation_not_open', 'status_conflict'],
  }),
  askForAccount: route({
    method: 'POST',
    path: '/v1/evaluations/guest/account',
    summary: 'Ask whoever sent the link for an invitation, once and soon after submitting.',
    ...byLink,
    statuses: [204],
    errors: closed,
  }),
} as const
