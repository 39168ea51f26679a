import labels from '@werkplatz/content/labels/files.json'
import { useState } from 'react'

import type { StoredFile } from '../api.ts'

import styles from './Gallery.module.css'

/** The browser's own player. What it cannot play (AVI) can still be saved. */
export function VideoPlayer({ video }: { video: StoredFile }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (brokenUrl === video.signedUrl) {
    return (
      <div className={styles.unplayable}>
        <p>{labels.videoUnsupported}</p>
        <a href={video.signedUrl} download={video.name} rel="noopener">
          {video.name} {labels.saveFile}
        </a>
      </div>
    )
  }
  return (
    <video
      className={styles.video}
      src={video.signedUrl}
      controls
      preload="metadata"
      playsInline
      aria-label={video.name}
      onError={() => setBrokenUrl(video.signedUrl)}
    >
      {/* People upload no captions; the element keeps the player's button for them in its place. */}
      <track kind="captions" />
    </video>
  )
}
