// How many posts were written since the list was read. The feed says who by a first name only: what this tab has just sent
// is told back to it, and not counted.
import type { LiveEvent } from '@werkplatz/contract/notifications/schemas.ts'

import { createStore } from '../../lib/store.ts'

export const newPosts = createStore(0)

/** One's own come back within seconds; later ones are somebody else's of the same name. */
const OWN_MS = 30_000
let own: number[] = []

export const expectOwnPost = () => {
  own.push(Date.now())
}

export function hearPost({ eventInteraction }: Pick<LiveEvent, 'eventInteraction'>, isNamesake: boolean) {
  if (eventInteraction !== 'POST_CREATED') return
  own = own.filter((sent) => Date.now() - sent < OWN_MS)
  if (isNamesake && own.length > 0) own.shift()
  else newPosts.set(newPosts.get() + 1)
}
