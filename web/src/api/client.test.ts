import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from './api-error.ts'
import { buildPath, call } from './client.ts'
import { basicAuthorization } from './session/authorization.ts'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => vi.unstubAllGlobals())

const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })

describe('buildPath', () => {
  test('fills parameters and repeats lists', () =>
    expect(
      buildPath('/v1/things/{id}', { params: { id: 'a/b' }, query: { page: 0, tag: ['x', 'y'], none: undefined } }),
    ).toBe('/v1/things/a%2Fb?page=0&tag=x&tag=y'))
})

describe('basicAuthorization', () => {
  test('carries umlauts and emoji as UTF-8', () => {
    const { authorization } = basicAuthorization(' zoé@hw.example ', 'Grüezi:🔑')
    const bytes = Uint8Array.from(atob(authorization.replace('Basic ', '')), (sign) => sign.codePointAt(0) ?? 0)
    expect(new TextDecoder().decode(bytes)).toBe('zoé@hw.example:Grüezi:🔑')
  })
})

describe('call', () => {
  test('turns a problem into an ApiError', async () => {
    fetchMock.mockResolvedValue(
      problem(400, {
        title: 'Angaben prüfen',
        code: 'bad_input',
        errors: ['Titel fehlt'],
        fields: [{ path: 'title', sentence: 'Titel fehlt' }],
      }),
    )
    await expect(call('readUserDetails')).rejects.toMatchObject({
      status: 400,
      code: 'bad_input',
      title: 'Angaben prüfen',
      errors: ['Titel fehlt'],
      fields: [{ path: 'title', sentence: 'Titel fehlt' }],
    })
  })

  test('an answer that is no problem still has its status', async () => {
    fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }))
    await expect(call('readUserDetails')).rejects.toMatchObject({ status: 502, code: 'unknown' })
  })

  test('no answer is status 0', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'))
    await expect(call('readUserDetails')).rejects.toEqual(new ApiError(0))
    await expect(call('readUserDetails')).rejects.toMatchObject({ status: 0, code: 'network' })
  })
})
