import labels from '@werkplatz/content/labels/profiles.json'
import fileMessages from '@werkplatz/content/messages/media.json'
import messages from '@werkplatz/content/messages/profile.json'
import { videoExtensions } from '@werkplatz/contract/files/kinds.ts'
import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'
import { useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { OneImageField } from '../../files/components/OneImageField.tsx'
import { VideoPlayer } from '../../files/components/VideoPlayer.tsx'
import { useUploadQueue } from '../../files/use-upload-queue.ts'

import styles from './VideoField.module.css'

type Video = Profile['video']

/** The one that is there, another one, or none. */
export function useVideoChoice(before: Video) {
  const [items, queue] = useUploadQueue({
    group: 'image',
    extensions: videoExtensions,
    max: 1,
    guidelines: fileMessages.mediaGuidelines,
  })
  const [isRemoved, setRemoved] = useState(false)
  const uploaded = items[0]?.stored ?? null
  return {
    items,
    queue,
    video: uploaded ?? (isRemoved ? null : before),
    /** Absent: as it was. */
    videoId: uploaded ? uploaded.id : isRemoved && before ? null : undefined,
    remove: () => {
      for (const item of items) queue.remove(item.key)
      setRemoved(true)
    },
  }
}

export type VideoChoice = ReturnType<typeof useVideoChoice>

export function VideoField({ choice }: { choice: VideoChoice }) {
  const { items, queue, video, remove } = choice
  return (
    <div className={styles.field}>
      <h3 className={styles.label}>{labels.form.video}</h3>
      {video && (
        <>
          <VideoPlayer video={video} />
          <div>
            <Button size="small" onClick={remove}>
              {messages.videoRemove.text}
            </Button>
          </div>
        </>
      )}
      <OneImageField
        label={video ? labels.form.replaceVideo : labels.form.uploadVideo}
        hint={labels.form.videoHint}
        items={items}
        queue={queue}
        onStart={() => {}}
        extensions={videoExtensions}
      />
    </div>
  )
}
