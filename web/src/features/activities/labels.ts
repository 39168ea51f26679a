// How the interface calls an activity's statuses, kinds and filters.
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'
import type { ActivityStatus } from '@werkplatz/contract/activities/status.ts'

import { formatPercent } from '../../lib/format-date.ts'

export const statusLabels: Record<ActivityStatus, string> = {
  DRAFT: 'Entwurf',
  PENDING: 'Wird geprüft',
  REJECTED: 'Abgelehnt',
  APPROVED: 'Genehmigt',
  PUBLISHED: 'Offen',
  ONGOING: 'Läuft',
  ARCHIVED: 'Archiviert',
}

export const typeLabels: Record<ActivityType, string> = { PROJECT: 'Projekt', TASK: 'Aufgabe' }

export interface FilterLabel {
  filter: ActivityFilter
  label: string
  /** Only for people the server gave this permission. */
  permission?: 'APPROVE_ACTIVITY' | 'READ_EXTERNAL_ACTIVITIES'
}

export const filterLabels: readonly FilterLabel[] = [
  { filter: 'OPEN', label: 'Offene' },
  { filter: 'ONGOING', label: 'Laufende' },
  { filter: 'ARCHIVED', label: 'Abgeschlossene' },
  { filter: 'ALL', label: 'Alle' },
  { filter: 'BOOKMARKED', label: 'Merkliste' },
  { filter: 'OWN', label: 'Eigene' },
  { filter: 'APPROVE', label: 'Genehmigen', permission: 'APPROVE_ACTIVITY' },
  { filter: 'EXTERNAL', label: 'Externe', permission: 'READ_EXTERNAL_ACTIVITIES' },
]

export const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`)

const smallNumbers = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

/** Up to ten in letters, with a capital. */
export function numberWord(count: number): string {
  const word = smallNumbers[count] ?? String(count)
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}

/** «2 Plätze frei» in short, «Zwei Plätze sind noch frei» at length. No slots means no limit. */
export function freePlaces(slots: number, reserved: number) {
  if (slots === 0) return { short: 'Plätze frei', long: 'Es hat noch Platz' }
  const free = Math.max(0, slots - reserved)
  if (free === 1) return { short: '1 Platz frei', long: 'Ein Platz ist noch frei' }
  return { short: `${free} Plätze frei`, long: `${numberWord(free)} Plätze sind noch frei` }
}

/** A number with what it counts. */
export const formatUnit = {
  percent: formatPercent,
  days,
  francs: (amount: number) => `CHF ${amount}`,
}
