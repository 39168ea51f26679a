import { runInNewContext } from 'node:vm'

import { beforeEach, expect, test, vi } from 'vitest'

import { headScript } from './head-script.ts'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  delete window.werkplatzEarly
  fetchMock.mockReset().mockResolvedValue(new Response())
})

const run = (pathname: string, user: string | null, seconds = 900, isRemembered = true) => {
  const auth = JSON.stringify({ accessToken: 't1', expires: new Date(Date.now() + seconds * 1000).toISOString() })
  const root = { dataset: {} as Record<string, string> }
  const getItem = (key: string) => (key === 'werkplatz.user' ? user : isRemembered ? auth : null)
  runInNewContext(headScript, {
    location: { pathname },
    localStorage: { getItem },
    document: { documentElement: root },
    window,
    fetch: fetchMock,
  })
  return root.dataset
}
const midnight = '{"theme":"MIDNIGHT"}'

test.each(['/dashboard', '/dashboard/company', '/admin/'])('dresses %s in the remembered theme', (path) =>
  expect(run(path, midnight)).toEqual({ theme: 'MIDNIGHT', colorScheme: 'dark' }),
)

test.each(['/', '/features', '/dashboard/login', '/dashboard/login/', '/dashboard/sign-up'])(
  'leaves %s alone',
  (path) => {
    expect(run(path, midnight)).toEqual({})
    expect(fetchMock).not.toHaveBeenCalled()
  },
)

test('marks protected pages of a visitor without a session, so that the frame is hidden', () => {
  expect(run('/dashboard/company', null, 900, false)).toEqual({ signedOut: '' })
  expect(run('/dashboard/login', null, 900, false)).toEqual({})
  expect(run('/features', null, 900, false)).toEqual({})
})

test('survives damaged or missing data', () => {
  expect(run('/dashboard', null)).toEqual({})
  expect(run('/dashboard', '{')).toEqual({})
})

const asked = () => fetchMock.mock.calls.map(([path]) => path)

test('asks early about a token that is still good', () => {
  run('/dashboard/company', midnight)
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/check', {
    headers: { accept: 'application/json', authorization: 'Bearer t1' },
  })
  expect(window.werkplatzEarly?.token).toBe('t1')
})

test('asks for the lists of the home page with it', () => {
  run('/dashboard/', midnight)
  expect(asked()).toEqual([
    '/api/v1/auth/check',
    '/api/v1/activities/featured',
    '/api/v1/activities/latest',
    '/api/v1/activities/card/oldest',
    '/api/v1/activities/card/task',
  ])
})

test('does not ask about an expired one', () => {
  run('/dashboard', midnight, -1)
  expect(fetchMock).not.toHaveBeenCalled()
})

test('holds no sign React would escape', () => expect(headScript).not.toMatch(/["'<>&]/))
