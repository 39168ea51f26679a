// What a child that was taken over can still do: nothing beyond its own folder. Layers differ between machines, so each
// promise is held to the layer that makes it; the full one is there wherever bubblewrap may work.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openInspector, type Inspector } from '../inspector.ts'
import { confined, wrapped, type Confinement } from '../sandbox.ts'
import { takeOver } from '../take-over.ts'

const script = fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url))
const project = fileURLToPath(new URL('../../../../../', import.meta.url))

let place: string
let inspector: Inspector
let by: Confinement
let postgres: Server
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'werkplatz-sandbox-test-'))
  inspector = openInspector({ script })
  by = await inspector.warm()
  postgres = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
})
afterAll(() => {
  inspector.close()
  postgres.close()
  rmSync(place, { recursive: true, force: true })
})

const order = async (words: string) => {
  const folder = mkdtempSync(join(place, 'task-'))
  const path = join(folder, 'upload')
  writeFileSync(path, words)
  return inspector.inspect({ path, folder, extension: 'txt', kind: 'DOCUMENT' })
}
const outcomeOf = async (words: string) => {
  const inspection = await order(words)
  return inspection.outcome === 'clean' ? readFileSync(inspection.copies[0]!.path, 'utf8') : inspection.why
}

describe('a child that was taken over', () => {
  test('reads, lists and writes nothing but its own folder, starts no process, knows no secret', async () => {
    for (const words of [
      'read /etc/passwd',
      `read ${join(project, '.env.example')}`,
      `read ${join(project, 'server/src/config.ts')}`,
      `list ${project}`,
      `list ${place}`,
      'list /',
      `write ${join(place, 'x')}`,
      `write ${join(project, 'server/src/outbound/inspect/x')}`,
      'spawn /bin/ls',
    ]) {
      expect([words, await outcomeOf(words)]).toEqual([
        words,
        expect.stringMatching(/^refused (ERR_ACCESS_DENIED|ENOENT|EROFS)$/),
      ])
    }
    // The working folder is the one thing bubblewrap tells.
    expect(await outcomeOf('environment')).toMatch(/^did (PWD)?$/)
  })

  test('reaches no service of this machine', async () => {
    const { port } = postgres.address() as AddressInfo
    const expected = { bubblewrap: 'refused', network: 'refused', permissions: 'did connected' }[by]
    expect(await outcomeOf(`connect ${port}`)).toContain(expected)
  })

  test('native code, which Node’s own permissions do not bind, finds neither accounts nor project', async () => {
    const own = mkdtempSync(join(place, 'own-'))
    const tried = (path: string) =>
      new Promise<boolean>((resolve) => {
        const { file, args } = wrapped(by, own, ['/usr/bin/cat', path])
        execFile(file, args, { env: {} }, (error) => resolve(error === null))
      })
    const isOpen = by !== 'bubblewrap'
    expect(await tried('/etc/passwd')).toBe(isOpen)
    expect(await tried(join(project, '.env.example'))).toBe(isOpen)
    expect(await tried(join(project, 'server/src/config.ts'))).toBe(isOpen)
    // The readers themselves it must find, or nothing above would mean anything.
    expect(await tried(join(project, 'server/src/outbound/inspect/inspector.ts'))).toBe(true)
  })

  test('its answer is not believed: no link is followed, no path or type is taken from it', async () => {
    const folder = mkdtempSync(join(place, 'taken-'))
    symlinkSync('/etc/passwd', join(folder, 'full'))
    const task = { path: '', folder: place, extension: 'txt', kind: 'DOCUMENT' } as const
    const linked = await takeOver({ outcome: 'clean', variants: ['full'] }, folder, task)
    expect(linked).toEqual({ outcome: 'refused', why: 'broken' })
    for (const answer of [
      { outcome: 'clean', variants: ['../../secret'] },
      { outcome: 'clean', variants: ['full'], copies: [{ path: '/etc/passwd' }] },
      { outcome: 'clean', variants: [] },
      { outcome: 'refused', why: 'because' },
      'ready',
    ]) {
      expect(await order(`say ${JSON.stringify(answer)}`)).toEqual({ outcome: 'refused', why: 'broken' })
    }
  })
})

test('required, but not possible here: nothing is inspected', async () => {
  const strict = openInspector({ isConfinementRequired: true, script, confinement: 'network' })
  await expect(strict.warm()).rejects.toThrow('FILE_SANDBOX=required')
  strict.close()
})

test('the command names every layer', () => {
  const { args } = confined('bubblewrap', script, '/own')
  // How many places are readable depends on the host, and whether there is a prlimit.
  const isOfHost = (arg: string) => /^--(allow-fs-read=|ro-bind|symlink$|core=|fsize=)/.test(arg)
  expect(args.filter((arg) => /^--./.test(arg) && !isOfHost(arg))).toEqual([
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    '--proc',
    '--dev',
    '--tmpfs',
    '--bind',
    '--chdir',
    '--permission',
    '--allow-addons',
    '--allow-fs-write=/own',
    '--max-old-space-size=256',
    '--no-warnings',
  ])
})
