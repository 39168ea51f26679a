import type { ActivityFilter, ActivitySort, ActivityStart } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'
import { useMemo } from 'react'

import { useSession } from '../../../api/session/session.ts'
import { type AddressChange, isNamed, useAddress } from '../../../lib/use-address.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { PAGE_SIZES } from '../../../ui/table/table-types.ts'
import { numberIn } from '../../../ui/table/use-table-query.ts'
import { useIsApprentice } from '../use-list-filter.ts'

export type MarketView = 'cards' | 'table'

/** What narrows the list; empty or null where nothing was chosen. */
export interface MarketFilters {
  type: ActivityType | null
  workSectorId: readonly string[]
  location: readonly string[]
  start: ActivityStart | null
  onlyFree: boolean
}
export type FilterName = keyof MarketFilters

export interface MarketQuestion extends MarketFilters {
  filter: ActivityFilter
  text: string
  sort: ActivitySort
  /** From 1, as people count. */
  page: number
  size: number
  view: MarketView
}

const types: readonly ActivityType[] = ['PROJECT', 'TASK']
const starts: readonly ActivityStart[] = ['TWO_WEEKS', 'THIS_MONTH', 'LATER', 'ANYTIME']
export const sorts: readonly ActivitySort[] = ['STARTS_SOON', 'NEWEST', 'FEW_PLACES']

export const CARDS_A_PAGE = 12

/** Where one looks for something to do; on the other tabs one works through a table. */
const shopWindows: readonly ActivityFilter[] = ['OPEN', 'EXTERNAL', 'BOOKMARKED']

const oneOf = <Value extends string>(allowed: readonly Value[], written: string | null) =>
  allowed.find((value) => value === written)

/** The list as the address tells it, and how to change it. */
export function useMarket(filter: ActivityFilter) {
  const [params, changeAddress] = useAddress()
  // A remembered tab is named, too, once something else is: the address alone tells the whole list. One that is named
  // already stays: it may be the next, chosen and not drawn yet.
  const change = (changes: AddressChange, how?: 'replace') =>
    changeAddress({ ...(!isNamed('filter') && { filter }), ...changes }, how)
  const { view, canChoose, keepView } = useView(filter, params.get('view'))
  const usualSort: ActivitySort = shopWindows.includes(filter) ? 'STARTS_SOON' : 'NEWEST'
  const question = useMemo<MarketQuestion>(
    () => ({
      filter,
      view,
      text: params.get('query') ?? '',
      type: oneOf(types, params.get('type')) ?? null,
      workSectorId: params.getAll('sector'),
      location: params.getAll('location'),
      start: oneOf(starts, params.get('start')) ?? null,
      onlyFree: params.get('free') === 'true',
      sort: oneOf(sorts, params.get('sort')) ?? usualSort,
      page: numberIn(params.get('page'), 1),
      size: view === 'cards' ? CARDS_A_PAGE : numberIn(params.get('size'), PAGE_SIZES[0], PAGE_SIZES),
    }),
    [filter, view, params, usualSort],
  )
  return {
    question,
    canChooseView: canChoose,
    search: (text: string) => change({ query: text || undefined, page: undefined }, 'replace'),
    narrow: (filters: Partial<MarketFilters>) => change({ ...addressOf(filters), page: undefined }),
    reset: () => change({ ...addressOf(noFilters), query: undefined, page: undefined }),
    sortBy: (sort: ActivitySort) => change({ sort: sort === usualSort ? undefined : sort, page: undefined }),
    turnTo: ({ page, size }: { page: number; size: number }) =>
      change({
        page: pageIn(page),
        size: view === 'cards' || size === PAGE_SIZES[0] ? undefined : String(size),
      }),
    /** The page that was answered is another one than asked for; nobody wants to go back to the other. */
    correctPage: (page: number) => change({ page: pageIn(page) }, 'replace'),
    show: (next: MarketView) => {
      keepView(next)
      change({ view: next, page: undefined, size: undefined })
    },
  }
}
export type Market = ReturnType<typeof useMarket>

const pageIn = (page: number) => (page === 1 ? undefined : String(page))

const noFilters: MarketFilters = { type: null, workSectorId: [], location: [], start: null, onlyFree: false }

const isSet = (value: MarketFilters[FilterName]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
export const setFilters = (filters: MarketFilters): FilterName[] =>
  (Object.keys(noFilters) as FilterName[]).filter((name) => isSet(filters[name]))

const addressOf = (filters: Partial<MarketFilters>) => ({
  ...('type' in filters && { type: filters.type ?? undefined }),
  ...('workSectorId' in filters && { sector: filters.workSectorId }),
  ...('location' in filters && { location: filters.location }),
  ...('start' in filters && { start: filters.start ?? undefined }),
  ...('onlyFree' in filters && { free: filters.onlyFree ? 'true' : undefined }),
})

/** The address wins, then the person's last choice; apprentices begin with cards. A phone has nothing but cards. */
function useView(filter: ActivityFilter, written: string | null) {
  const state = useSession()
  const isPhone = usePhone()
  const key = `wp.activities.view.${state.phase === 'authenticated' ? state.user.id : ''}`
  const isApprentice = useIsApprentice()
  const isWindow = shopWindows.includes(filter)
  const chosen = oneOf<MarketView>(['cards', 'table'], written) ?? remembered(key) ?? (isApprentice ? 'cards' : 'table')
  return {
    view: isWindow ? (isPhone ? ('cards' as const) : chosen) : ('table' as const),
    canChoose: isWindow && !isPhone,
    keepView: (view: MarketView) => {
      try {
        localStorage.setItem(key, view)
      } catch {
        // A full or closed store only costs the memory of the choice.
      }
    },
  }
}

function remembered(key: string): MarketView | undefined {
  try {
    return oneOf<MarketView>(['cards', 'table'], localStorage.getItem(key))
  } catch {
    return undefined
  }
}
