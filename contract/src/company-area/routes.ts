import { route } from '../shared/route.ts'
import { Board, BoardQuery, Plan, PlanQuery } from './board-schemas.ts'
import {
  ApprenticeListQuery,
  ApprenticePage,
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
  readBoard: route({
    method: 'GET',
    path: '/v1/users/apprentices/board',
    summary: 'The own company at a glance: who works, whose work ends soon, what waits for approval.',
    may: 'person.listApprentices',
    query: BoardQuery,
    statuses: [200],
    output: Board,
    errors: ['forbidden'],
  }),
  readPlan: route({
    method: 'GET',
    path: '/v1/users/apprentices/plan',
    summary: 'The apprentices of the own company and what they work at during some weeks.',
    may: 'person.listApprentices',
    query: PlanQuery,
    statuses: [200],
    output: Plan,
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
