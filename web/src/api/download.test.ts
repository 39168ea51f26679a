import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { download, fileNameOf, type Progress } from './download.ts'

const fetchMock = vi.fn<typeof fetch>()
const saved: { name: string; size: number }[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  saved.length = 0
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: blobs[Number(this.href.split(':')[1])]!.size })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const id = '0198c0de-0000-7000-8000-000000000000'
const headers = { 'content-disposition': `attachment; filename="K_che.pdf"; filename*=UTF-8''K%C3%BCche.pdf` }
const parts = (...sizes: number[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size))
      controller.close()
    },
  })

describe('download', () => {
  test('saves the file under its name and says how far it is', async () => {
    fetchMock.mockResolvedValue(new Response(parts(30, 70), { headers: { ...headers, 'content-length': '100' } }))
    const seen: Progress[] = []
    const name = await download('drawActivity', { query: { id } }, { onProgress: (progress) => seen.push(progress) })
    expect(fetchMock.mock.calls[0]![0]).toBe(`/api/v1/activities/pdf?id=${id}`)
    expect(name).toBe('Küche.pdf')
    expect(seen).toEqual([
      { loaded: 30, total: 100 },
      { loaded: 100, total: 100 },
    ])
    expect(saved).toEqual([{ name: 'Küche.pdf', size: 100 }])
  })

  test('a refusal is an ApiError, and nothing is saved', async () => {
    const body = JSON.stringify({ title: 'Nicht gefunden', code: 'not_found' })
    const type = { 'content-type': 'application/problem+json' }
    fetchMock.mockResolvedValue(new Response(body, { status: 404, headers: type }))
    await expect(download('drawActivity', { query: { id } })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect(saved).toEqual([])
  })

  test('half a file is not saved', async () => {
    const torn = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(10))
        controller.error(new TypeError('connection lost'))
      },
    })
    fetchMock.mockResolvedValue(new Response(torn, { headers }))
    await expect(download('drawActivity', { query: { id } })).rejects.toMatchObject({ status: 0, code: 'network' })
    expect(saved).toEqual([])
  })

  test('whoever ends it sees that, not a failure', async () => {
    const ended = new AbortController()
    fetchMock.mockImplementation(async () => {
      ended.abort()
      throw ended.signal.reason
    })
    const { signal } = ended
    await expect(download('drawActivity', { query: { id } }, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('a name in ASCII alone will do', () => {
    expect(fileNameOf('attachment; filename="a.csv"')).toBe('a.csv')
    expect(fileNameOf(null)).toBe('download')
  })
})
