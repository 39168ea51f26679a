import { MOST_YEARS_A_MINOR } from '@werkplatz/contract/invitations/limits.ts'

import { zurichDay } from '../../lib/zurich-time.ts'

const YEARS_UNTIL_SURELY_ADULT = 3

/**
 * The inviting company says from when somebody is of age. An apprentice about whom it says nothing is protected as a
 * minor for three years: nobody begins an apprenticeship before fifteen.
 */
export function adultFromOf(invitation: { role: string; adult_from: string | null }, now: Date): string | null {
  if (invitation.adult_from || invitation.role !== 'APPRENTICE') return invitation.adult_from
  return inYears(now, YEARS_UNTIL_SURELY_ADULT)
}

export const latestAdultFrom = (now: Date): string => inYears(now, MOST_YEARS_A_MINOR)

function inYears(now: Date, years: number): string {
  const later = new Date(now)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return zurichDay(later)
}
