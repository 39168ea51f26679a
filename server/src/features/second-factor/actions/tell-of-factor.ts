import { randomUUID } from 'node:crypto'

import type { Tx } from '../../../db/handles.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'

type Told = 'securityFactorAdded' | 'securityFactorRemoved'

const tell = (tx: Tx, personId: string, template: Told | 'securityCodesRenewed', values: Record<string, string>) =>
  enqueueMail(tx, {
    key: `second factor ${randomUUID()}`,
    template,
    to: { personId },
    values: { dateCreated: zurichText(new Date()), ...values },
    link: { path: '/dashboard/control-panel' },
  })

/** Whoever changes how one signs in could be somebody else: the owner hears of it at once. */
export const tellOfFactor = (tx: Tx, personId: string, template: Told, factor: string) =>
  tell(tx, personId, template, { factor })

export const tellOfCodes = (tx: Tx, personId: string) => tell(tx, personId, 'securityCodesRenewed', {})
