// Whose account a story changes, no other story signs in as: the other would be refused, or thrown out half way.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { changedPeople } from '../e2e/support/changed-people.ts'
import { root } from './lib/root.ts'

const stories = globSync('e2e/stories/*.ts', { cwd: root }).toSorted()
const naming = (text: string) => stories.filter((file) => readFileSync(join(root, file), 'utf8').includes(text))

test('people whose account changes are taken from their list, and only by stories about accounts', () => {
  expect(stories.length).toBeGreaterThan(30)
  for (const email of Object.values(changedPeople)) expect(naming(email)).toEqual([])
  expect(naming('changed-people.ts')).toEqual([
    'e2e/stories/accounts-recovery.spec.ts',
    'e2e/stories/accounts-security.spec.ts',
    'e2e/stories/my-data.spec.ts',
  ])
})
