// The queue behind every upload field: files wait, go up one at a time, are checked by the server, and can be cancelled,
// tried again, ordered and removed. Knows no component; a field subscribes to it.
import { allowedType, sizeLimits, type FileGroup } from '@werkplatz/contract/files/kinds.ts'

import { isApiError } from '../../api/api-error.ts'
import { createStore } from '../../lib/store.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage, showToast } from '../../ui/toast/show-message.ts'
import type { SlotRequest, StoredFile, UploadTransport } from './api.ts'
import {
  fileTooLarge,
  fileTypeNotAllowed,
  imageSlotsFull,
  uploadMessages,
  uploadMissing,
  waitForUploads,
} from './upload-messages.ts'

export type UploadPhase = 'waiting' | 'uploading' | 'checking' | 'failed' | 'done'

export interface UploadItem {
  key: string
  name: string
  size: number
  phase: UploadPhase
  /** Share of the bytes that are up, 0 to 1. */
  progress: number
  /** Shown at once, from the person's own disk. */
  previewUrl: string | null
  /** Once it is clean. A template has only this. */
  stored: StoredFile | null
  isTemplate: boolean
}

export interface UploadOptions {
  group: FileGroup
  /** Lower case, without the dot. */
  extensions: readonly string[]
  max: number
  /** Said of a file that is refused; left out, the sentence of its group. */
  guidelines?: MessageEntry
  initial?: readonly StoredFile[]
  transport: UploadTransport
}

interface Running {
  key: string
  stop: AbortController
}

const CHECK_TRIES = 8
const CHECK_PAUSE_MS = 2_500

export type UploadQueue = ReturnType<typeof createUploadQueue>

let keys = 0
const newKey = () => `upload-${(keys += 1)}`
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

