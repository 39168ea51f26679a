// pnpm --filter @werkplatz/web fonts: makes the two fonts of the first paint small. Letters of German and its
// neighbours, the weights and widths we set; everything else stays in the packages' own files (app/theme/fonts.css).
// Licences (OFL) are in src/assets/fonts.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('src/assets/fonts/', import.meta.url))

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
/** The same as unicode-range in fonts.css. */
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'Œœ–—‘’‚“”„•…‹›−€×'

const fonts = [
  {
    file: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    name: 'mona-sans.woff2',
    variationAxes: { wght: { min: 600, max: 700 }, wdth: { min: 100, max: 112 } },
  },
  {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

for (const { file, name, variationAxes } of fonts) {
  const small = await subsetFont(readFileSync(require.resolve(file)), letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(target + name, small)
  console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`)
}
