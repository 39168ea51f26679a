// How many rows and bytes every table has, and how many jobs wait: looked at again and again while people live.
import { setTimeout as pause } from 'node:timers/promises'

import type { History } from '../history.ts'
import { WAITING } from '../questions.ts'
import { site } from '../site.ts'

const LOOK_EVERY_MS = 5 * 60_000

// Counted one by one: the statistics of a node that has just been promoted know nothing.
const SIZES = `
  select oid::regclass::text as name, pg_total_relation_size(oid)::float8 as bytes,
    (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || oid::regclass, false, true, '')))[1]::text::float8 as rows
  from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`

export async function lookAtTables(history: History, isOver: () => boolean): Promise<void> {
  for (let nextAt = 0; !isOver(); await pause(1_000)) {
    if (history.now() < nextAt) continue
    try {
      const tables = await site.sql<{ name: string; bytes: number; rows: number }>(SIZES)
      const waiting = await site.sql<{ queue: string; jobs: number }>(WAITING)
      history.note({ line: 'tables', tables, waiting: waiting.reduce((sum, { jobs }) => sum + jobs, 0) })
      nextAt = history.now() + LOOK_EVERY_MS
    } catch {
      // Nobody leads just now: asked again in a second.
    }
  }
}
