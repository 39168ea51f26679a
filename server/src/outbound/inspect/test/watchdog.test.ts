// The parent ends what does not end by itself; other people's files wait for nobody.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Inspection } from '../inspection.ts'
import { openInspector, type Inspector } from '../inspector.ts'
import { limitsOf } from '../watchdog.ts'

const script = fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url))
const heavy: Inspection = { outcome: 'refused', why: 'too_heavy' }

let place: string
let inspector: Inspector
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'werkplatz-watchdog-test-'))
  inspector = openInspector({ script })
  await inspector.warm()
})
afterAll(() => {
  inspector.close()
  rmSync(place, { recursive: true, force: true })
})

const order = async (words: string) => {
  const folder = mkdtempSync(join(place, 'task-'))
  const path = join(folder, 'upload')
  writeFileSync(path, words)
  const started = performance.now()
  const inspection = await inspector.inspect({ path, folder, extension: 'txt', kind: 'DOCUMENT' })
  return { inspection, ms: performance.now() - started }
}

test('pictures, drawings and documents get five seconds of computing', () => {
  expect([limitsOf.IMAGE.cpuMs, limitsOf.DOCUMENT.cpuMs]).toEqual([5_000, 5_000])
})

test('a child stuck in a loop is ended from outside, all children at once too, and an honest file follows', async () => {
  await order('environment')
  const stuck = await Promise.all(['spin', 'spin', 'spin'].map(order))
  for (const { inspection, ms } of stuck) {
    expect(inspection).toEqual(heavy)
    // By the clock at the very latest, whatever else this machine computes.
    expect(ms).toBeLessThan(limitsOf.DOCUMENT.clockMs + 5_000)
  }
  expect((await order('environment')).inspection.outcome).toBe('clean')
})

test('one that waits for ever, and one that eats memory, are ended', async () => {
  const [waited, ate] = await Promise.all([order('wait'), order('eat')])
  expect(waited.inspection).toEqual(heavy)
  expect(ate.inspection).toEqual(heavy)
  expect((await order('environment')).inspection.outcome).toBe('clean')
})
