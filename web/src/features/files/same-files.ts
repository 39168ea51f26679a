import type { StoredFile } from './api.ts'
import type { UploadItem } from './upload-queue.ts'

const ids = (items: readonly Pick<UploadItem, 'key' | 'stored'>[]) => items.map(({ key, stored }) => stored?.id ?? key)

/** Whether a field still holds what was loaded, in the same order; a file that is still on its way counts, too. */
export const areSameFiles = (items: readonly UploadItem[], loaded: readonly StoredFile[] = []) =>
  ids(items).join(' ') === ids(loaded.map((stored) => ({ key: '', stored }))).join(' ')
