// All events.
import type { z } from 'zod'

import { together } from './features.ts'

export const events = together('events')

export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]['payload']>
export const eventNames = Object.keys(events) as EventName[]
