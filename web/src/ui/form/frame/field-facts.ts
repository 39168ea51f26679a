/** What a field is called, and how long its text may be. */
export interface FieldFacts {
  label: string
  maxLength?: number
  /** What it is called in the call, where that is not its own name. */
  sentAs?: readonly string[]
}

/** All a control needs to know of its field. */
export interface BoundField<Value> {
  label: string
  maxLength?: number
  name: string
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** What the server says about one field of the call. */
export interface RefusedField {
  path: string
  sentence: string
}

/** The first sentence about each field of the form; what is about none of them stays with the message. */
export function errorsByField<Name extends string>(
  fields: Record<Name, FieldFacts>,
  refused: readonly RefusedField[],
): Partial<Record<Name, string>> {
  const names = Object.keys(fields) as Name[]
  const found: Partial<Record<Name, string>> = {}
  for (const { path, sentence } of refused) {
    const [sent = ''] = path.split('.')
    const field = names.find((name) => (fields[name].sentAs ?? [name]).includes(sent))
    if (field) found[field] ??= sentence
  }
  return found
}
