// The image is built elsewhere (deploy/images/build); here is held what a glance at the file can tell.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const containerfile = read('deploy/images/Containerfile')

test('the manifest of every package of the workspace is there before the install: pnpm wants all that its lock names', () => {
  const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] }
  const copied = [...containerfile.matchAll(/^COPY (\w+)\/package\.json \w+\/$/gm)].map(([, name = '']) => name)
  expect(new Set(copied)).toEqual(new Set(packages))
  const shown = read('deploy/images/Containerfile.dockerignore').split('\n')
  for (const name of packages)
    expect(shown.some((line) => line === `!${name}` || line === `!${name}/package.json`)).toBe(true)
})

test('nothing runs as root, and what runs is read-only', () => {
  const users = [...containerfile.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user)
  expect(users).toEqual(['10001:10001'])
  expect(containerfile.lastIndexOf('\nRUN ')).toBeLessThan(containerfile.lastIndexOf('\nFROM '))
  const run = read('deploy/images/run')
  for (const word of ['--read-only', '--cap-drop all', 'no-new-privileges']) expect(run).toContain(word)
})

test('its one command starts every process there is', () => {
  const [, list = ''] = /^const names = \[(.+)\]$/m.exec(read('deploy/images/werkplatz.mjs')) ?? []
  const words = list.split(', ').map((word) => word.slice(1, -1))
  const processes = globSync('server/src/processes/*.ts', { cwd: root }).map((path) => path.replace(/^.*\/|\.ts$/g, ''))
  // No processes of their own: parts of the others, and a command for the owner of the database.
  const rest = new Set(['start', 'operations', 'name-queries', 'drop-audit'])
  expect(new Set(words)).toEqual(new Set(processes.filter((name) => !rest.has(name))))
})
