// A sentence that one page proposes for a field of another. It travels in the browser's history: an address can be passed
// on, and nobody should find words in their field that somebody else has put there.

/** For the `state` of a link. */
export const proposedText = (text: string) => ({ proposed: text })

export function proposedIn(state: unknown): string | null {
  const text = (state as Partial<ReturnType<typeof proposedText>> | null)?.proposed
  return typeof text === 'string' && text !== '' ? text : null
}
