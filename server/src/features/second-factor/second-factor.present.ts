// Rows → contract shapes.
import type { Role } from '@werkplatz/contract/rules/roles.ts'
import type { SecondFactor } from '@werkplatz/contract/second-factor/schemas.ts'

import type { listPasskeys } from './second-factor.queries.ts'

type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number]

/** They reach other people's data: a guessed password would cost more than their own. */
const advised: readonly Role[] = ['OWNER', 'ADMIN', 'EDUCATION_OFFICER', 'VOCATIONAL_TRAINER']

export const presentSecondFactor = (
  roles: readonly Role[],
  hasTotp: boolean,
  passkeys: readonly PasskeyRow[],
  recoveryCodesLeft: number,
): SecondFactor => ({
  totp: hasTotp,
  passkeys: passkeys.map((row) => ({
    id: row.id,
    name: row.name,
    dateCreated: new Date(row.date_created).toISOString(),
    dateUsed: row.last_used_at ? new Date(row.last_used_at).toISOString() : null,
  })),
  recoveryCodesLeft,
  suggested: roles.some((role) => advised.includes(role)),
})
