import messages from '@werkplatz/content/messages/school.json'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { newRow } from './mark-rows.ts'
import { saveRows } from './save-rows.ts'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()))
afterEach(() => vi.unstubAllGlobals())

const answered = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const sent = () =>
  fetchMock.mock.calls.map(([, init]) => [init?.method, JSON.parse(init?.body as string) as Record<string, unknown>])
const mathematics = { subject: 'Mathematik', grade: 4.5, weight: 1 }
const made = (grade: number) => answered(201, { schoolMarkId: 'm', schoolSemesterId: 's', ...mathematics, grade })
const save = (row = newRow(mathematics)) => saveRows({ semesterId: 's', rows: [row], removed: [] }, () => undefined)

test('a new row is one call, and names itself', async () => {
  fetchMock.mockResolvedValueOnce(made(4.5))
  const row = newRow(mathematics)
  expect(await save(row)).toEqual([])
  expect(sent()).toEqual([['POST', { schoolSemesterId: 's', entryId: row.key, ...mathematics }]])
})

test('without an answer it stays with its sentence, and is sent again by the same name', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(made(4.5))
  const [failed] = await save()
  expect(failed).toMatchObject({ failure: messages.rowFailed.text })
  expect(await save(failed)).toEqual([])
  const [first, second] = sent()
  expect(second).toEqual(first)
})

test('corrected after an answer that was lost: the mark there is gets the correction', async () => {
  fetchMock.mockResolvedValueOnce(made(4.5)).mockResolvedValueOnce(answered(200, {}))
  expect(await save(newRow({ ...mathematics, grade: 5.4 }))).toEqual([])
  expect(sent()[1]).toEqual(['PUT', { schoolMarkId: 'm', ...mathematics, grade: 5.4 }])
})
