// Valid inputs, broken in one place. Some stay valid by chance; whoever uses them asks isValid().
import type { Route } from '@werkplatz/contract/shared/route.ts'
import fc from 'fast-check'

import { parts, type Input, type Part } from '../wire.ts'
import { validInputs } from './wire.ts'

/** Values that fit hardly any field. */
const junk: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x',
  'NaN',
  '\u0000',
  'ä'.repeat(5_000),
  [],
  [null],
  [[]],
  ['a', 'b'],
  {},
  { a: { b: { c: 1 } } },
  '0198c0de-0000-7000-8000-00000000000',
  '2026-02-30',
  '2026-13-01T25:61:00Z',
  'a@b',
  'javascript:alert(1)',
]

type Break = (value: Record<string, unknown>, name: string, junk: unknown) => unknown

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const breaks: Break[] = [
  (value, name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
  (value, name, bad) => ({ ...value, [name]: bad }),
  (value, name) => ({ ...value, [name]: [value[name], value[name]] }),
  (value, name) => ({ ...value, [name]: `${asText(value[name])}x` }),
  (value, name) => ({ ...value, [`${name}x`]: value[name] }),
  (value, _name, bad) => ({ ...value, isAdmin: bad }),
  (value) => ({ ...value, constructor: { prototype: { isAdmin: true } } }),
  (value, _name, bad) => ({ ...value, ['__proto__x']: bad }),
]

/** A body need not even be an object. */
const wholeBodies: unknown[] = [null, [], [{}], 'text', 7, true]

export function mutatedInputs(route: Route): fc.Arbitrary<Input> {
  const declared: Part[] = parts.filter((part) => route[part])
  // A route without input still gets queries nobody asked for.
  const targets: Part[] = declared.length ? declared : ['query']
  const broken = fc
    .tuple(
      validInputs(route),
      fc.constantFrom(...targets),
      fc.nat(),
      fc.constantFrom(...breaks),
      fc.constantFrom(...junk),
    )
    .map(([input, part, pick, change, bad]): Input => {
      const value = (input[part] ?? {}) as Record<string, unknown>
      const names = Object.keys(route[part]?.shape ?? {})
      const name = names.length ? names[pick % names.length]! : 'unknown'
      return { ...input, [part]: change(value, name, bad) }
    })
  if (!route.body) return broken
  const replaced = fc
    .tuple(validInputs(route), fc.constantFrom(...wholeBodies))
    .map(([input, body]): Input => ({ ...input, body }))
  return fc.oneof({ weight: 9, arbitrary: broken }, { weight: 1, arbitrary: replaced })
}
