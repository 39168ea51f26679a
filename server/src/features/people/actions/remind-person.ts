import messages from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { findAbsence, updateReminded } from '../admin/bulk.queries.ts'
import { lockManaged } from '../admin/lock-managed.ts'

/** Reminds a person who has not signed in for 30 days of their account, at most once a week. */
export async function remindPerson(tx: Tx, me: Member, id: string) {
  const person = await lockManaged(tx, me, 'person.change', id)
  if (person.status !== 'ACTIVE') throw new Refusal('status_conflict', { id })
  const { was_here: wasHere, was_reminded: wasReminded } = await findAbsence(tx, id)
  if (wasHere) throw wrongField('ids', messages.skippedHere.text)
  if (wasReminded) throw wrongField('ids', messages.skippedReminded.text)
  const remindedAt = await updateReminded(tx, id)
  await enqueueMail(tx, {
    key: `reminded ${id} ${remindedAt.toISOString()}`,
    template: 'accountReminder',
    to: { personId: id },
    values: { companyName: person.company_name },
    link: { path: '/dashboard/login' },
  })
  await audit(tx, { actorId: me.id, action: 'remind', resource: 'person', targetId: id })
}
