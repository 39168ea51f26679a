import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import {
  CompanyListQuery,
  EditCompany,
  InviteOfficer,
  ManagedCompany,
  ManagedCompanyPage,
  OnboardCompany,
} from './admin-schemas.ts'

const ofOne = z.strictObject({ id: Id })

export const companyAdminRoutes = {
  listManagedCompanies: route({
    method: 'GET',
    path: '/v1/admin/companies',
    summary: 'A page of all companies with figures, without people.',
    may: 'admin.listCompanies',
    query: CompanyListQuery,
    statuses: [200],
    output: ManagedCompanyPage,
    errors: ['forbidden'],
  }),
  readManagedCompany: route({
    method: 'GET',
    path: '/v1/admin/companies/detail',
    summary: 'One company with figures, without people.',
    may: 'company.read',
    target: 'query.id',
    query: ofOne,
    statuses: [200],
    output: ManagedCompany,
    errors: ['not_found'],
  }),
  onboardCompany: route({
    method: 'POST',
    path: '/v1/admin/companies',
    summary: 'Take a company in and invite its first officer.',
    may: 'company.onboard',
    body: OnboardCompany,
    statuses: [201],
    errors: ['bad_input', 'company_exists'],
  }),
  editCompany: route({
    method: 'PATCH',
    path: '/v1/admin/companies',
    summary: 'Canton and answer days of a company.',
    may: 'company.edit',
    target: 'body.id',
    body: EditCompany,
    statuses: [204],
    errors: ['bad_input', 'not_found'],
  }),
  inviteOfficer: route({
    method: 'POST',
    path: '/v1/admin/companies/officer',
    summary: 'Invite an officer of a company. Answers alike whether the address is known or not.',
    may: 'company.inviteOfficer',
    target: 'body.id',
    body: InviteOfficer,
    statuses: [204],
    errors: ['bad_input', 'not_found'],
  }),
  pauseCompany: route({
    method: 'PATCH',
    path: '/v1/admin/companies/pause',
    summary: 'Nobody of the company signs in any more; what it has stays.',
    may: 'company.pause',
    target: 'body.id',
    body: ofOne,
    statuses: [204],
    errors: ['not_found', 'status_conflict', 'company_in_charge'],
  }),
  resumeCompany: route({
    method: 'PATCH',
    path: '/v1/admin/companies/resume',
    summary: 'Open a paused company again.',
    may: 'company.resume',
    target: 'body.id',
    body: ofOne,
    statuses: [204],
    errors: ['not_found', 'status_conflict'],
  }),
} as const
