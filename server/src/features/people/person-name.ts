// A name as it is searched for: the same folding as person_search() in the database.
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', '\u00df': 'ss' }

export const typedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü\u00df]/g, (letter) => umlauts[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()

/** Anywhere in the name; the signs LIKE would read are taken as written. */
export const likePattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
