import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { baseTokensCss, themeNames, themeTokensCss } from './css-from-tokens.ts'
import { colorSchemeOf, themeOf } from './theme-names.ts'

/** The formatter may lay the files out as it likes: only what they say counts. */
const essence = (css: string) => css.replace(/\s+/g, '').replaceAll('"', "'").toLowerCase()
const printed = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('printed stylesheets are current (pnpm --filter @werkplatz/web theme)', () => {
  test.each([
    ['tokens.gen.css', baseTokensCss],
    ['themes.gen.css', themeTokensCss],
  ])('%s', (name, print) => expect(essence(printed(name))).toBe(essence(print())))
})

test('every theme of the tokens has a scheme; unknown names fall back', () => {
  for (const name of themeNames) expect(themeOf(name)).toBe(name)
  expect(colorSchemeOf('MIDNIGHT')).toBe('dark')
  expect(themeOf('NEON')).toBe('DEFAULT')
})
