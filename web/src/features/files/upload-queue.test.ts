import media from '@werkplatz/content/messages/media.json'
import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/api-error.ts'
import { toastStore } from '../../ui/toast/toast-store.ts'
import type { PutOptions } from './put-file.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

interface Pending {
  name: string
  options: PutOptions
  done: () => void
  fail: (error: Error) => void
}

const puts: Pending[] = []
const removed: string[] = []
const cleaned: string[][] = []
let slotError: Error | null = null
let checkErrors: Error[] = []
let removeError: Error | null = null
let opened = 0

const transport = {
  openSlot: async (_group: string, { fileName }: { fileName: string }) => {
    if (slotError) throw slotError
    opened += 1
    return { id: `id-${opened}`, uploadUrl: `http://store/${fileName}` }
  },
  put: (url: string, _file: Blob, options: PutOptions) =>
    new Promise<void>((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
      puts.push({ name: url, options, done: resolve, fail: reject })
    }),
  check: async (_group: string, id: string, { fileName }: { fileName: string }) => {
    const error = checkErrors.shift()
    if (error) throw error
    return { id, name: fileName, mimeType: 'image/webp', signedUrl: `http://store/${id}`, index: 0 }
  },
  remove: async (_group: string, id: string) => {
    if (removeError) throw removeError
    removed.push(id)
  },
  cleanUp: async (_group: string, ids: string[]) => void cleaned.push(ids),
}

const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const said = () => toastStore.toasts().map((toast) => toast.title)
const phases = (queue: UploadQueue) => queue.snapshot().map((item) => item.phase)
const newQueue = (max = 4) =>
  createUploadQueue({ group: 'image', extensions: ['png', 'jpg'], max, transport: transport as never })

beforeEach(() => {
  puts.length = removed.length = cleaned.length = 0
  slotError = null
  checkErrors = []
  removeError = null
  for (const toast of toastStore.toasts()) toastStore.close(toast.id)
})

test('one at a time, in order; progress is what the browser says', async () => {
  const queue = newQueue()
  queue.add([picture('a.png'), picture('b.png')])
  await vi.waitFor(() => expect(phases(queue)).toEqual(['uploading', 'waiting']))
  puts[0]!.options.onProgress(0.64)
  expect(queue.snapshot()[0]!.progress).toBe(0.64)
  puts[0]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['done', 'uploading']))
  puts[1]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['done', 'done']))
  expect(queue.ids()).toHaveLength(2)
})

test('what is not on the list, or too large, is refused here with the specified texts', () => {
  const queue = newQueue()
  queue.add([picture('a.exe'), picture('b.svg')])
  expect(said()).toContain(media.fileTypeNotAllowed.text)
  const large = picture('c.png')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  queue.add([large])
  expect(said()).toContain(media.fileTooLarge.text)
  expect(queue.snapshot()).toEqual([])
})

test('at most as many as the form says', () => {
  const queue = newQueue(2)
  queue.add([picture('a.png'), picture('b.png'), picture('c.png')])
  expect(queue.snapshot()).toHaveLength(2)
  expect(said()).toContain(media.imageSlotsFull.text)
})

test('429: the specified text for 7 seconds, and the queue is cleared', async () => {
  const queue = newQueue()
  slotError = new ApiError(429, { code: 'too_many_images' })
  queue.add([picture('a.png'), picture('b.png')])
  await vi.waitFor(() => expect(queue.snapshot()).toEqual([]))
  const [toast] = toastStore.toasts()
  expect(toast).toMatchObject({ title: media.imageLimit.text, durationMs: 7_000 })
})

test.each(['too_many_requests', 'too_much_unsaved'] as const)(
  '%s: the reason that is true, and everything in line can be tried again',
  async (code) => {
    const queue = newQueue()
    slotError = new ApiError(429, { code, detail: 'Bitte warte einen Moment.' })
    queue.add([picture('a.png'), picture('b.png')])
    await vi.waitFor(() => expect(phases(queue)).toEqual(['failed', 'failed']))
    expect(said()).toContain('Bitte warte einen Moment.')
    expect(said()).not.toContain(media.imageLimit.text)
  },
)

test('another failure of the slot: its own text', async () => {
  const queue = newQueue()
  slotError = new ApiError(500)
  queue.add([picture('a.png')])
  await vi.waitFor(() => expect(phases(queue)).toEqual(['failed']))
  expect(said()).toContain(media.imageUploadFailed.text)
})

test('the store refuses: guidelines text, the row goes, and trying again starts afresh', async () => {
  const queue = newQueue()
  queue.add([picture('a.png')])
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  puts[0]!.fail(new Error('the store does not answer'))
  await vi.waitFor(() => expect(phases(queue)).toEqual(['failed']))
  expect(said()).toContain(media.imageGuidelines.text)
  expect(removed).toHaveLength(1)
  queue.retry(queue.snapshot()[0]!.key)
  await vi.waitFor(() => expect(puts).toHaveLength(2))
  puts[1]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['done']))
})

