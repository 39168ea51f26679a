import { route } from '../shared/route.ts'
import { AuditExportQuery, AuditPage, AuditQuery } from './schemas.ts'

export const auditRoutes = {
  listAudit: route({
    method: 'GET',
    path: '/v1/admin/audit',
    summary: 'The trail, newest first: of the own company, for OWNER and ADMIN all of it.',
    may: 'admin.readAudit',
    query: AuditQuery,
    statuses: [200],
    output: AuditPage,
    errors: ['bad_input'],
  }),
  exportAudit: route({
    method: 'GET',
    path: '/v1/admin/audit/csv',
    summary: 'The same as a table; that it was fetched is an entry itself.',
    may: 'admin.readAudit',
    query: AuditExportQuery,
    statuses: [200],
    file: 'text/csv',
    errors: ['bad_input'],
    limit: 'document',
  }),
} as const
