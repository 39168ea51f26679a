// Inputs made from the contract: any zod schema becomes a fast-check generator by way of its JSON Schema.
// zod-fast-check knows only zod 3, so this is our own.
import fc from 'fast-check'
import { z } from 'zod'

type Json = z.core.JSONSchema.JSONSchema
type Values = fc.Arbitrary<unknown>

/** What breaks programs that think text is letters. */
const hardTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFF',
  '🔑',
  'Zürich',
  'e\u0301',
  '\u202Eabc',
  'x\r\ny: z',
  "'; drop table person; --",
  '" or 1=1',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${1}',
  '../../etc/passwd',
  '%00',
  '\\',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '__proto__',
]
const LONGEST = 300

/** Values the schema accepts. A schema too narrow to hit by chance gives `examples` in its meta. */
export function validOf(schema: z.ZodType): Values {
  const accepted = guessesOf(schema).filter((value) => schema.safeParse(value).success)
  const tries = fc.sample(guessesOf(schema), { numRuns: 200, seed: 1 })
  const hits = tries.filter((value) => schema.safeParse(value).success).length
  if (hits < 4) throw new Error('the schema is too narrow to hit by chance: give it .meta({ examples: [...] })')
  return accepted
}

/** Values of the schema's shape; most are valid, some miss a rule that JSON Schema cannot say. */
export function guessesOf(schema: z.ZodType): Values {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return fromJson(json, json.$defs ?? {})
}

function fromJson(json: Json, defs: Record<string, Json>): Values {
  const examples = json.examples as unknown[] | undefined
  if (examples?.length) return fc.constantFrom(...examples)
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  if (json.$ref) return fc.constant(null).chain(() => fromJson(defs[json.$ref!.split('/').at(-1)!] ?? {}, defs))
  const choices = json.anyOf ?? json.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromJson(choice as Json, defs)))
  if (json.allOf) return allOf(json.allOf.map((part) => fromJson(part as Json, defs)))
  const type = Array.isArray(json.type) ? json.type : [json.type]
  const [first = 'any', ...others] = type as string[]
  if (others.length) return fc.oneof(...type.map((one) => fromJson({ ...json, type: one } as Json, defs)))
  return (byType[first] ?? anything)(json, defs)
}

const allOf = (parts: Values[]): Values =>
  fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown)

const anything = (): Values => fc.jsonValue({ maxDepth: 2 })

const byType: Record<string, (json: Json, defs: Record<string, Json>) => Values> = {
  string: (json) => text(json),
  integer: (json) => fc.integer(bounds(json)),
  number: (json) =>
    fc.oneof(fc.integer(bounds(json)), fc.double({ ...bounds(json), noNaN: true, noDefaultInfinity: true })),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (json, defs) =>
    fc.array(fromJson((json.items as Json | undefined) ?? {}, defs), {
      minLength: json.minItems ?? 0,
      maxLength: Math.min(json.maxItems ?? 8, (json.minItems ?? 0) + 12),
    }),
  object: (json, defs) => object(json, defs),
}

const SAFE = 2 ** 31
function bounds(json: Json) {
  const min = json.minimum ?? (json.exclusiveMinimum === undefined ? -SAFE : (json.exclusiveMinimum as number) + 1)
  const max = json.maximum ?? (json.exclusiveMaximum === undefined ? SAFE : (json.exclusiveMaximum as number) - 1)
  return { min, max }
}

function object(json: Json, defs: Record<string, Json>): Values {
  const fields = Object.entries(json.properties ?? {})
  const model = Object.fromEntries(fields.map(([name, field]) => [name, fromJson(field as Json, defs)]))
  const named = fc.record(model, { requiredKeys: json.required ?? [], noNullPrototype: true })
  if (typeof json.additionalProperties !== 'object' || json.additionalProperties === null) return named
  const more = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }),
    fromJson(json.additionalProperties as Json, defs),
    { maxKeys: 4 },
  )
  return allOf([more, named])
}

const second = (date: Date) => date.toISOString()
const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })

const formats: Record<string, Values> = {
  uuid: fc.uuid(),
  date: dates.map((date) => second(date).slice(0, 10)),
  'date-time': dates.map(second),
  time: dates.map((date) => second(date).slice(11, 19)),
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['http', 'https'] }),
}

function text(json: Json): Values {
  const known = json.format ? formats[json.format] : undefined
  if (known) return known
  if (json.pattern) return fc.stringMatching(new RegExp(json.pattern))
  const minLength = json.minLength ?? 0
  const maxLength = Math.min(json.maxLength ?? LONGEST, Math.max(minLength, LONGEST))
  const fits = hardTexts.filter((hard) => hard.length >= minLength && hard.length <= maxLength)
  const longest = json.maxLength && json.maxLength <= 20_000 ? [fc.constant('x'.repeat(json.maxLength))] : []
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength, unit: 'grapheme' }) },
    { weight: 2, arbitrary: fc.string({ minLength, maxLength, unit: 'binary' }) },
    ...(fits.length ? [{ weight: 2, arbitrary: fc.constantFrom(...fits) }] : []),
    ...longest.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
}
