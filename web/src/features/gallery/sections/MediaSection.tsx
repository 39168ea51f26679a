import { MediaGallery } from '../../files/components/MediaGallery.tsx'
import { GallerySection } from '../GallerySection.tsx'

const MEDIA = [0, 1, 2, 3].map((number) => ({
  id: String(number),
  name: `Bild ${number + 1}`,
  mimeType: 'image/svg+xml',
  signedUrl: `/art/banner-${number}.svg`,
}))

export function MediaSection() {
  return (
    <GallerySection title="Bilder eines Beitrags">
      <MediaGallery label="Galerie" media={MEDIA} />
    </GallerySection>
  )
}
