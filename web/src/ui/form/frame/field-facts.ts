/** What a field is called, and how long its text may be. */
export interface FieldFacts {
  label: string
  maxLength?: number
  /** What the server calls it, where that differs from the label. */
  calledByServer?: string
}

/** The server names the field in «»; a sentence that names none stays with the message. */
export function matchErrors<Name extends string>(
  fields: Record<Name, FieldFacts>,
  sentences: readonly string[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  const names = Object.keys(fields) as Name[]
  for (const sentence of sentences) {
    const field = names.find((name) =>
      [fields[name].calledByServer, fields[name].label, name].some((called) => sentence.startsWith(`«${called}»`)),
    )
    if (field) found[field] ??= sentence
  }
  return found
}
