// Every answer says which build of the web the server has, so that a tab notices when its own is old.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import { buildServer } from '../server.ts'

let app: TestApp
const webRoot = mkdtempSync(join(tmpdir(), 'werkplatz-web-'))
beforeAll(async () => {
  app = await testApp()
  mkdirSync(join(webRoot, 'assets'))
  for (const [name, content] of Object.entries({
    'index.html': 'home',
    'assets/manifest-3f79808f.js': 'window.x = {}',
    'assets/manifest-3f79808f.js.br': '',
  }))
    writeFileSync(join(webRoot, name), content)
})
afterAll(() => rmSync(webRoot, { recursive: true }))

test('calls, refusals and pages name it; without a built web there is nothing to name', async () => {
  const server = await buildServer({ ...app.httpOptions, webRoot })
  const versionAt = async (url: string) => (await server.inject({ method: 'GET', url })).headers['x-web-version']
  expect(await versionAt('/api/v1/auth/details')).toBe('3f79808f')
  expect(await versionAt('/api/v1/nothing-here')).toBe('3f79808f')
  expect(await versionAt('/')).toBe('3f79808f')
  await server.close()
  expect((await app.call('readUserDetails')).headers['x-web-version']).toBeUndefined()
})
