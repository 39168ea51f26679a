import { personStatus } from '@werkplatz/contract/people/status.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { transition } from '../../../db/transition.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { lockManaged } from '../admin/lock-managed.ts'
import { raiseRightsVersion } from '../admin/person-rights.queries.ts'

/** The account is as it was, without what was handed over meanwhile. */
export async function reactivatePerson(tx: Tx, me: Member, id: string) {
  const person = await lockManaged(tx, me, 'person.reactivate', id)
  await transition(tx, personStatus, person, 'reactivate', me)
  await raiseRightsVersion(tx, id)
  await enqueueMail(tx, {
    key: `reactivated ${id} ${person.rights_version}`,
    template: 'accountReactivated',
    to: { personId: id },
    values: { companyName: person.company_name },
    link: { path: '/dashboard/login' },
  })
}
