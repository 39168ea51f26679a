// Prints the design tokens as CSS custom properties, one block a theme. tokens.json is the only source.
import tokens from './tokens.json' with { type: 'json' }

export type ThemeName = keyof typeof tokens.themes
export const themeNames = Object.keys(tokens.themes) as ThemeName[]

type TypeStyle = (number | string)[]
type Declarations = [name: string, value: string | number][]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** `.2` as the formatter writes it, so that a formatted file is still the printed one. */
const written = (value: string | number) => String(value).replace(/(^|[\s,(])\.(?=\d)/g, '$10.')
const block = (selector: string, declarations: Declarations) =>
  `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${written(value)};`).join('\n')}\n}\n`

const type = (styles: Record<string, TypeStyle>): Declarations =>
  Object.entries(styles).flatMap(([name, [size, line, weight, tracking, family]]): Declarations => [
    [`--wp-t-${kebab(name)}`, `${weight} ${size}px/${line} var(--wp-font-${family})`],
    [`--wp-ls-${kebab(name)}`, `${tracking}em`],
  ])

const pixels = (prefix: string, sizes: Record<string, number>): Declarations =>
  Object.entries(sizes).map(([name, size]) => [`--wp-${prefix}${kebab(name)}`, `${size}px`])

const parts = (prefix: string, groups: Record<string, Record<string, string>>): Declarations =>
  Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([name]) => name !== 'family')
      .map(([name, value]): [string, string] => [`--wp-${prefix}-${group}-${name}`, value]),
  )

function sharedDeclarations(): Declarations {
  const { font, space, radius, size, motion, z } = tokens.shared
  return [
    ['--wp-font-display', font.display],
    ['--wp-font-text', font.text],
    ...pixels('s', space),
    ...pixels('r-', radius),
    ...pixels('', size),
    ...Object.entries(motion).map(([name, value]): [string, string] => [`--wp-m-${kebab(name)}`, value]),
    ...Object.entries(z).map(([name, value]): [string, number] => [`--wp-z-${name}`, value]),
    ...type(tokens.shared.type),
  ]
}

function themeDeclarations(name: ThemeName): Declarations {
  const theme = tokens.themes[name]
  return [
    ['color-scheme', theme.scheme],
    ...theme.primary.map((value, step): [string, string] => [`--wp-primary-${step}`, value]),
    ...Object.entries(theme.color).map(([role, value]): [string, string] => [`--wp-${kebab(role)}`, value]),
    ...parts('st', theme.status),
    ...parts('gr', theme.grade),
    ...parts('fb', theme.feedback),
    ...theme.chart.map((value, index): [string, string] => [`--wp-chart-${index + 1}`, value]),
    ...Object.entries(theme.shadow).map(([level, value]): [string, string] => [`--wp-shadow-${level}`, value]),
  ]
}

const note = '/* Printed by `pnpm --filter @werkplatz/web theme`; never edited by hand. */\n'

/** What every page needs: shared values and the DEFAULT theme. */
export const baseTokensCss = () =>
  note +
  block(':root', sharedDeclarations()) +
  `@media (max-width: 1023px) {\n${block(':root', type(tokens.shared.typeMobile))}}\n` +
  // Without weight on the root: a part of the page that comes later brings this sheet again, after the themes'.
  block(":where(:root),\n[data-theme='DEFAULT']", themeDeclarations('DEFAULT'))

/** The other themes; only signed-in people wear them. */
export const themeTokensCss = () =>
  note +
  themeNames
    .filter((name) => name !== 'DEFAULT')
    .map((name) => block(`[data-theme='${name}']`, themeDeclarations(name)))
    .join('')
