// One wish through the edge, as the browser sends it (web/src/api/wait-out.ts): with a key, again while the product is away,
// given up after half a minute. What was answered is written down.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { routeOf, type RouteKey } from '../../../contract/src/routes.ts'
import { wireOf, type Input } from '../../../server/test/wire.ts'
import type { Called, Outcome } from '../history.ts'
import type { Field } from './field.ts'

const LONGEST_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 4_000
const ANSWER_MS = 10_000

type Facts = Partial<Pick<Called, 'writes' | 'thing' | 'target' | 'wants' | 'infected'>>

export interface Wish extends Facts {
  who: { name: string; token: string }
  call: RouteKey
  input?: Input
  key?: string
  headers?: Record<string, string>
}

export interface Answer<Body> {
  outcome: Outcome
  status: number | string
  body: Body | undefined
  /** Of what was made: from the body or the Location. */
  id: string | undefined
}

interface Reply {
  status: number | string
  body: unknown
  location: string
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** The product is away, or nobody knows what became of the call. */
export const isAway = (status: number | string) => typeof status === 'string' || [502, 503, 504].includes(status)
const isDone = ({ status }: Reply) => typeof status === 'number' && status < 400

export async function exchange(edge: string, wish: Wish, key?: string): Promise<Reply> {
  const { method, url, headers, payload } = wireOf(routeOf(wish.call), wish.input ?? {})
  try {
    const response = await fetch(`${edge}/api${url}`, {
      method,
      headers: {
        ...(wish.who.token && { authorization: `Bearer ${wish.who.token}` }),
        ...headers,
        ...(key && method === 'POST' && { 'idempotency-key': key }),
        ...wish.headers,
      },
      ...(payload && { body: payload }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const location = response.headers.get('location') ?? ''
    return { status: response.status, body: isJson && text ? (JSON.parse(text) as unknown) : text, location }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { status: cause?.code ?? name, body: undefined, location: '' }
  }
}

/** The last answer of several is as good as the first: with one key they must all be the same. */
async function exchangeTimes(field: Field, wish: Wish, key: string): Promise<Reply[]> {
  const times = routeOf(wish.call).method === 'POST' ? field.times() : 1
  return Promise.all(Array.from({ length: times }, () => exchange(field.edge, wish, key)))
}

const idIn = ({ body, location }: Reply): string | undefined =>
  ((body ?? {}) as { id?: string; schoolMarkId?: string }).id ??
  (body as { schoolMarkId?: string } | undefined)?.schoolMarkId ??
  UUID.exec(location)?.[0]

export async function send<Body = unknown>(field: Field, wish: Wish): Promise<Answer<Body>> {
  const { who, call, input: _input, headers: _headers, key = randomUUID(), ...facts } = wish
  const at = field.history.now()
  const giveUpAt = at + LONGEST_MS
  const answers: (number | string)[] = []
  let reply: Reply
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
    const replies = await exchangeTimes(field, wish, key)
    answers.push(...replies.map(({ status }) => status))
    reply = replies.find(isDone) ?? replies.at(-1)!
    if (!isAway(reply.status) || field.history.now() + next > giveUpAt) break
    await pause(next * (0.75 + Math.random() / 2))
  }
  const outcome = outcomeOf(reply, answers)
  const id = outcome === 'done' ? idIn(reply) : undefined
  field.history.note({
    line: 'call',
    at,
    end: field.history.now(),
    who: who.name,
    call,
    key,
    outcome,
    answers,
    ...facts,
    ...(id && { id }),
  })
  return { outcome, status: reply.status, body: outcome === 'done' ? (reply.body as Body) : undefined, id }
}

/** A no after an answer that was lost says nothing: the call may have been done by then. */
export function outcomeOf(last: Pick<Reply, 'status'>, answers: readonly (number | string)[]): Outcome {
  if (typeof last.status === 'number' && last.status < 400) return 'done'
  const isOpen = typeof last.status === 'string' || last.status >= 500
  return isOpen || answers.some(isAway) ? 'unknown' : 'refused'
}
