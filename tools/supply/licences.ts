// The list of parts (CycloneDX) and under which licences they may come to us.

interface Licence {
  license?: { id?: string; name?: string }
  expression?: string
}

export interface Parts {
  components: { name: string; version?: string; group?: string; licenses?: Licence[] }[]
}

/** Asks for no more than naming the author, or keeps its terms to its own files and fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Parts whose licence is decided by hand, with the reason. */
const decided: Readonly<Record<string, string>> = {
  'sharp-libvips-linux-x64': 'LGPL-3.0-or-later: a shared library of its own, loaded and not changed',
  'png-js': 'MIT, in its LICENSE file; the package does not say so',
}

const termsOf = ({ license, expression }: Licence): string => expression ?? license?.id ?? license?.name ?? ''

/** «(MIT OR CC0-1.0)»: one of them is enough; of «A AND B» each is needed. */
const isAllowed = (terms: string): boolean =>
  terms
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())))

/** Parts under a licence nobody has agreed to. Our own packages have the licence of the repository. */
export function strangeLicences({ components }: Parts, own: readonly string[]): string[] {
  return components
    .filter(({ name }) => !own.includes(name) && !(name in decided))
    .filter(({ licenses = [] }) => licenses.length === 0 || !licenses.every((one) => isAllowed(termsOf(one))))
    .map(({ group, name, version, licenses = [] }) => {
      const full = [group, name].filter(Boolean).join('/')
      return `${full}@${version ?? '?'}: ${licenses.map(termsOf).join(', ') || 'says no licence'}`
    })
}
