import setup from '@werkplatz/content/messages/setup.json' with { type: 'json' }
import { avatarDesigns, bannerDesigns, type FinishSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { zurichDay } from '../../../lib/zurich-time.ts'
import { stampSetup } from '../setup.queries.ts'

const bad = (sentence: string) => new Refusal('bad_input', { sentences: [sentence] })

/** Opens the rest of the product. Everything is required; the date of apprentices only. */
export async function finishSetup(tx: Tx, me: Member, { imageId, bannerId, slogan, date }: FinishSetup) {
  const needsDate = me.roles.includes('APPRENTICE')
  if (!imageId || !bannerId || !slogan || (needsDate && !date)) throw bad(setup.incomplete.text)
  if (date && date > inOneYear()) throw bad(`${setup.dateInFuture.text}.`)
  await stampSetup(tx, me.id, {
    slogan,
    date_joined: date || null,
    avatar_art: designOf(imageId, avatarDesigns),
    banner_art: designOf(bannerId, bannerDesigns),
  })
  await audit(tx, { actorId: me.id, action: 'finishSetup', resource: 'person', targetId: me.id })
  if (!me.setupDone) await announce(tx, 'person.joined', { personId: me.id })
}

function designOf(choice: string, designs: number): number {
  const number = Number(/^generated:(\d+)$/.exec(choice)?.[1] ?? Number.NaN)
  if (!(number < designs)) throw bad(setup.incomplete.text)
  return number
}

function inOneYear(): string {
  const later = new Date()
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return zurichDay(later)
}
