import setup from '@werkplatz/content/messages/setup.json' with { type: 'json' }

import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { wrongField } from '../../lib/refusal.ts'
import { countProfessions } from '../people/profession.queries.ts'
import { lockProfession } from './setup.queries.ts'

const bad = ({ text }: { text: string }) => wrongField('professionId', `${text}.`)

/** What the company entered stands; only where it said nothing the apprentice chooses, once. */
export async function ownProfession(tx: Tx, me: Member, chosen: string): Promise<string | null> {
  const entered = await lockProfession(tx, me.id)
  if (!chosen || chosen === entered) return entered
  if (!me.roles.includes('APPRENTICE')) throw bad(setup.professionApprenticesOnly)
  if (entered) throw bad(setup.professionSettled)
  if ((await countProfessions(tx, [chosen])) === 0) throw bad(setup.professionUnknown)
  return chosen
}
