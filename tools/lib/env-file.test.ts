import { createPrivateKey } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { addDatabaseRoles, makeEnvFile } from './env-file.ts'
import { root } from './root.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'))
  copyFileSync(join(root, '.env.example'), join(folder, '.env.example'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('.env gets usable secrets of its own, is readable by its owner only and is made once', () => {
  expect(makeEnvFile(folder)).toBe(true)
  const text = readFileSync(join(folder, '.env'), 'utf8')
  const env = parseEnv(text)
  const key = createPrivateKey(Buffer.from(env.TOKEN_PRIVATE_KEY ?? '', 'base64'))
  expect(key.asymmetricKeyType).toBe('ed25519')
  expect(Buffer.from(env.SESSION_SECRET ?? '', 'base64')).toHaveLength(32)
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(makeEnvFile(folder)).toBe(false)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(text)
})

test('a file from before the three database roles gets them, and keeps everything else', () => {
  const before = '# mine\nDATABASE_URL=postgresql://werkplatz@127.0.0.1:15432/werkplatz\nLOG_LEVEL=debug\n'
  writeFileSync(join(folder, '.env'), before)
  expect(addDatabaseRoles(folder)).toBe(true)
  const after = readFileSync(join(folder, '.env'), 'utf8')
  expect(after).toBe(
    [
      '# mine',
      'DATABASE_URL=postgresql://werkplatz_app@127.0.0.1:15432/werkplatz',
      'DATABASE_WORKER_URL=postgresql://werkplatz_worker@127.0.0.1:15432/werkplatz',
      'DATABASE_OWNER_URL=postgresql://werkplatz@127.0.0.1:15432/werkplatz',
      'LOG_LEVEL=debug',
      '',
    ].join('\n'),
  )
  expect(addDatabaseRoles(folder)).toBe(false)
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(after)
})

test('a fresh file needs none', () => {
  makeEnvFile(folder)
  expect(addDatabaseRoles(folder)).toBe(false)
})

test('every setting of .env.example has a comment line', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n')
  const bare = lines.filter((line, i) => /^(# )?[A-Z][A-Z0-9_]*=/.test(line) && !/^# [A-Za-z]/.test(lines[i - 1] ?? ''))
  expect(bare).toEqual([])
})
