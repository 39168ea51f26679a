// Every piece of the files feature at work on real uploads, for developers: the route exists only in development.
import {
  documentExtensions,
  imageExtensions,
  MAX_ACTIVITY_IMAGES,
  mediaExtensions,
} from '@werkplatz/contract/files/kinds.ts'

import { FormSection } from '../../../ui/form/FormSection.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import type { StoredFile } from '../api.ts'
import { DocumentField } from '../components/DocumentField.tsx'
import { DocumentList } from '../components/DocumentList.tsx'
import { ImageField } from '../components/ImageField.tsx'
import { MediaGallery } from '../components/MediaGallery.tsx'
import { VideoPlayer } from '../components/VideoPlayer.tsx'
import type { UploadItem } from '../upload-queue.ts'
import { useUploadQueue } from '../use-upload-queue.ts'

const storedOf = (items: readonly UploadItem[]): StoredFile[] => items.flatMap((item) => item.stored ?? [])
const MAX_POST_MEDIA = 10

export default function FilesLabPage() {
  const [images, imageQueue] = useUploadQueue({ group: 'image', extensions: imageExtensions, max: MAX_ACTIVITY_IMAGES })
  const [media, mediaQueue] = useUploadQueue({ group: 'image', extensions: mediaExtensions, max: MAX_POST_MEDIA })
  const [documents, documentQueue] = useUploadQueue({ group: 'document', extensions: documentExtensions, max: 10 })
  const shown = storedOf(media)
  const video = shown.find((file) => file.mimeType.startsWith('video/'))
  return (
    <>
      <PageHeader title="Dateien" lead="Hochladen und Zeigen, an echten Dateien." />
      <FormSection title="Bilder" text="Bis zu vier Bilder. Das erste ist das Titelbild. Ziehen zum Sortieren.">
        <ImageField
          label="Bilder"
          items={images}
          queue={imageQueue}
          extensions={imageExtensions}
          max={MAX_ACTIVITY_IMAGES}
          hint="PNG, JPG, BMP, GIF, SVG oder WebP, je bis 10 MB"
          withTemplates
          withCover
        />
      </FormSection>
      <FormSection title="Dokumente">
        <DocumentField label="Dokumente" items={documents} queue={documentQueue} />
        <DocumentList label="So sehen es andere" documents={storedOf(documents)} />
      </FormSection>
      <FormSection title="Medien" text="Wie in einem Beitrag: Bilder und Videos.">
        <ImageField
          label="Medien"
          items={media}
          queue={mediaQueue}
          extensions={mediaExtensions}
          max={MAX_POST_MEDIA}
          addLabel="Bild oder Video wählen"
          hint="JPG, PNG, BMP, GIF, MP4, MOV oder AVI"
        />
        <MediaGallery label="Galerie" media={shown} />
        {video && <VideoPlayer video={video} />}
      </FormSection>
    </>
  )
}
