// What the market says about an activity and about what was asked for.
import labels from '@werkplatz/content/labels/market.json'
import { activityFieldLabels as fieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityChoices, ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { dayNumber, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { typeLabels } from '../labels.ts'
import { type FilterName, type MarketFilters, setFilters } from './use-market.ts'

/** How far away a day is: «in 9 Tagen», «seit gestern». */
export function distance(day: string, now: number): string {
  const days = dayNumber(day) - zurichDayNumber(now)
  if (days === 0) return labels.today
  if (days === 1) return labels.tomorrow
  if (days === -1) return labels.sinceYesterday
  return days > 0 ? fillIn(labels.inDays, { count: days }) : fillIn(labels.sinceDays, { count: -days })
}

export interface Seats {
  text: string
  free: number
  /** Only one is left. */
  isLast: boolean
}

/** No slots means no limit. */
export function seatsOf({ slots, reserved }: Pick<ActivityRow, 'slots' | 'reserved'>): Seats {
  const free = Math.max(0, slots - reserved)
  if (slots === 0) return { text: labels.noLimit, free: 0, isLast: false }
  if (free === 0) return { text: labels.allTaken, free, isLast: false }
  if (free === 1) return { text: slots === 1 ? labels.onePlaceFree : labels.lastPlaceFree, free, isLast: true }
  return { text: fillIn(labels.placesFree, { free, slots }), free, isLast: false }
}

const THREE_DAYS = 3 * 86_400_000
export const isNew = ({ datePublished }: Pick<ActivityRow, 'datePublished'>, now: number) =>
  datePublished !== null && now - Date.parse(datePublished) < THREE_DAYS

/** A set filter in the words of its choices; the name of a sector is known once the choices are. */
export function chosenText(name: FilterName, filters: MarketFilters, choices: ActivityChoices | undefined): string {
  const several = (names: readonly string[]) =>
    names.length > 1
      ? fillIn(labels.severalChosen, { first: names[0] ?? '', count: names.length - 1 })
      : (names[0] ?? fieldLabels[name])
  switch (name) {
    case 'type':
      return filters.type ? typeLabels[filters.type] : fieldLabels.type
    case 'location':
      return several(filters.location)
    case 'start':
      return filters.start ? labels.starts[filters.start] : fieldLabels.start
    case 'onlyFree':
      return fieldLabels.onlyFree
    case 'workSectorId':
      return several(
        filters.workSectorId.map(
          (id) =>
            choices?.workSectors.find((one) => one.workSectorId === id)?.workSectorName ?? fieldLabels.workSectorId,
        ),
      )
  }
}

/** Everything that was asked for, in words. */
export const askedText = (text: string, filters: MarketFilters, choices: ActivityChoices | undefined): string =>
  [...(text ? [`«${text}»`] : []), ...setFilters(filters).map((name) => chosenText(name, filters, choices))].join(', ')

/** Without this filter. */
export const dropping = (name: FilterName): Partial<MarketFilters> =>
  name === 'workSectorId' || name === 'location'
    ? { [name]: [] }
    : name === 'onlyFree'
      ? { onlyFree: false }
      : { [name]: null }
