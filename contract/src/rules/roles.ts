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
