// What the database itself says of its columns: type, and class (server/src/db/migrations/0022_data_classes.sql).
import { sql } from 'kysely'

import type { Db } from '../handles.ts'

export type DataClass = 'public' | 'internal' | 'personal' | 'sensitive' | 'secret' | 'technical'

export interface ColumnFacts {
  table: string
  column: string
  type: string
  /** Null: nobody said what it holds. */
  class: DataClass | null
}

/** One query for whatever has a connection: the worker, and the printer of the register. */
export const LIST_COLUMNS = `
  select relname as "table", attname as "column", format_type(atttypid, null) as type,
    (select class from data_classes() where class = col_description(pg_class.oid, attnum)) as class
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and not relispartition
    and attnum > 0 and not attisdropped
  order by relname, attnum`

export async function listColumns(db: Db): Promise<ColumnFacts[]> {
  const { rows } = await sql<ColumnFacts>`${sql.raw(LIST_COLUMNS)}`.execute(db)
  return rows
}

/** Says something of somebody, or opens their door: whoever asks for it gets it, whoever goes takes it along. */
export const isAboutPeople = ({ class: of }: ColumnFacts) => of === 'personal' || of === 'sensitive' || of === 'secret'

/** What means nothing outside of the product, and what opens a door, is never handed out. */
export const isExportable = ({ class: of }: ColumnFacts) => of !== null && of !== 'secret' && of !== 'technical'
