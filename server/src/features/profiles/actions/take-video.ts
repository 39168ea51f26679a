import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'

/** Absent: the video stays. Null: it goes. */
export async function takeVideo(
  tx: Tx,
  me: Member,
  target: { resource: 'video' | 'companyVideo'; id: string },
  videoId: string | null | undefined,
) {
  if (videoId === undefined) return
  await attachFiles(tx, me, target, videoId === null ? [] : [videoId], { kinds: ['VIDEO'], max: 1, path: 'videoId' })
}
