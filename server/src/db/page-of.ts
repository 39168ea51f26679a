// The ids of a page, found before anything is joined to them.
import { sql, type RawBuilder } from 'kysely'

/**
 * `from ${pageOf(ids)} join thing on thing.id = page.id`. As an array on purpose: how many rows a LIMIT with a parameter
 * leaves is unknown to a plan made once, so it would expect a tenth of the table and read other tables from end to end
 * to join them. Of an array it expects ten. An array promises no order: the statement says its own.
 */
export const pageOf = (ids: RawBuilder<unknown>) => sql`unnest(array(${ids})) page (id)`
