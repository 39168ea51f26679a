// One strict reading of XML for everything people upload: UTF-8 only, namespaces resolved, no document type and so no
// entities of its own. What is not well-formed is refused, because another reader might see something else in it.
import { SaxesParser } from 'saxes'

import { Refused } from './inspection.ts'

export interface Attribute {
  local: string
  uri: string
  value: string
}

export interface Element {
  /** Without its prefix: a prefix is the writer's choice. */
  local: string
  uri: string
  attributes: Attribute[]
}

export interface Sight {
  open?(element: Element): void
  text?(text: string): void
  close?(local: string): void
  /** `<?name …?>` other than the XML declaration. */
  instruction?(): void
}

/** Deeper than any honest document; some readers keep a stack. */
const MAX_DEPTH = 300

export interface XmlReader {
  write(bytes: Buffer): void
  end(): void
}

export function xmlReader(sight: Sight): XmlReader {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  const broken = () => {
    throw new Refused('broken')
  }
  parser.on('error', broken)
  parser.on('doctype', () => {
    throw new Refused('active_content')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') broken()
  })
  parser.on('processinginstruction', () => sight.instruction?.())
  parser.on('opentag', ({ local, uri, attributes }) => {
    if ((depth += 1) > MAX_DEPTH) broken()
    sight.open?.({ local, uri, attributes: Object.values(attributes) })
  })
  parser.on('closetag', ({ local }) => {
    depth -= 1
    sight.close?.(local)
  })
  parser.on('text', (text) => sight.text?.(text))
  parser.on('cdata', (text) => sight.text?.(text))
  const decode = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new Refused('broken')
    }
  }
  return {
    write: (bytes) => void parser.write(decode(bytes)),
    end: () => void parser.write(decode()).close(),
  }
}

export function readXml(bytes: Buffer, sight: Sight) {
  const reader = xmlReader(sight)
  reader.write(bytes)
  reader.end()
}

export const attributeOf = (element: Element, local: string): string | undefined =>
  element.attributes.find((attribute) => attribute.local === local)?.value
