// The brand's own words stand in brand.json and nowhere else. Texts hold {{brand.name}}, {{brand.domain}} and
// {{brand.street}}: the server fills them when it loads a file, the web when it is built (web/branded-content.ts).
import file from './brand.json' with { type: 'json' }

export const brand: Readonly<Record<'name' | 'domain' | 'street', string>> = file

const place = /\{\{brand\.(\w+)\}\}/g

export const fillBrand = (text: string, written: (word: string) => string = String): string =>
  text.replaceAll(place, (_whole, word: string) => {
    if (!(word in brand)) throw new Error(`content/brand.json has no ${word}`)
    return written(brand[word as keyof typeof brand])
  })

/** A file of texts as people read it. */
export const branded = <Texts>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? fillBrand(value) : value,
  ) as Texts
