// Stands for any argument of a query function: a text, a number, a list or an object, whichever the function treats it
// as. Remembers by which name it was reached, so that the printed SQL can say :personId instead of $1.

const names = new WeakMap<object, string>()

export const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? names.get(value) : undefined

type Each = (one: unknown, index: number) => unknown
/** What a list or a date is asked; a Map, because an object would also answer for what every object inherits. */
const methods = new Map<string, (item: object) => unknown>([
  ['map', (item) => (each: Each) => [each(item, 0)]],
  ['flatMap', (item) => (each: Each) => [each(item, 0)].flat()],
  ['filter', (item) => () => [item]],
  ['toSorted', (item) => () => [item]],
  ['toISOString', (item) => () => item],
  ['toString', (item) => () => `:${names.get(item)}`],
])

export function placeholder(name: string): object {
  const stand: object = new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : `:${name}`)
        if (key === Symbol.iterator) return () => [placeholder(name)][Symbol.iterator]()
        // Neither a promise nor a Kysely expression: those are asked about by name.
        if (typeof key === 'symbol' || key === 'then' || key === 'toOperationNode') return undefined
        if (key === 'length') return 1
        if (key === '0') return placeholder(name)
        return methods.get(key)?.(stand) ?? placeholder(key)
      },
      has: () => false,
    },
  )
  names.set(stand, name)
  return stand
}

const byName = (name: string) => `:${name}`

/** The value as it stands in printed SQL: a placeholder by its name, a list of one placeholder as a list. */
export function printedValue(value: unknown): string {
  const name = nameOf(value)
  if (name) return `:${name}`
  if (Array.isArray(value) && value.length === 1 && nameOf(value[0])) return `:${nameOf(value[0])}[]`
  // What a function added up: «offset + size».
  if (typeof value === 'string' && /^(?::\w+){2,}$/.test(value))
    return value.slice(1).split(':').map(byName).join(' + ')
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return value instanceof Date ? `'${value.toISOString()}'` : String(value)
}
