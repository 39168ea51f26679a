// One address, one account: the same function for login, invitation and recovery (T11).
export function canonicalEmail(typed: string, aliases: ReadonlyMap<string, string>): string {
  const email = typed.trim().normalize('NFC').toLowerCase()
  const at = email.lastIndexOf('@')
  const alias = aliases.get(email.slice(at + 1))
  return at > 0 && alias ? `${email.slice(0, at)}@${alias}` : email
}
