import { expect, test } from 'vitest'
import type { z } from 'zod'

import { labelsOf } from '../src/labels.ts'
import { routeKeys, routeOf } from '../src/routes.ts'
import { labelAt } from '../src/shared/labels.ts'

/** Every field a call takes, as deep as they go; lists without their places. */
function pathsOf(schema: z.core.$ZodType, path: readonly string[] = []): string[][] {
  const def = schema._zod.def as unknown as Record<string, unknown>
  const inside = (key: string) => pathsOf(def[key] as z.core.$ZodType, path)
  switch (def['type']) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.core.$ZodType>).flatMap(([name, field]) => [
        [...path, name],
        ...pathsOf(field, [...path, name]),
      ])
    case 'array':
      return inside('element')
    case 'union':
      return (def['options'] as z.core.$ZodType[]).flatMap((option) => pathsOf(option, path))
    case 'pipe':
      return [...inside('in'), ...inside('out')]
    default:
      return def['innerType'] ? inside('innerType') : []
  }
}

test.each(routeKeys)('%s: every field has a label people know', (key) => {
  const { params, query, body } = routeOf(key)
  const paths = [params, query, body].flatMap((part) => (part ? pathsOf(part) : []))
  expect(paths.filter((path) => !labelAt(labelsOf(key), path)).map((path) => path.join('.'))).toEqual([])
})

test('fields inside lists are found', () => {
  const { body } = routeOf('invite')
  expect(pathsOf(body!).map((path) => path.join('.'))).toContain('invitations.supervisorId')
})

test('a field is called as its own feature calls it', () => {
  expect(labelAt(labelsOf('createApplication'), ['body'])).toBe('Nachricht')
  expect(labelAt(labelsOf('createActivity'), ['location'])).toBe('Ort')
  expect(labelAt(labelsOf('createAssignment'), ['location'])).toBe('Adresse')
})

test('in a list a field has its own label, or that of the list', () => {
  expect(labelAt(labelsOf('invite'), ['invitations', 3, 'email'])).toBe('E-Mail')
  expect(labelAt(labelsOf('createActivity'), ['images', 0, 'index'])).toBe('Bilder')
  expect(labelAt(labelsOf('createActivity'), ['nothing', 'like', 'that'])).toBeUndefined()
})
