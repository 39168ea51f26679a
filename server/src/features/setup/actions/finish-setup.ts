import setup from '@werkplatz/content/messages/setup.json' with { type: 'json' }
import { designOf, designs, type PictureKind } from '@werkplatz/contract/setup/designs.ts'
import type { FinishSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { zurichDay } from '../../../lib/zurich-time.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'
import { ownProfession } from '../own-profession.ts'
import { stampSetup } from '../setup.queries.ts'

const bad = (sentence: string) => new Refusal('bad_input', { sentences: [sentence] })

/** Opens the rest of the product. Everything is required; the date of apprentices only. */
export async function finishSetup(tx: Tx, me: Member, input: FinishSetup) {
  const { imageId, bannerId, slogan, date, professionId } = input
  const needsDate = me.roles.includes('APPRENTICE')
  if (!imageId || !bannerId || !slogan || (needsDate && !date)) throw bad(setup.incomplete.text)
  if (date && date > inOneYear()) throw bad(`${setup.dateInFuture.text}.`)
  const profession_id = await ownProfession(tx, me, professionId ?? '')
  const avatar = await takePicture(tx, me, 'avatar', imageId)
  const banner = await takePicture(tx, me, 'banner', bannerId)
  await stampSetup(tx, me.id, {
    slogan,
    date_joined: date || null,
    profession_id,
    avatar_art: avatar.design,
    avatar_file_id: avatar.fileId,
    banner_art: banner.design,
  })
  await audit(tx, { actorId: me.id, action: 'finishSetup', resource: 'person', targetId: me.id })
  if (!me.setupDone) await announce(tx, 'person.joined', { personId: me.id })
}

/** A design, or a clean picture of one's own, which from now on belongs to the person. The other one goes. */
async function takePicture(tx: Tx, me: Member, kind: PictureKind, choice: string) {
  const design = designOf(choice)
  if (design !== null && design >= designs[kind]) throw bad(setup.incomplete.text)
  const ids = design === null ? [choice] : []
  const [file] = await attachFiles(tx, me, { resource: kind, id: me.id }, ids, { kinds: ['IMAGE'], max: 1 })
  return { design, fileId: file?.id ?? null }
}

function inOneYear(): string {
  const later = new Date()
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return zurichDay(later)
}
