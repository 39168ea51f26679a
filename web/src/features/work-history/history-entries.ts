// The events as they are read: the newest first, and a pause of more than two weeks an entry of its own.
import type { HistoryEvent } from '@werkplatz/contract/work-history/schemas.ts'

export type HistoryEntry = { id: string; event: HistoryEvent } | { id: string; gap: number; isOpen?: true }

/** `openGapDays`: the gap that lasts until today. */
export function historyEntries(events: readonly HistoryEvent[], openGapDays: number | null): HistoryEntry[] {
  const entries: HistoryEntry[] = openGapDays === null ? [] : [{ id: 'gap-open', gap: openGapDays, isOpen: true }]
  const told = new Set<string>()
  for (const event of events.toReversed()) {
    entries.push({ id: `${event.type}-${event.assignment?.id ?? ''}`, event })
    // Two that begin on the same day follow the same pause: it is said once, under the last of them.
    if (!event.followsExtendedInactivity || told.has(event.date)) continue
    told.add(event.date)
    entries.push({ id: `gap-${event.date}`, gap: event.daysIdleBefore })
  }
  return entries
}
