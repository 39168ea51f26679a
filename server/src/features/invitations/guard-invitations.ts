// What an invitation may say beyond address and role.
import messages from '@werkplatz/content/messages/invitations.json' with { type: 'json' }
import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'

import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countProfessions } from '../people/profession.queries.ts'
import { latestAdultFrom } from './adult-from.ts'
import { countTrainersOf } from './invitation.queries.ts'

const given = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** Supervisor and profession belong to apprentices; the supervisor is a trainer of the inviting company. */
export async function guardInvitations(tx: Tx, companyId: string, invitations: readonly NewInvitation[]) {
  const supervisors = given(invitations.map((one) => one.supervisorId))
  const professions = given(invitations.map((one) => one.professionId))
  const latest = latestAdultFrom(new Date())
  const wrong = [
    invitations.some(({ adultFrom }) => adultFrom && adultFrom > latest) && messages.adultFromTooLate,
    invitations.some(({ role, ...one }) => role !== 'APPRENTICE' && (one.supervisorId || one.professionId)) &&
      messages.apprenticesOnly,
    supervisors.length > 0 &&
      (await countTrainersOf(tx, companyId, supervisors)) !== supervisors.length &&
      messages.supervisorUnknown,
    professions.length > 0 &&
      (await countProfessions(tx, professions)) !== professions.length &&
      messages.professionUnknown,
  ]
  const fields = wrong.flatMap((message) => (message ? [{ path: 'invitations', sentence: `${message.text}.` }] : []))
  if (fields.length) throw new Refusal('bad_input', { fields })
}
