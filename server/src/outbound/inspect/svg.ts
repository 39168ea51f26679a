// Before a drawing is made into pixels: only known shapes, nothing that runs, fetches or multiplies. Read by a parser, in
// one pass: searching untrusted text by patterns once held a child for half a minute (317 bytes were enough).
import { Refused } from './inspection.ts'
import { readXml, type Attribute, type Element } from './xml.ts'

const MAX_BYTES = 1024 * 1024
/** Copies of copies grow without end; an honest drawing reuses a shape a few hundred times at most. */
const MAX_REUSE = 300

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

const shapes = new Set(
  (
    'svg g defs symbol use title desc metadata switch style path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)
const reusing = new Set(['use', 'pattern', 'mask', 'filter', 'marker'])

export function guardDrawing(bytes: Buffer): Buffer {
  if (bytes.length > MAX_BYTES) throw new Refused('too_heavy')
  let isFirst = true
  let reused = 0
  let inStyle = false
  let style = ''
  const open = (element: Element) => {
    if (isFirst && (element.local !== 'svg' || element.uri !== SVG)) throw new Refused('wrong_type')
    isFirst = false
    // Drawing programs keep notes in namespaces of their own; nobody draws those.
    if (element.uri === XHTML || (element.uri === SVG && !shapes.has(element.local)))
      throw new Refused('active_content')
    if (reusing.has(element.local) && (reused += 1) > MAX_REUSE) throw new Refused('too_heavy')
    inStyle = element.local === 'style'
    element.attributes.forEach(guardAttribute)
  }
  try {
    readXml(bytes, {
      open,
      text: (text) => void (inStyle && (style += text)),
      close: () => void (inStyle = false),
      instruction: () => {
        throw new Refused('active_content')
      },
    })
  } catch (error) {
    // What is no XML at all is no broken drawing either.
    if (error instanceof Refused && error.why === 'broken' && isFirst) throw new Refused('wrong_type')
    throw error
  }
  guardStyle(style)
  return bytes
}

function guardAttribute({ local, uri, value }: Attribute) {
  const name = local.toLowerCase()
  if (uri === 'http://www.w3.org/2000/xmlns/') return
  if (name.startsWith('on')) throw new Refused('active_content')
  // Only the drawing's own parts may be named.
  if ((name === 'href' || name === 'src') && !/^#[\w.-]+$/.test(value.trim())) throw new Refused('active_content')
  guardStyle(value)
}

/** A style sheet can spell anything with a backslash, so there is none. */
function guardStyle(style: string) {
  const text = style.toLowerCase()
  if (['\\', '@import', 'javascript:', 'expression('].some((word) => text.includes(word))) {
    throw new Refused('active_content')
  }
  for (let at = text.indexOf('url'); at >= 0; at = text.indexOf('url', at + 3)) {
    const rest = text.slice(at + 3, at + 23).trimStart()
    if (rest.startsWith('(') && !/^\(\s*["']?#/.test(rest)) throw new Refused('active_content')
  }
}
