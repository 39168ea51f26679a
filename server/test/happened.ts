// An event that only tests announce, to tell people something of which no feature speaks.
import { events, type EventName } from '@werkplatz/contract/events.ts'
import { event } from '@werkplatz/contract/shared/event.ts'
import { Id } from '@werkplatz/contract/shared/shapes.ts'
import { z } from 'zod'

import { announce } from '../src/db/outbox.ts'
import type { TestDatabase } from './database.ts'

const Happened = z.object({ actorId: Id, targetId: Id, recipientIds: z.array(Id) })
export type Happened = z.infer<typeof Happened>

/** The contract's list is read at each call, so an event put there is announced and heard like any other. */
export const HAPPENED = 'test.happened' as EventName
Object.assign(events, { [HAPPENED]: event({ payload: Happened, summary: 'For tests only.' }) })

export const happen = (data: TestDatabase, payload: Happened) =>
  data.begin((tx) => announce(tx, HAPPENED, payload as never))
