// What a number of the board narrows a table to; it stands in the address.
import type { ApprenticeEnding, ApprenticeStatus } from '@werkplatz/contract/company-area/schemas.ts'
import { useSearchParams } from 'react-router'

export interface Narrowing {
  status?: ApprenticeStatus | undefined
  ending?: ApprenticeEnding | undefined
}

const statuses: readonly ApprenticeStatus[] = ['ACTIVE', 'PENDING', 'IDLE']
export type Outstanding = 'ALL' | 'LATE'
const outstandings: readonly Outstanding[] = ['ALL', 'LATE']
const endings: readonly ApprenticeEnding[] = ['SOON', 'OPEN']

/** An address can say anything. */
export const narrowingIn = (params: URLSearchParams): Narrowing => ({
  status: statuses.find((status) => status === params.get('status')),
  ending: endings.find((ending) => ending === params.get('ending')),
})

/** One number at a time; the one that is shown already leads back to everybody. */
export function wayTo(params: URLSearchParams, wanted: Narrowing): string {
  const now = narrowingIn(params)
  const next = new URLSearchParams(params)
  for (const name of ['page', 'status', 'ending']) next.delete(name)
  if (wanted.status && wanted.status !== now.status) next.set('status', wanted.status)
  if (wanted.ending && wanted.ending !== now.ending) next.set('ending', wanted.ending)
  return `?${next.toString()}`
}

/** Of the evaluations, only what lacks a part after its end. */
export function useOutstanding(view: string): Outstanding | undefined {
  const [params] = useSearchParams()
  return view === 'EVALUATIONS' ? outstandings.find((one) => one === params.get('outstanding')) : undefined
}

/** Of what waits for approval, only what has waited too long. */
export function useLongWait(view: string): boolean {
  const [params] = useSearchParams()
  return view === 'APPROVE_ASSIGNMENT' && params.get('waiting') === 'LONG'
}
