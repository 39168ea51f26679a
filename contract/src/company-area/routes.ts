import { route } from '../shared/route.ts'
import {
  ApprenticeListQuery,
  ApprenticePage,
  ApprenticeTotals,
  ApprenticeTotalsQuery,
  AssignmentListQuery,
  AssignmentPage,
  UserListQuery,
  UserPage,
} from './schemas.ts'

export const companyAreaRoutes = {
  listAssignments: route({
    method: 'GET',
    path: '/v1/assignments',
    summary: 'A page of assignments: own ones, those of the company, those to approve, those one is the contact of.',
    may: 'signedIn',
    query: AssignmentListQuery,
    statuses: [200],
    output: AssignmentPage,
    errors: ['forbidden'],
  }),
  listApprentices: route({
    method: 'GET',
    path: '/v1/users/apprentices',
    summary: 'A page of the apprentices of the own company and what they work at.',
    may: 'person.listApprentices',
    query: ApprenticeListQuery,
    statuses: [200],
    output: ApprenticePage,
    errors: ['forbidden'],
  }),
  readApprenticeTotals: route({
    method: 'GET',
    path: '/v1/users/apprentices/totals',
    summary: 'How many apprentices of the own company work, are about to and do not, and what waits for approval.',
    may: 'person.listApprentices',
    query: ApprenticeTotalsQuery,
    statuses: [200],
    output: ApprenticeTotals,
    errors: ['forbidden'],
  }),
  listUsers: route({
    method: 'GET',
    path: '/v1/users/manage',
    summary: 'A page of the people of the own company.',
    may: 'person.listUsers',
    query: UserListQuery,
    statuses: [200],
    output: UserPage,
    errors: ['forbidden'],
  }),
} as const
