import setup from '@werkplatz/content/messages/setup.json' with { type: 'json' }
import { designOf, designs, type PictureKind } from '@werkplatz/contract/setup/designs.ts'
import type { FinishSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { zurichDay } from '../../../lib/zurich-time.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'
import { ownProfession } from '../own-profession.ts'
import { stampSetup } from '../setup.queries.ts'

/** Opens the rest of the product. Everything is required; the date of apprentices only. */
export async function finishSetup(tx: Tx, me: Member, form: FinishSetup) {
  const { imageId, bannerId, slogan, date, professionId } = form
  const needsDate = me.roles.includes('APPRENTICE')
  if (!imageId || !bannerId || !slogan || (needsDate && !date)) throw incomplete(form, needsDate)
  if (date && date > inOneYear()) throw wrongField('date', `${setup.dateInFuture.text}.`)
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

function incomplete({ imageId, bannerId, slogan, date }: FinishSetup, needsDate: boolean) {
  const asked = { imageId, bannerId, slogan, ...(needsDate && { date }) }
  const paths = Object.entries(asked).flatMap(([path, value]) => (value ? [] : [path]))
  return new Refusal('bad_input', { fields: paths.map((path) => ({ path, sentence: setup.incomplete.text })) })
}

const pathOf = { avatar: 'imageId', banner: 'bannerId' } satisfies Record<PictureKind, keyof FinishSetup>

/** A design, or a clean picture of one's own, which from now on belongs to the person. The other one goes. */
async function takePicture(tx: Tx, me: Member, kind: PictureKind, choice: string) {
  const path = pathOf[kind]
  const design = designOf(choice)
  if (design !== null && design >= designs[kind]) throw wrongField(path, setup.incomplete.text)
  const ids = design === null ? [choice] : []
  const [file] = await attachFiles(tx, me, { resource: kind, id: me.id }, ids, { kinds: ['IMAGE'], max: 1, path })
  return { design, fileId: file?.id ?? null }
}

function inOneYear(): string {
  const later = new Date()
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return zurichDay(later)
}
