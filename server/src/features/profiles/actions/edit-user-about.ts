import type { UserAbout } from '@werkplatz/contract/profiles/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { announce } from '../../../db/outbox.ts'
import { lockPerson } from '../lock-person.ts'
import { linksColumn, texts } from '../profile-content.ts'
import { stampTold, updatePerson } from '../profile-write.queries.ts'
import { keepEmptied } from './keep-emptied.ts'
import { takeVideo } from './take-video.ts'

export async function editUserAbout(tx: Tx, me: Member, { id, ...about }: UserAbout) {
  const own = await lockPerson(tx, me, id)
  await takeVideo(tx, me, { resource: 'video', id: me.id }, about.videoId)
  const change = { ...texts(about, ['bio']), ...linksColumn(about.links, own.links) }
  await updatePerson(tx, me.id, change)
  await keepEmptied(tx, me, own, change)
  if (await stampTold(tx, me.id)) await announce(tx, 'profile.updated', { personId: me.id })
}
