// The last five searches, in this browser, for whoever is signed in; they go with the session (lib/forget-person.ts).
const KEY = 'werkplatz.search.recent'
const MOST = 5

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string) {
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())
  keep([words, ...others].slice(0, MOST))
}

export const forgetSearches = () => keep([])

function keep(searches: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // A full or closed store only costs the memory of the search.
  }
}
