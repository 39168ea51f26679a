// What pages remember in this browser for whoever is signed in: tabs, views, the address of a picture. It goes with the
// session, so that the next person at a shared computer starts with nothing of the one before.
import { isDraftKey } from './draft-store.ts'

const isOurs = (key: string) => key.startsWith('werkplatz.') || key.startsWith('wp.')
/** About the site, not about a person: that its opening was seen. */
const isOfTheSite = (key: string) => key.endsWith('.header')

/** `except` are the keys of the session itself, which somebody may have begun meanwhile. Drafts have their own rule. */
export function forgetPerson(except: readonly string[], stores: readonly Storage[] = [localStorage, sessionStorage]) {
  const isPersonal = (key: string) => isOurs(key) && !isOfTheSite(key) && !isDraftKey(key) && !except.includes(key)
  for (const store of stores) for (const key of Object.keys(store)) if (isPersonal(key)) store.removeItem(key)
}