export function createUploadQueue({ group, extensions, max, initial = [], transport, guidelines }: UploadOptions) {
  const messages = { ...uploadMessages[group], ...(guidelines && { guidelines }) }
  const files = new Map<string, File>()
  /** Slots and stored files that this form made: whatever is not attached when it is left goes. */
  const made = new Map<string, string>()
  const store = createStore<readonly UploadItem[]>(initial.map((stored) => storedItem(stored, false)))
  const { get: items, set: publish } = store
  let running: Running | null = null

  const patch = (key: string, change: Partial<UploadItem>) =>
    publish(items().map((item) => (item.key === key ? { ...item, ...change } : item)))
  const drop = (key: string) => {
    const item = items().find((one) => one.key === key)
    if (item?.previewUrl) URL.revokeObjectURL(item.previewUrl)
    files.delete(key)
    publish(items().filter((one) => one.key !== key))
  }
  /** The server forgets what came of this item; if that fails, its sweep will. */
  const forget = (key: string) => {
    const id = made.get(key)
    made.delete(key)
    if (id) void transport.remove(group, id).catch(() => {})
  }

  /** A picture that is there goes at once, and comes back when the server could not delete it. */
  const erase = async (item: UploadItem, at: number, id: string) => {
    made.delete(item.key)
    try {
      await transport.remove(group, id)
    } catch (error) {
      if (isApiError(error, 404)) return
      made.set(item.key, id)
      if (items().length < max) publish(items().toSpliced(at, 0, { ...item, previewUrl: null }))
      showMessage(messages.deleteFailed, isApiError(error) ? error : {})
    }
  }

  const send = async (item: UploadItem, file: File, signal: AbortSignal): Promise<StoredFile | null> => {
    const request: SlotRequest = {
      fileName: file.name,
      mimeType: allowedType(group, file.name)!.mime,
      fileSizeInBytes: file.size,
    }
    if (!made.has(item.key)) {
      try {
        const slot = await transport.openSlot(group, request, signal)
        made.set(item.key, slot.id)
        patch(item.key, { phase: 'uploading', progress: 0 })
        await transport.put(slot.uploadUrl, file, {
          type: request.mimeType,
          signal,
          onProgress: (progress) => patch(item.key, { progress }),
        })
      } catch (error) {
        if (!isAborted(error)) refused(item.key, error)
        return null
      }
    }
    patch(item.key, { phase: 'checking', progress: 1 })
    return check(item.key, request, signal)
  }

  const check = async (key: string, request: SlotRequest, signal: AbortSignal): Promise<StoredFile | null> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transport.check(group, made.get(key)!, request, signal)
      } catch (error) {
        if (isAborted(error)) return null
        // No answer, or a server that is short of breath: that says nothing about the file.
        const isOpen = isApiError(error) && (error.status === 0 || error.status >= 500)
        if (!isOpen) {
          failed(key)
          return null
        }
        if (tries >= CHECK_TRIES) {
          // The bytes are there: trying again asks for the check, not for another upload.
          patch(key, { phase: 'failed' })
          if (error.code === 'file_unchecked') showToast({ kind: 'warning', title: error.detail, durationMs: 7_000 })
          else showMessage(messages.slotFailed, error)
          return null
        }
        await pause(CHECK_PAUSE_MS, signal)
      }
    }
  }

  /** Before or while the bytes went up. */
  const refused = (key: string, error: unknown) => {
    if (isApiError(error) && (error.code === 'too_many_images' || error.code === 'too_many_documents')) {
      showMessage(messages.limit)
      for (const item of items()) if (item.phase !== 'done') drop(item.key)
    } else if (isApiError(error, 429)) {
      // Another limit: what is in line would be refused as well, and can be tried again later.
      for (const item of items()) if (item.phase !== 'done') patch(item.key, { phase: 'failed' })
      showToast({ kind: 'warning', title: error.detail, durationMs: 7_000 })
    } else if (isApiError(error)) {
      patch(key, { phase: 'failed' })
      showMessage(messages.slotFailed, error)
    } else failed(key)
  }
  const failed = (key: string) => {
    forget(key)
    patch(key, { phase: 'failed' })
    showMessage(messages.guidelines)
  }

  const work = async () => {
    if (running) return
    const item = items().find((one) => one.phase === 'waiting')
    const file = item && files.get(item.key)
    if (!item || !file) return
    running = { key: item.key, stop: new AbortController() }
    const stored = await send(item, file, running.stop.signal)
    running = null
    if (stored) patch(item.key, { phase: 'done', stored })
    void work()
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.get,
    /** Refuses what can be refused here, with the specified texts; the rest gets in line. */
    add(chosen: readonly File[]) {
      const good = chosen.filter((file) => {
        const type = allowedType(group, file.name)
        if (!type || !extensions.includes(type.extension)) showMessage(fileTypeNotAllowed)
        else if (file.size > sizeLimits[type.kind] || file.size === 0) showMessage(fileTooLarge)
        else return true
        return false
      })
      const room = Math.max(0, max - items().length)
      if (good.length > room) showMessage(group === 'image' && max < 10 ? imageSlotsFull : messages.limit)
      const added = good.slice(0, room).map((file): UploadItem => {
        const key = newKey()
        files.set(key, file)
        const isPicture = group === 'image' && allowedType(group, file.name)?.kind === 'IMAGE'
        const previewUrl = isPicture ? URL.createObjectURL(file) : null
        const { name, size } = file
        return { key, name, size, phase: 'waiting', progress: 0, previewUrl, stored: null, isTemplate: false }
      })
      if (added.length) publish([...items(), ...added])
      void work()
    },
    addTemplates(templates: readonly StoredFile[]) {
      const fresh = templates.filter(({ id }) => !items().some((item) => item.stored?.id === id))
      const room = Math.max(0, max - items().length)
      if (fresh.length > room) showMessage(imageSlotsFull)
      publish([...items(), ...fresh.slice(0, room).map((template) => storedItem(template, true))])
    },
    retry(key: string) {
      patch(key, { phase: 'waiting', progress: 0 })
      void work()
    },
    /** Cancels what is under way; removes what is there. A file the thing had before goes when the form is saved. */
    remove(key: string) {
      const at = items().findIndex((item) => item.key === key)
      const item = items()[at]
      const id = made.get(key)
      if (running?.key === key) running.stop.abort()
      if (item?.phase === 'done' && id) void erase(item, at, id)
      else forget(key)
      drop(key)
    },
    move(key: string, to: number) {
      const from = items().findIndex((item) => item.key === key)
      if (from < 0 || to < 0 || to >= items().length || from === to) return
      const rest = items().filter((item) => item.key !== key)
      publish(rest.toSpliced(to, 0, items()[from]!))
    },
    /** In order; what a form sends. */
    ids: () => items().flatMap((item) => item.stored?.id ?? []),
    /** Why a form cannot be sent yet. What did not arrive must not be missing from it unnoticed. */
    obstacle: () =>
      items().some((item) => item.phase !== 'done' && item.phase !== 'failed')
        ? waitForUploads
        : items().some((item) => item.phase === 'failed')
          ? uploadMissing
          : null,
    /** The form is left: the server keeps only what was attached meanwhile. */
    leave() {
      running?.stop.abort()
      for (const item of items()) if (item.previewUrl) URL.revokeObjectURL(item.previewUrl)
      const ids = [...made.values()]
      made.clear()
      void transport.cleanUp(group, ids).catch(() => {})
    },
  }
}

const storedItem = (stored: StoredFile, isTemplate: boolean): UploadItem => ({
  key: newKey(),
  name: stored.name,
  size: stored.size ?? 0,
  phase: 'done',
  progress: 1,
  previewUrl: null,
  stored,
  isTemplate,
})

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
