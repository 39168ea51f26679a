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
  const { personId, own } = await lockPerson(tx, me, id, about)
  await takeVideo(tx, me, { resource: 'video', id: personId }, about.videoId)
  const change = { ...texts(about, ['bio']), ...linksColumn(about.links, own?.links ?? []) }
  await updatePerson(tx, personId, change)
  if (own) await keepEmptied(tx, me, own, change)
  if (own && (await stampTold(tx, personId))) await announce(tx, 'profile.updated', { personId })
}
