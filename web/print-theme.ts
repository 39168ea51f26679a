// Prints the theme's stylesheets from tokens.json: `pnpm --filter @werkplatz/web theme`.
import { writeFileSync } from 'node:fs'

import { baseTokensCss, themeTokensCss } from './src/app/theme/css-from-tokens.ts'

const print = (name: string, css: string) => writeFileSync(new URL(`src/app/theme/${name}`, import.meta.url), css)

print('tokens.gen.css', baseTokensCss())
print('themes.gen.css', themeTokensCss())
