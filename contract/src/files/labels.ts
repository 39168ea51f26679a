import type { FieldLabels } from '../shared/labels.ts'

export const fileFieldLabels = {
  fileName: 'Dateiname',
  mimeType: 'Dateityp',
  fileSizeInBytes: 'Dateigrösse',
  ids: 'Dateien',
} as const satisfies FieldLabels
