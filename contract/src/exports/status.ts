// The life of an export: asked for, written by the worker, kept for a day, gone. Its owner may cancel it until it is ready.
import { statusTable } from '../shared/status.ts'

export const exportStatus = statusTable({
  resource: 'export',
  statuses: ['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED'],
  verbs: {
    beginExport: { from: ['WAITING'], to: 'RUNNING' },
    finishExport: { from: ['RUNNING'], to: 'READY' },
    failExport: { from: ['WAITING', 'RUNNING'], to: 'FAILED' },
    cancelExport: { from: ['WAITING', 'RUNNING'], to: 'CANCELLED' },
    expireExport: { from: ['READY'], to: 'EXPIRED' },
  },
})
export type ExportStatus = (typeof exportStatus.statuses)[number]
