/** What stands there after a key of the pad: «4», «8» is 4.8, for nobody has a forty-eight; and no grade begins with 7. */
export function pressed(text: string, key: string): string {
  if (key === 'back') return text.replace(/\.?.$/, '')
  if (text === '') return /^[1-6]$/.test(key) ? key : ''
  if (key === '.') return /^\d$/.test(text) ? `${text}.` : text
  if (/^\d$/.test(text)) return `${text}.${key}`
  return text.endsWith('.') ? text + key : text
}

/** What stands there after real keys: the same, but for what is wrong, which is said and not swallowed. */
export const typed = (text: string): string =>
  text
    .slice(0, 4)
    .replace(',', '.')
    .replace(/^([1-6])(\d)$/, '$1.$2')
