// Gives every read that is compiled once the name of its export, so that figures and people speak of the same query.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const home = join(import.meta.dirname, '..')

const isCallable = (value: unknown): value is { called(name: string): void } =>
  typeof value === 'function' && 'called' in value

export async function nameQueries() {
  for (const file of globSync('**/*.queries.ts', { cwd: home })) {
    const module = (await import(pathToFileURL(join(home, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) if (isCallable(value)) value.called(name)
  }
}
