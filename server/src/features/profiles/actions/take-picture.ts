import profile from '@werkplatz/content/messages/profile.json' with { type: 'json' }
import { designOf, designs, type PictureKind } from '@werkplatz/contract/setup/designs.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'

const pathOf = { avatar: 'imageId', banner: 'bannerId' } satisfies Record<PictureKind, string>

/**
 * A design, a clean picture of one's own, which from now on belongs to the profile, or none. The one before goes.
 * `resource` is what the file says it is attached to.
 */
export async function takePicture(
  tx: Tx,
  me: Member,
  kind: PictureKind,
  target: { resource: string; id: string },
  choice: string | null,
) {
  const path = pathOf[kind]
  const design = choice === null ? null : designOf(choice)
  if (design !== null && design >= designs[kind]) throw wrongField(path, `${profile.pictureUnknown.text}.`)
  const ids = choice === null || design !== null ? [] : [choice]
  const [file] = await attachFiles(tx, me, target, ids, { kinds: ['IMAGE'], max: 1, path })
  return { design, file: file ?? null }
}
