// What a company may say about a person beside their roles.
import people from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/invitations.json' with { type: 'json' }

import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { latestAdultFrom } from '../../invitations/adult-from.ts'
import { countTrainersOf } from '../../invitations/invitation.queries.ts'
import { countProfessions } from '../profession.queries.ts'
import type { ChangedPerson, PersonFacts } from './person-rights.queries.ts'

type Problem = [path: string, message: { text: string }] | false | null

export async function refuseTraining(tx: Tx, person: PersonFacts, change: ChangedPerson) {
  const isApprentice = change.roles.includes('APPRENTICE')
  const { supervisorId, professionId, adultFrom } = change
  const isTrained = supervisorId !== null || professionId !== null
  const isLate = adultFrom !== null && adultFrom > latestAdultFrom(new Date())
  const found: Problem[] = [
    !isApprentice && isTrained && ['supervisorId', messages.apprenticesOnly],
    // Without the day an apprentice would be shown to everybody as an adult.
    isApprentice && adultFrom === null && ['adultFrom', people.adultFromMissing],
    isLate && ['adultFrom', messages.adultFromTooLate],
    isApprentice && (await isNoSupervisor(tx, person, supervisorId)) && ['supervisorId', messages.supervisorUnknown],
    professionId !== null &&
      (await countProfessions(tx, [professionId])) === 0 && ['professionId', messages.professionUnknown],
  ]
  const fields = found.flatMap((one) => (one ? [{ path: one[0], sentence: `${one[1].text}.` }] : []))
  if (fields.length) throw new Refusal('bad_input', { fields })
}

const isNoSupervisor = async (tx: Tx, { id, company_id: companyId }: PersonFacts, supervisorId: string | null) =>
  supervisorId !== null && (supervisorId === id || (await countTrainersOf(tx, companyId, [supervisorId])) === 0)
