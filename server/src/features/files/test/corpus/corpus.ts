import type { FileGroup } from '@werkplatz/contract/files/kinds.ts'

import type { Hostile } from './build.ts'
import { hostileDocuments } from './documents.ts'
import { hostileDrawings } from './drawings.ts'
import { hostilePictures } from './pictures.ts'
import { hostileVideos } from './videos.ts'

export const hostileFiles = async (): Promise<Hostile[]> => [
  ...(await hostilePictures()),
  ...hostileDrawings(),
  ...hostileDocuments(),
  ...hostileVideos(),
]

/** Every way in: as a picture, a video, a document and a picture handed in as a document. */
const disguises: { extension: string; group: FileGroup }[] = [
  { extension: 'png', group: 'image' },
  { extension: 'mp4', group: 'image' },
  { extension: 'pdf', group: 'document' },
  { extension: 'jpg', group: 'document' },
]

/** The file under its own name, and under the other names through every kind of upload. */
export function everyWayIn(file: Hostile): Hostile[] {
  const { type: _, claims: __, ...rest } = file
  const others = disguises
    .filter(({ extension, group }) => !(file.name.endsWith(`.${extension}`) && file.group === group))
    .map(({ extension, group }): Hostile => {
      const fits = file.really === extension
      return {
        ...rest,
        name: `as-${file.name.replaceAll('.', '-')}.${extension}`,
        group,
        expected: fits ? 'cleaned' : 'refused',
      }
    })
  return [file, ...others]
}
