import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { refuseForms } from '../no-script.ts'
import { builtPage, serveSite } from '../site.ts'

let app: FastifyInstance
beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const files: Record<string, string> = {
    'index.html': '<style>b{}</style><script>early()</script>home',
    'imprint/index.html': 'imprint',
    'dashboard/index.html': 'dashboard',
    '404/index.html': '<a href="/#zurueck">Zurück</a>',
    'no-script/index.html': '<style>i{}</style>Die Seite war noch nicht bereit',
    '__spa-fallback.html': 'app',
    'robots.txt': 'User-agent: *',
    'assets/a-1.js': 'run()',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  app = Fastify()
  await refuseForms(app, builtPage(root, 'no-script', 'https://media.example'))
  await serveSite(app, root, 'https://media.example')
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'werkplatz.example', ...headers } })
const backFrom = async (referer: string, url = '/nirgends') => {
  const { body } = await get(url, { referer })
  return /href="([^"]*)"/.exec(body)![1]
}

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/imprint', 'imprint'],
    ['/imprint/', 'imprint'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    ['/robots.txt', 'User-agent: *'],
  ])('%s answers its file', async (url, content) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(content)
  })

  test('a page may run and wear what was built into it, and nothing else', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    const policy = await policyOf('/')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe')
    for (const url of ['/imprint', '/nirgends'])
      expect(await policyOf(url)).toContain("script-src 'self'; style-src 'self';")
  })

  test('assets are kept for ever, pages are asked for anew', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
  })

  test('addresses of the app are told to nobody, those of the public site to nobody else', async () => {
    expect((await get('/imprint')).headers['referrer-policy']).toBe('same-origin')
    for (const url of ['/dashboard', '/evaluation?token=geheim', '/evaluation/?token=geheim'])
      expect((await get(url)).headers['referrer-policy'], url).toBeUndefined()
  })
})

test('a form sent without scripts is answered by the built page, with its own styles', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/no-script', payload: 'password=Geheimnis-Kanarie' })
  expect([answer.statusCode, answer.body]).toEqual([405, '<style>i{}</style>Die Seite war noch nicht bereit'])
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
  expect(builtPage(import.meta.dirname, 'no-script', 'https://media.example')).toBeUndefined()
})

describe('not found', () => {
  test('the app says itself what it does not have', async () => {
    expect(await get('/dashboard/anything')).toMatchObject({ statusCode: 404, body: 'app' })
  })

  test.each(['/nirgends', '/404', '/no-script', '/wp-login.php', '/a/b/c', '/..%2f..%2fetc%2fpasswd'])(
    '%s is 404',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('Zurück')
    },
  )

  test('«Zurück» leads to the page of ours with the broken link', async () => {
    expect(await backFrom('http://werkplatz.example/features?a=1&b=2')).toBe('/features?a=1&amp;b=2')
  })

  test('«Zurück» leads home for everybody else, whatever the header says', async () => {
    for (const referer of [
      '',
      'no address',
      'https://evil.example/features',
      'http://werkplatz.example//evil.example/',
      'javascript:alert(1)',
      'http://werkplatz.example/nirgends',
    ]) {
      expect(await backFrom(referer), referer).toBe('/')
    }
    expect(await backFrom('http://werkplatz.example/"><script>alert(1)</script>')).not.toMatch(/[<>"]/)
  })
})
