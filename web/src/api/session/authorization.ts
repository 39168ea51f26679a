/** HTTP Basic over UTF-8 bytes (RFC 7617, charset="UTF-8"): btoa alone breaks on umlauts and emoji. */
export function basicAuthorization(email: string, password: string) {
  const bytes = new TextEncoder().encode(`${email.trim()}:${password}`)
  return { authorization: `Basic ${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}` }
}

export const bearerAuthorization = (token: string) => ({ authorization: `Bearer ${token}` })
