// What strangers write, made harmless for the two mails of a contact request.

const DOT = /(?<=[\p{L}\p{N}-])[.。．｡․](?=[\p{L}\p{N}-]*\p{L}{2})/gu

/** For the operator: readable, and nothing a mail program would turn into a link. */
export const defang = (text: string): string =>
  text
    .replaceAll(/h(t)(t)(ps?:\/\/)/gi, 'hxx$3')
    .replaceAll(/(?<!hxxps?):\/\//gi, '[:]//')
    .replaceAll(/\b(mailto|tel|sms|data|javascript):/gi, '$1[:]')
    .replaceAll(DOT, '[.]')
    .replaceAll(/(?<=\S)[@＠](?=\S)/gu, '[at]')

const MOST_WORDS = 3
const NAME = /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*)*$/u

/** For the receipt, which goes to whatever address was typed: a name like a name, otherwise none. */
export function nameOnly(written: string): string {
  const name = written.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  return name.length <= 40 && name.split(' ').length <= MOST_WORDS && NAME.test(name) ? name : ''
}

/** Several spellings that reach the same mailbox count as one. */
export const mailboxOf = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
