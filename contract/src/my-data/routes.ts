import { z } from 'zod'

import { Export } from '../exports/schemas.ts'
import { PasswordBody } from '../second-factor/schemas.ts'
import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { Deletion, DeletionPlan, MyData } from './schemas.ts'

const ById = z.strictObject({ id: Id })

export const myDataRoutes = {
  readMyData: route({
    method: 'GET',
    path: '/v1/auth/my-data',
    summary: 'What the caller has asked for about their own data, and what a deletion would leave.',
    may: 'signedIn',
    statuses: [200],
    output: MyData,
    errors: [],
  }),
  exportMyData: route({
    method: 'POST',
    path: '/v1/auth/my-data/export',
    summary: 'Ask for everything about oneself as a zip, once a day, with the password.',
    may: 'signedIn',
    body: PasswordBody,
    statuses: [200],
    output: Export,
    errors: ['bad_input', 'one_export_a_day', 'export_running'],
  }),
  takeFarewell: route({
    method: 'POST',
    path: '/v1/auth/my-data/farewell',
    summary: 'Ask for one’s work history, evaluations and marks as one file.',
    may: 'semester.keep',
    statuses: [200],
    output: Export,
    errors: ['too_many_exports', 'export_running'],
  }),
  askDeletion: route({
    method: 'POST',
    path: '/v1/auth/my-data/deletion',
    summary: 'Ask to be forgotten in two weeks, with the password. Asking again changes nothing.',
    may: 'signedIn',
    body: PasswordBody,
    statuses: [200],
    output: Deletion,
    errors: ['bad_input', 'last_officer', 'last_owner'],
  }),
  cancelDeletion: route({
    method: 'DELETE',
    path: '/v1/auth/my-data/deletion',
    summary: 'Keep the account after all.',
    may: 'signedIn',
    statuses: [204],
    errors: [],
  }),
  readPersonDeletion: route({
    method: 'GET',
    path: '/v1/admin/users/{id}/deletion',
    summary: 'Whether somebody’s account is to be deleted, and what would be left.',
    may: 'person.erase',
    target: 'params.id',
    params: ById,
    statuses: [200],
    output: DeletionPlan,
    errors: [],
  }),
  askPersonDeletion: route({
    method: 'POST',
    path: '/v1/admin/users/{id}/deletion',
    summary: 'Ask for somebody to be forgotten in two weeks, with one’s own password. They are told and can keep it.',
    may: 'person.erase',
    target: 'params.id',
    params: ById,
    body: PasswordBody,
    statuses: [200],
    output: Deletion,
    errors: ['bad_input', 'last_officer', 'last_owner'],
  }),
  cancelPersonDeletion: route({
    method: 'DELETE',
    path: '/v1/admin/users/{id}/deletion',
    summary: 'Keep somebody’s account after all.',
    may: 'person.erase',
    target: 'params.id',
    params: ById,
    statuses: [204],
    errors: [],
  }),
} as const
