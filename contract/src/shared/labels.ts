// What people call the fields of a call. Without zod: sentences of the server and forms say the same.

/** Path of a field in the call, without the places of lists (`invitations.email`) → as the interface calls it. */
export type FieldLabels = Readonly<Record<string, string>>

/** The same in every feature. */
export const sharedFieldLabels = {
  id: 'Id',
  page: 'Seite',
  size: 'Anzahl',
  query: 'Suche',
  sort: 'Sortierung',
} as const satisfies FieldLabels

/** What is inside a field that has a label needs none of its own. */
export function labelAt(labels: FieldLabels, path: readonly PropertyKey[]): string | undefined {
  const names = path.filter((part) => typeof part === 'string')
  for (let length = names.length; length > 0; length -= 1) {
    const label = labels[names.slice(0, length).join('.')]
    if (label !== undefined) return label
  }
  return undefined
}
