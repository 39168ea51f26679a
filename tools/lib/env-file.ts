// The developer's .env: made once from .env.example, with secrets of its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { root } from './root.ts'
import { newSecrets } from './secrets.ts'

/** Returns whether it had to be made. An existing file is never touched. */
export function makeEnvFile(folder = root): boolean {
  const file = join(folder, '.env')
  if (existsSync(file)) return false
  let text = readFileSync(join(folder, '.env.example'), 'utf8')
  for (const [key, value] of Object.entries(newSecrets())) {
    if (!text.includes(`\n${key}=\n`)) throw new Error(`.env.example has no empty ${key}`)
    text = text.replace(`\n${key}=\n`, () => `\n${key}=${value}\n`)
  }
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  return true
}

/** .env, overruled by what is set in the real environment. */
export function readEnvFile(folder = root): NodeJS.ProcessEnv {
  return { ...parseEnv(readFileSync(join(folder, '.env'), 'utf8')), ...process.env }
}
