import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { Export, ExportAddress, ExportQuery, NewApprenticesExport, NewExport } from './schemas.ts'

const ById = z.strictObject({ id: Id })

export const exportRoutes = {
  startExport: route({
    method: 'POST',
    path: '/v1/exports',
    summary: 'Ask for an export of their own company. While one of its kind is under way, that one is answered.',
    may: 'export.create',
    body: NewExport,
    statuses: [200],
    output: Export,
    errors: ['too_many_exports', 'export_running'],
  }),
  listExports: route({
    method: 'GET',
    path: '/v1/exports',
    summary: 'The caller’s exports of the last day, newest first, or one of them.',
    may: 'signedIn',
    query: ExportQuery,
    statuses: [200],
    output: z.array(Export),
    errors: ['not_found'],
  }),
  readExport: route({
    method: 'GET',
    path: '/v1/exports/{id}',
    summary: 'How far one export is.',
    may: 'export.read',
    target: 'params.id',
    params: ById,
    statuses: [200],
    output: Export,
    errors: [],
  }),
  readExportFile: route({
    method: 'GET',
    path: '/v1/exports/{id}/file',
    summary: 'A fresh address of the finished file, as often as needed while it is kept.',
    may: 'export.read',
    target: 'params.id',
    params: ById,
    statuses: [200],
    output: ExportAddress,
    errors: ['status_conflict'],
  }),
  cancelExport: route({
    method: 'DELETE',
    path: '/v1/exports/{id}',
    summary: 'Stop an export that waits or runs. It still counts towards today’s.',
    may: 'export.cancel',
    target: 'params.id',
    params: ById,
    statuses: [204],
    errors: ['status_conflict'],
  }),
  startApprenticesExport: route({
    method: 'POST',
    path: '/v1/users/apprentices/export',
    summary: 'Ask for the apprentices of the own company as a zip, with the password unless it was said just now.',
    may: 'person.exportApprentices',
    body: NewApprenticesExport,
    statuses: [200],
    output: Export,
    errors: ['bad_input', 'password_needed', 'too_many_exports', 'export_running', 'export_too_large'],
  }),
  fetchApprenticesExport: route({
    method: 'GET',
    path: '/v1/users/apprentices/export',
    summary: 'The zip of the caller’s newest finished export of apprentices.',
    may: 'person.exportApprentices',
    statuses: [200],
    file: 'application/zip',
    errors: ['export_missing'],
    limit: 'document',
  }),
} as const
