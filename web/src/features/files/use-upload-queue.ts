import { useEffect, useState, useSyncExternalStore } from 'react'

import { uploadTransport } from './api.ts'
import { createUploadQueue, type UploadItem, type UploadOptions, type UploadQueue } from './upload-queue.ts'

/** One queue for as long as the field is on the page; leaving the page cleans up what was not attached. */
export function useUploadQueue(options: Omit<UploadOptions, 'transport'>): [readonly UploadItem[], UploadQueue] {
  const [queue] = useState(() => createUploadQueue({ ...options, transport: uploadTransport }))
  useEffect(() => () => queue.leave(), [queue])
  return [useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot), queue]
}
