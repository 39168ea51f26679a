// The drawn portrait of a named person: p-nina-ammann → assets/people/nina-ammann.svg.
const files: Record<string, string> = import.meta.glob('../../../assets/people/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

export function portraitOf(personId: string): string {
  const file = files[`../../../assets/people/${personId.replace(/^p-/, '')}.svg`]
  if (!file) throw new Error(`there is no portrait of ${personId}`)
  return file
}
