import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import type { EvaluationStatus } from '@werkplatz/contract/evaluations/status.ts'

import { StatusTag } from '../../shared/StatusTag.tsx'
import { statusLabels, statusTones } from '../labels.ts'

const icons = { DRAFT: IconPencil, SUBMITTED: IconSend, DISCUSSED: IconMessages } as const

export const EvaluationStatusTag = ({ status }: { status: EvaluationStatus }) => (
  <StatusTag tone={statusTones[status]} label={statusLabels[status]} icon={icons[status]} />
)
