import messages from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }

import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { findPersonFacts, type PersonFacts } from './person-rights.queries.ts'

/** Somebody of the same company; apprentices are looked after by a trainer. */
export async function isFitReceiver(tx: Tx, person: PersonFacts, receiverId: string): Promise<boolean> {
  const receiver = await findPersonFacts(tx, receiverId)
  const takes = person.supervised ? ['VOCATIONAL_TRAINER'] : ['VOCATIONAL_TRAINER', 'EDUCATION_OFFICER']
  return (
    receiver?.status === 'ACTIVE' &&
    receiver.company_id === person.company_id &&
    receiver.id !== person.id &&
    receiver.roles.some((role) => takes.includes(role))
  )
}

export async function refuseReceiver(tx: Tx, person: PersonFacts, receiverId: string) {
  if (!(await isFitReceiver(tx, person, receiverId)))
    throw wrongField('receiverId', `${messages.receiverUnfit.text}.`, { receiverId })
}
