// The words of content/notifications.json with their blanks filled in.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/notifications.json' with { type: 'json' }
import type { KindName } from '@werkplatz/contract/notifications/kinds.ts'

interface Template {
  title: string
  body: string
  route: string
}

const templates = new Map<string, Template>(branded(file).notifications.map((one) => [`${one.type}.${one.event}`, one]))

export function templateOf(kind: KindName): Template {
  const template = templates.get(kind)
  if (!template) throw new Error(`content/notifications.json has no text for ${kind}`)
  return template
}

/** As wide as the columns: the list's index holds both. */
const MAX_TITLE = 200
const MAX_BODY = 500

/** What a person wrote is never a marker: only the template's own brackets make a link (T47). */
const harmless = (value: string) => value.replaceAll(/\[{2,}/g, '[').replaceAll(/\]{2,}/g, ']')

function fill(text: string, params: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`nothing to put in the place of {${name}}`)
    return harmless(value)
  })
}

const clip = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1)}…`)

/** The marker stands at the end of every body: a value too long is cut before it, never the marker itself. */
function clipBody(body: string): string {
  if (body.length <= MAX_BODY) return body
  const marker = body.slice(body.lastIndexOf('[['))
  return `${clip(body.slice(0, -marker.length), MAX_BODY - marker.length - 1)} ${marker}`
}

export function textsOf(kind: KindName, params: Readonly<Record<string, string>>) {
  const { title, body } = templateOf(kind)
  return { title: clip(fill(title, params), MAX_TITLE), body: clipBody(fill(body, params)) }
}

/** The client route behind the marker; made from the template and the id alone, never from a text. */
export const linkOf = (kind: string, targetId: string): string | null =>
  templates.get(kind)?.route.replace('{targetId}', targetId) ?? null
