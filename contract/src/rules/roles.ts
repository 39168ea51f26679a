// The seven roles of the specification. A person can hold several; what they allow adds up.
export const roles = [
  'OWNER',
  'ADMIN',
  'EDUCATION_OFFICER',
  'VOCATIONAL_TRAINER',
  'APPRENTICE',
  'USER',
  'ASSOCIATION',
] as const

export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  OWNER: 'Besitzer',
  ADMIN: 'Administrator',
  EDUCATION_OFFICER: 'Bildungsverantwortlicher',
  VOCATIONAL_TRAINER: 'Berufsbildner',
  APPRENTICE: 'Lernende/r',
  USER: 'Benutzer',
  ASSOCIATION: 'Verband',
}

/** Roles whose permissions act on the whole platform instead of their own company. */
export const platformRoles: readonly Role[] = ['OWNER', 'ADMIN']

const inCompanies: readonly Role[] = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER']

/** Which roles a role may give and take; every other one stays as it is. Nobody changes their own. */
const givenBy: Partial<Record<Role, readonly Role[]>> = {
  OWNER: roles,
  ADMIN: roles.filter((role) => role !== 'OWNER'),
  EDUCATION_OFFICER: inCompanies,
}

export const givableRoles = (held: readonly Role[]): Role[] =>
  roles.filter((role) => held.some((mine) => givenBy[mine]?.includes(role)))
