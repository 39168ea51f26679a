export type SelectOption = {
  value: string
  label: string
  /** A muted second line. */
  subtitle?: string
  disabled?: boolean
}

/** Options whose label contains the text, whatever the case; everything when nothing is typed. */
export function filterOptions<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLocaleLowerCase('de-CH')
  return options.filter((option) => option.label.toLocaleLowerCase('de-CH').includes(wanted))
}
