// Videos are not decoded: their container is read box by box, everything that is not picture or sound is overwritten
// with zeros in place (so that no offset moves), and what cannot be read that way is refused (T43).
import { copyFile, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { cleanAvi } from './avi.ts'
import type { ChildTask, Found } from './inspection.ts'
import { cleanMp4 } from './mp4.ts'
import { patchable } from './patchable.ts'

export async function inspectVideo({ path, folder, extension }: ChildTask): Promise<Found> {
  const copy = join(folder, 'full')
  await copyFile(path, copy)
  const { size } = await stat(copy)
  const handle = await open(copy, 'r+')
  try {
    const file = patchable(handle, size)
    if (extension === 'avi') await cleanAvi(file)
    else await cleanMp4(file, extension === 'mov' ? 'mov' : 'mp4')
  } finally {
    await handle.close()
  }
  return { outcome: 'clean', variants: ['full'] }
}
