import { z } from 'zod'

import { route } from '../shared/route.ts'
import { Id } from '../shared/shapes.ts'
import { Export, ExportAddress, NewExport } from './schemas.ts'

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
    errors: ['too_many_exports'],
  }),
  listExports: route({
    method: 'GET',
    path: '/v1/exports',
    summary: 'The caller’s exports of the last day, newest first.',
    may: 'signedIn',
    statuses: [200],
    output: z.array(Export),
    errors: [],
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
} as const
