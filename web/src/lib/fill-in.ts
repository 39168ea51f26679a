/** «{name} auswählen» with its names filled in; a name without a value stays. */
export const fillIn = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