test('posts and profiles say one sentence for pictures and documents', async () => {
  const queue = createUploadQueue({
    group: 'document',
    extensions: ['pdf'],
    max: 1,
    transport,
    guidelines: media.mediaGuidelines,
  })
  queue.add([new File([new Uint8Array(10)], 'a.pdf')])
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  puts[0]!.fail(new Error('the store does not answer'))
  await vi.waitFor(() => expect(phases(queue)).toEqual(['failed']))
  expect(said()).toContain('Bilder/Dokumente entsprechen nicht unseren Richtlinien')
})

test('not checked yet: asks again instead of uploading again', async () => {
  vi.useFakeTimers()
  try {
    const queue = newQueue()
    checkErrors = [new ApiError(503, { code: 'file_unchecked', detail: 'Noch nicht.' })]
    queue.add([picture('a.png')])
    await vi.waitFor(() => expect(puts).toHaveLength(1))
    puts[0]!.done()
    await vi.waitFor(() => expect(phases(queue)).toEqual(['checking']))
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(phases(queue)).toEqual(['done']))
    expect(puts).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('no answer to the check says nothing about the file: it is asked again', async () => {
  vi.useFakeTimers()
  try {
    const queue = newQueue()
    checkErrors = [new ApiError(0), new ApiError(503)]
    queue.add([picture('a.png')])
    await vi.waitFor(() => expect(puts).toHaveLength(1))
    puts[0]!.done()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(phases(queue)).toEqual(['done'])
    expect(removed).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('a form waits for what is under way, and is not sent without what did not arrive', async () => {
  const queue = newQueue()
  expect(queue.obstacle()).toBeNull()
  queue.add([picture('a.png'), picture('b.png')])
  expect(queue.obstacle()).toBe(media.waitForUploads)
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  puts[0]!.fail(new Error('the store does not answer'))
  await vi.waitFor(() => expect(puts).toHaveLength(2))
  puts[1]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['failed', 'done']))
  expect(queue.obstacle()).toBe(media.uploadMissing)
  queue.remove(queue.snapshot()[0]!.key)
  expect(queue.obstacle()).toBeNull()
})

test('never checked: says so in German, keeps the bytes, and trying again asks for the check only', async () => {
  vi.useFakeTimers()
  try {
    const queue = newQueue()
    const detail = 'Die Datei konnte noch nicht geprüft werden.'
    checkErrors = Array.from({ length: 8 }, () => new ApiError(503, { code: 'file_unchecked', detail }))
    queue.add([picture('a.png')])
    await vi.waitFor(() => expect(puts).toHaveLength(1))
    puts[0]!.done()
    await vi.advanceTimersByTimeAsync(18_500)
    expect(phases(queue)).toEqual(['failed'])
    expect(said()).toEqual([detail])
    expect([removed, queue.ids()]).toEqual([[], []])
    queue.retry(queue.snapshot()[0]!.key)
    await vi.waitFor(() => expect(phases(queue)).toEqual(['done']))
    expect(puts).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('cancel while it goes up: the upload stops, the row goes, the next one starts', async () => {
  const queue = newQueue()
  queue.add([picture('a.png'), picture('b.png')])
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  queue.remove(queue.snapshot()[0]!.key)
  await vi.waitFor(() => expect(puts).toHaveLength(2))
  expect(queue.snapshot().map((item) => item.name)).toEqual(['b.png'])
  expect(removed).toHaveLength(1)
  expect(said()).toEqual([])
})

test('order by moving; leaving the form names what it made', async () => {
  const queue = newQueue()
  queue.addTemplates([{ id: 't1', name: 'Eins', mimeType: 'image/webp', signedUrl: 'x' }])
  queue.add([picture('a.png')])
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  puts[0]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['done', 'done']))
  const [, mine] = queue.snapshot()
  queue.move(mine!.key, 0)
  expect(queue.ids()).toEqual([mine!.stored!.id, 't1'])
  queue.move(mine!.key, -1)
  expect(queue.ids()[0]).toBe(mine!.stored!.id)
  queue.leave()
  expect(cleaned).toEqual([[mine!.stored!.id]])
})

test('removing what is there: gone at once; back in its place with the specified text when the server could not', async () => {
  const queue = newQueue()
  queue.add([picture('a.png'), picture('b.png')])
  await vi.waitFor(() => expect(puts).toHaveLength(1))
  puts[0]!.done()
  await vi.waitFor(() => expect(puts).toHaveLength(2))
  puts[1]!.done()
  await vi.waitFor(() => expect(phases(queue)).toEqual(['done', 'done']))
  const [first] = queue.snapshot()
  removeError = new ApiError(500)
  queue.remove(first!.key)
  expect(queue.snapshot().map((item) => item.name)).toEqual(['b.png'])
  await vi.waitFor(() => expect(queue.snapshot().map((item) => item.name)).toEqual(['a.png', 'b.png']))
  expect(said()).toContain(media.imageDeleteFailed.text)
  // Somebody else has deleted it already: that is what was wanted.
  removeError = new ApiError(404, { code: 'not_found' })
  queue.remove(first!.key)
  removeError = null
  queue.remove(queue.snapshot()[0]!.key)
  await vi.waitFor(() => expect(removed).toHaveLength(1))
  expect(queue.snapshot()).toEqual([])
})
