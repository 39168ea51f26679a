// The vocabulary of activities: stems of what was asked for, and neighbours of mistyped words.
import { sql } from 'kysely'

import type { Tx } from '../../../db/handles.ts'
import { prepared } from '../../../db/prepared.ts'

export interface WordRow {
  asked: string
  /** Its stem; none for words that say nothing (und, der, für). */
  stems: string[]
  /** Words that begin like this, and their stems. Empty: nobody ever wrote such a word. */
  continued: string[]
  /** Words that look like it, and their stems; only asked for when none begins like it. */
  alike: string[]
}

export const findWords = prepared<{ words: readonly string[] }, WordRow>((db, param) => ({
  compile: () =>
    sql<WordRow>`
      select asked, ts_lexize('german_stem', asked) as stems, known.continued,
        case when known.continued <> '{}' or length(asked) < 4 then '{}' else array(
          select unnest(array[word, coalesce((ts_lexize('german_stem', word))[1], word)]) from (
            select word from search_word where word % asked
            order by similarity(word, asked) desc, word limit 3
          ) near
        ) end as alike
      from unnest(${param('words')}::text[]) asked
      cross join lateral (select array(
        select unnest(array[word, coalesce((ts_lexize('german_stem', word))[1], word)]) from (
          select word from search_word
          where word >= (asked collate "C") and word < ((asked || chr(1114111)) collate "C")
          order by length(word), word limit 30
        ) begun
      ) as continued) known
    `.compile(db),
}))

/** How many of the newest public activities hold these words: whether a page is found sooner by date or by words. */
export const countAmongNewest = prepared<{ words: string; newest: number }, { hits: number }>((db, param) => ({
  compile: () =>
    sql<{ hits: number }>`
      select count(*)::int as hits from (
        select search from activity where is_visible and is_public
        order by date_modified desc, id desc limit ${param('newest')}
      ) newest where search @@ ${param('words')}::tsquery
    `.compile(db),
}))

/** Adds the words of an activity to the vocabulary; a word that is there stays. */
export async function insertWords(tx: Tx, activityId: string) {
  await sql`
    insert into search_word (word)
    select distinct lexeme
    from activity
    left join work_sector on work_sector.id = activity.work_sector_id
    cross join lateral concat_ws(
      ' ', activity.title, activity.description, activity.location, activity.department, work_sector.name) as written
    cross join lateral unnest(
      to_tsvector('simple', fold_umlauts(written)) || to_tsvector('simple', drop_umlauts(written))) as found
    where activity.id = ${activityId} and length(lexeme) between 3 and 60 and lexeme !~ '[^[:alnum:]]'
    order by lexeme
    on conflict do nothing
  `.execute(tx)
}
