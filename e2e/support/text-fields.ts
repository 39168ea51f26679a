// Every text people can send, found in the contract: a new one must be planted by the story about scripts, or excused.
import { destinations } from '../../contract/src/destinations.ts'
import { routes } from '../../contract/src/routes.ts'

interface Shape {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown
  const?: unknown
  maxLength?: number
  $ref?: string
  $defs?: Record<string, Shape>
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

interface HasShape {
  toJSONSchema: (how: { io: 'input'; unrepresentable: 'any' }) => unknown
}

/** Free: not an id, a day, a word of a list, an address or a number in disguise. Names have a pattern and are free. */
const isFree = ({ type, format, pattern, enum: words, const: word }: Shape) =>
  type === 'string' && !format && !words && word === undefined && (!pattern || /^\^\[\^|\\P\{Cc\}/.test(pattern))

function walk(shape: Shape, path: string, all: Record<string, Shape>, found: Map<string, number>) {
  if (shape.$ref) return walk(all[shape.$ref.replace('#/$defs/', '')]!, path, all, found)
  for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    walk(one, path, all, found)
  if (isFree(shape)) found.set(path, shape.maxLength ?? 0)
  for (const [name, inner] of Object.entries(shape.properties ?? {})) walk(inner, `${path}.${name}`, all, found)
  if (shape.items) walk(shape.items, path, all, found)
}

/** `savePost.body` → its longest length. */
export function textFields(): Map<string, number> {
  const found = new Map<string, number>()
  const add = (key: string, body: HasShape) => {
    const shape = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Shape
    walk(shape, key, shape.$defs ?? {}, found)
  }
  for (const [key, route] of Object.entries(routes))
    if (route.method !== 'GET' && 'body' in route && route.body) add(key, route.body as HasShape)
  for (const [key, one] of Object.entries(destinations))
    if (one.kind === 'send' && 'payload' in one) add(key, one.payload as HasShape)
  return found
}
