// What of a list can be sent as it is, and what somebody must look at first.
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import { accountLimits } from '@werkplatz/contract/accounts/limits.ts'
import { MOST_YEARS_A_MINOR } from '@werkplatz/contract/invitations/limits.ts'
import type { KnownAddresses, NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import type { ReadRow } from './read-list.ts'

export type InvitedRole = NewInvitation['role']
export const invitedRoles: readonly InvitedRole[] = ['USER', 'APPRENTICE', 'VOCATIONAL_TRAINER', 'EDUCATION_OFFICER']

export type Reason = 'address' | 'role' | 'supervisor' | 'date' | 'late' | 'profession'
/** ready: goes out. problem: stays behind. double, member, invited: are left out without anybody's doing. */
type RowState = 'ready' | 'problem' | 'double' | 'member' | 'invited'

/** The three ways a row can go, and so the numbers over the table add up. */
export const wayOf = ({ state }: Pick<CheckedRow, 'state'>): 'READY' | 'PROBLEM' | 'SKIPPED' =>
  state === 'ready' ? 'READY' : state === 'problem' ? 'PROBLEM' : 'SKIPPED'

export interface CheckedRow {
  /** Of the list, from 0: without a header row several addresses stand on one line. */
  at: number
  line: number
  email: string
  state: RowState
  reason?: Reason
  /** Of a double: where it stood first. */
  firstLine?: number
  invitation: NewInvitation
  /** What could not be read, as it was written. */
  written: ReadRow['cells']
}

export interface Catalogues {
  roleForAll: InvitedRole
  trainers: readonly { userId: string; name: string; email: string }[]
  professions: readonly { professionId: string; name: string }[]
  known: KnownAddresses
}

const folded = (text: string) => text.trim().toLocaleLowerCase('de-CH').normalize('NFC')

const roleWords = new Map<string, InvitedRole>(
  invitedRoles.flatMap((role) => [
    [folded(role), role],
    [folded(roleLabels[role]), role],
  ]),
)
for (const [word, role] of [
  ['lernende', 'APPRENTICE'],
  ['lernender', 'APPRENTICE'],
  ['lernende:r', 'APPRENTICE'],
  ['lehrling', 'APPRENTICE'],
  ['berufsbildnerin', 'VOCATIONAL_TRAINER'],
  ['berufsbildner:in', 'VOCATIONAL_TRAINER'],
  ['benutzerin', 'USER'],
  ['benutzer:in', 'USER'],
  ['bildungsverantwortliche', 'EDUCATION_OFFICER'],
  ['bildungsverantwortliche:r', 'EDUCATION_OFFICER'],
] as const)
  roleWords.set(word, role)

/** 31.12.2027 or 2027-12-31; null: neither. */
export function dayOf(written: string): string | null {
  const swiss = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written.trim())
  const iso = swiss
    ? `${swiss[3]}-${swiss[2]!.padStart(2, '0')}-${swiss[1]!.padStart(2, '0')}`
    : (/^\d{4}-\d{2}-\d{2}$/.exec(written.trim())?.[0] ?? null)
  if (!iso) return null
  const day = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso ? null : iso
}

/** As the server takes it: one wrong row would hold up its whole part. */
export const isAddress = (email: string) => email.length <= accountLimits.email && emailPattern.test(email)

function latestAdultFrom(now: number): string {
  const later = new Date(now)
  later.setUTCFullYear(later.getUTCFullYear() + MOST_YEARS_A_MINOR)
  return later.toISOString().slice(0, 10)
}

/** One that is meant, by its name, address or key; null: none or several. */
function find<T>(among: readonly T[], written: string, wordsOf: (one: T) => readonly string[]): T | null {
  const wanted = folded(written)
  const [first, ...more] = among.filter((one) => wordsOf(one).some((word) => folded(word) === wanted))
  return first && more.length === 0 ? first : null
}

export function checkRows(rows: readonly ReadRow[], catalogues: Catalogues, now = Date.now()): CheckedRow[] {
  const firstLines = new Map<string, number>()
  const members = new Set(catalogues.known.members.map(folded))
  const invited = new Set(catalogues.known.invited.map(folded))
  const latest = latestAdultFrom(now)
  return rows.map((row, at) => {
    const { email, invitation, reason } = readRow(row, catalogues, latest)
    const key = folded(email)
    const firstLine = firstLines.get(key)
    if (firstLine === undefined) firstLines.set(key, row.line)
    const state: RowState =
      firstLine !== undefined
        ? 'double'
        : members.has(key)
          ? 'member'
          : invited.has(key)
            ? 'invited'
            : reason
              ? 'problem'
              : 'ready'
    return {
      at,
      line: row.line,
      email,
      state,
      invitation,
      written: row.cells,
      ...(reason && { reason }),
      ...(firstLine !== undefined && { firstLine }),
    }
  })
}

function readRow({ cells }: ReadRow, { roleForAll, trainers, professions }: Catalogues, latest: string) {
  const email = cells.email ?? ''
  const role = cells.role ? roleWords.get(folded(cells.role)) : roleForAll
  const isApprentice = (role ?? roleForAll) === 'APPRENTICE'
  const trainer =
    isApprentice && cells.supervisor ? find(trainers, cells.supervisor, (one) => [one.name, one.email]) : undefined
  const profession =
    isApprentice && cells.profession
      ? find(professions, cells.profession, (one) => [one.name, one.professionId])
      : undefined
  const adultFrom = cells.adultFrom ? dayOf(cells.adultFrom) : undefined
  const reason: Reason | undefined = !isAddress(email)
    ? 'address'
    : !role
      ? 'role'
      : trainer === null
        ? 'supervisor'
        : adultFrom === null
          ? 'date'
          : adultFrom && adultFrom > latest
            ? 'late'
            : profession === null
              ? 'profession'
              : undefined
  const invitation: NewInvitation = {
    email,
    role: role ?? roleForAll,
    ...(adultFrom && { adultFrom }),
    ...(trainer && { supervisorId: trainer.userId }),
    ...(profession && { professionId: profession.professionId }),
  }
  return { email, invitation, reason }
}

/** The row without what cannot be read of it. */
export const withoutReason = (row: ReadRow, reason: Reason): ReadRow => {
  const column = (
    {
      address: 'email',
      date: 'adultFrom',
      late: 'adultFrom',
      role: 'role',
      supervisor: 'supervisor',
      profession: 'profession',
    } as const
  )[reason]
  const { [column]: _, ...cells } = row.cells
  return reason === 'address' ? row : { ...row, cells }
}
