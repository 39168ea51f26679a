// The brand on paper: colours and logo. Its words stand in content/documents.json, like every sentence of a document.
import { readFileSync } from 'node:fs'

export const colours = {
  ink: '#10142A',
  muted: '#4C4F5C',
  line: '#E4DED2',
  frame: '#C2BEB7',
  blue: '#1E3BB8',
  yellow: '#FFC21A',
  sunken: '#FAF8F4',
  onYellow: '#2A1D00',
  soft: '#E6EBFF',
  warm: '#FFE0CF',
  onWarm: '#5C2E00',
} as const

interface LogoPath {
  d: string
  fill: string
  x: number
  y: number
}

const drawing = readFileSync(new URL('./logo-claim.svg', import.meta.url), 'utf8')
const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? ''

/** In the drawing's own units; our own file, so its form is known. */
export const logo = {
  height: 62,
  paths: [...drawing.matchAll(/<path [^>]*>/g)].map(([element]): LogoPath => {
    const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(element)?.[1] ?? '0 0').split(' ').map(Number)
    return { d: attribute(element, 'd'), fill: attribute(element, 'fill'), x, y }
  }),
}
