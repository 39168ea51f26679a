// Prints the custom properties Mantine would otherwise write into a style tag at run time.
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'

import { mantineRoles, mantineTheme } from './mantine-theme.ts'

/** Palettes of Mantine that no page may use: our status, grade and message colours are tokens of their own. */
const foreign = /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

const lines = (declarations: Record<string, string>) =>
  Object.entries(declarations)
    .filter(([name]) => !foreign.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')

export function mantineCss() {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mantineTheme))
  const without = (declarations: Record<string, string>) =>
    Object.fromEntries(Object.entries(declarations).filter(([name]) => !(name in mantineRoles)))
  return [
    '/* Printed by `pnpm --filter @werkplatz/web theme`; never edited by hand. */\n',
    `:root {\n${lines(without(variables))}${lines(mantineRoles)}}\n`,
    `:root[data-mantine-color-scheme='light'] {\n${lines(without(light))}}\n`,
    `:root[data-mantine-color-scheme='dark'] {\n${lines(without(dark))}}\n`,
  ].join('')
}
