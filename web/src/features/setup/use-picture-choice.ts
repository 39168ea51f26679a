import { imageExtensions } from '@werkplatz/contract/files/kinds.ts'
import { designOf } from '@werkplatz/contract/setup/designs.ts'
import { useState } from 'react'

import { useUploadQueue } from '../files/use-upload-queue.ts'

export interface Picture {
  id: string
  signedUrl: string | null
}

/** A design, or a picture of one's own: the one that was chosen or uploaded last. */
export function usePictureChoice(
  start: Picture,
  options: Pick<Parameters<typeof useUploadQueue>[0], 'guidelines'> = {},
) {
  const [items, queue] = useUploadQueue({ group: 'image', extensions: imageExtensions, max: 1, ...options })
  const [picked, setPicked] = useState<Picture | null>(null)
  const stored = items[0]?.stored
  const uploaded = stored ? { id: stored.id, signedUrl: stored.cardUrl ?? stored.signedUrl } : null
  /** Offered beside the designs. */
  const own = uploaded ?? (designOf(start.id) === null && start.signedUrl ? start : null)
  return {
    items,
    queue,
    own,
    chosen: picked ?? own ?? start,
    pick: setPicked,
    /** What is on its way will be the choice. */
    awaitUpload: () => setPicked(null),
  }
}

export type PictureChoice = ReturnType<typeof usePictureChoice>
