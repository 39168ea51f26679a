import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { mantineCss } from './css-from-mantine.ts'
import { baseTokensCss, themeNames, themeTokensCss } from './css-from-tokens.ts'
import { colorSchemeOf, themeOf } from './theme-names.ts'
import { themeScript } from './theme-script.ts'

/** The formatter may lay the files out as it likes: only what they say counts. */
const essence = (css: string) => css.replace(/\s+/g, '').replaceAll('"', "'").toLowerCase()
const printed = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('printed stylesheets are current (pnpm --filter @werkplatz/web theme)', () => {
  test.each([
    ['tokens.gen.css', baseTokensCss],
    ['themes.gen.css', themeTokensCss],
    ['mantine.gen.css', mantineCss],
  ])('%s', (name, print) => expect(essence(printed(name))).toBe(essence(print())))
})

test('every theme of the tokens has a scheme; unknown names fall back', () => {
  for (const name of themeNames) expect(themeOf(name)).toBe(name)
  expect(colorSchemeOf('MIDNIGHT')).toBe('dark')
  expect(themeOf('NEON')).toBe('DEFAULT')
})

describe('theme script', () => {
  const run = (pathname: string, user: string | null) => {
    const root = { dataset: {} as Record<string, string> }
    const body = new Function('location', 'localStorage', 'document', themeScript)
    body({ pathname }, { getItem: () => user }, { documentElement: root })
    return root.dataset
  }
  const midnight = '{"theme":"MIDNIGHT"}'

  test('dresses dashboard and admin in the remembered theme', () => {
    expect(run('/dashboard', midnight)).toEqual({ theme: 'MIDNIGHT', mantineColorScheme: 'dark' })
    expect(run('/admin/', midnight)).toEqual({ theme: 'MIDNIGHT', mantineColorScheme: 'dark' })
  })
  test.each(['/', '/features', '/dashboard/login', '/dashboard/login/', '/dashboard/sign-up'])('leaves %s alone', (path) =>
    expect(run(path, midnight)).toEqual({}),
  )
  test('survives damaged or missing data', () => {
    expect(run('/dashboard', null)).toEqual({})
    expect(run('/dashboard', '{')).toEqual({})
  })
  test('holds no sign React would escape', () => expect(themeScript).not.toMatch(/["'<>&]/))
})
