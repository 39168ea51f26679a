// The developer's .env: made once from .env.example, with secrets of its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { root } from './root.ts'
import { newSecrets } from './secrets.ts'

/** Returns whether it had to be made. An existing file is left as it is. */
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

/**
 * A file from before the database had three roles names only the owner. Its address stays where it says, the other two
 * are the same place with the other names; what else somebody wrote is not touched. Returns whether it was needed.
 */
export function addDatabaseRoles(folder = root): boolean {
  const file = join(folder, '.env')
  const text = readFileSync(file, 'utf8')
  const { DATABASE_URL: owner, DATABASE_OWNER_URL: known } = parseEnv(text)
  if (!owner || known) return false
  const as = (role: string) => {
    const url = new URL(owner)
    url.username = role
    return url.href
  }
  const lines = [
    `DATABASE_URL=${as('werkplatz_app')}`,
    `DATABASE_WORKER_URL=${as('werkplatz_worker')}`,
    `DATABASE_OWNER_URL=${owner}`,
  ]
  writeFileSync(
    file,
    text.replace(/^DATABASE_URL=.*$/m, () => lines.join('\n')),
  )
  return true
}

/** .env, overruled by what is set in the real environment. */
export function readEnvFile(folder = root): NodeJS.ProcessEnv {
  return { ...parseEnv(readFileSync(join(folder, '.env'), 'utf8')), ...process.env }
}
