import profile from '@werkplatz/content/messages/profile.json' with { type: 'json' }
import type { UserCard } from '@werkplatz/contract/profiles/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { lockPerson } from '../lock-person.ts'
import { texts } from '../profile-content.ts'
import { stampTold, updatePerson, type LockedPerson, type PersonChange } from '../profile-write.queries.ts'
import { keepEmptied } from './keep-emptied.ts'
import { takePicture } from './take-picture.ts'

export async function editUserCard(tx: Tx, me: Member, { id, ...card }: UserCard) {
  const own = await lockPerson(tx, me, id)
  const name = await rename(tx, me, own, card)
  const pictures = await takePictures(tx, me, me.id, card)
  const change = { ...name, ...texts(card, ['slogan', 'location']), ...pictures }
  await updatePerson(tx, me.id, change)
  await keepEmptied(tx, me, own, change)
  if (await stampTold(tx, me.id)) await announce(tx, 'profile.updated', { personId: me.id })
}

/** Somebody known by another name yesterday: that is written down. */
async function rename(tx: Tx, me: Member, before: LockedPerson, { nameFirst, nameLast }: UserCard) {
  for (const [path, name] of Object.entries({ nameFirst, nameLast }))
    if (name === null) throw wrongField(path, `${profile.nameRequired.text}.`)
  const name_first = nameFirst ?? before.name_first
  const name_last = nameLast ?? before.name_last
  if (name_first === before.name_first && name_last === before.name_last) return {}
  const details = { from: `${before.name_first} ${before.name_last}`, to: `${name_first} ${name_last}` }
  await audit(tx, { actorId: me.id, action: 'renamePerson', resource: 'person', targetId: me.id, details })
  return { name_first, name_last }
}

async function takePictures(tx: Tx, me: Member, id: string, { imageId, bannerId }: UserCard): Promise<PersonChange> {
  const change: PersonChange = {}
  if (imageId !== undefined) {
    const { design, file } = await takePicture(tx, me, 'avatar', { resource: 'avatar', id }, imageId)
    Object.assign(change, { avatar_art: design, avatar_file_id: file?.id ?? null })
  }
  if (bannerId !== undefined) {
    const { design } = await takePicture(tx, me, 'banner', { resource: 'banner', id }, bannerId)
    change.banner_art = design
  }
  return change
}
