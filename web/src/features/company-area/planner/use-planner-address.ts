import { useMemo } from 'react'

import { useAddress } from '../../../lib/use-address.ts'
import { plainDay } from '../../../lib/zurich-clock.ts'
import { spanOf, startIn, type Span, type Zoom } from './plan-days.ts'

export type PlannerOrder = 'gapsFirst' | 'byName'

export interface PlannerAddress {
  zoom: Zoom
  span: Span
  order: PlannerOrder
  text: string
  /** Ids; nothing chosen means all. */
  supervisors: readonly string[]
  professions: readonly string[]
  setZoom: (zoom: Zoom) => void
  /** By as much time as is shown. */
  turn: (by: 1 | -1) => void
  toToday: () => void
  setOrder: (order: PlannerOrder) => void
  setText: (text: string) => void
  setSupervisors: (ids: readonly string[]) => void
  setProfessions: (names: readonly string[]) => void
}

/** What the planner shows stands in the address: it can be sent to somebody, and «back» undoes one step. */
export function usePlannerAddress(): PlannerAddress {
  const [params, change] = useAddress()
  const zoom: Zoom = params.get('zoom') === 'MONTH' ? 'MONTH' : 'QUARTER'
  const from = startIn(params.get('from'))
  // The same one until it changes: hundreds of rows are drawn by it.
  const span = useMemo(() => spanOf(from, zoom), [from, zoom])
  const supervisors = useMemo(() => params.getAll('supervisor'), [params])
  const professions = useMemo(() => params.getAll('profession'), [params])
  return {
    zoom,
    span,
    order: params.get('order') === 'byName' ? 'byName' : 'gapsFirst',
    text: params.get('query') ?? '',
    supervisors,
    professions,
    setZoom: (next) => change({ zoom: next === 'QUARTER' ? undefined : next }),
    turn: (by) => change({ from: plainDay(span.from + by * span.days) }),
    toToday: () => change({ from: undefined }),
    setOrder: (order) => change({ order: order === 'gapsFirst' ? undefined : order }),
    setText: (text) => change({ query: text || undefined }, 'replace'),
    setSupervisors: (ids) => change({ supervisor: ids }),
    setProfessions: (names) => change({ profession: names }),
  }
}
