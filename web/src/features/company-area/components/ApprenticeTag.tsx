import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs'
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import type { ApprenticeStatus } from '@werkplatz/contract/company-area/schemas.ts'

import { StatusTag, type StatusTone } from '../../shared/StatusTag.tsx'

export const apprenticeTones: Record<ApprenticeStatus, StatusTone> = {
  ACTIVE: 'APPROVED',
  PENDING: 'PENDING',
  IDLE: 'REJECTED',
}
export const apprenticeIcons = { ACTIVE: IconBriefcase, PENDING: IconClockHour4, IDLE: IconCircleMinus }
export const apprenticeLabels: Record<ApprenticeStatus, string> = labels.statuses

export const ApprenticeTag = ({ status }: { status: ApprenticeStatus }) => (
  <StatusTag tone={apprenticeTones[status]} label={apprenticeLabels[status]} icon={apprenticeIcons[status]} />
)
