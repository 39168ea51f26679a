-- Printed from activity-search.queries.ts by `pnpm sql`; never edited by hand.

-- countAmongNewest
select count(*)::int as hits
from (
  select search from activity where is_visible and is_public order by date_modified desc, id desc limit :newest
) newest
where search @@ :words::tsquery;

-- findWords
select asked,
  ts_lexize('german_stem', asked) as stems,
  known.continued,
  case
    when known.continued <> '{}'
    or length(asked) < 4 then '{}'
    else array(
      select unnest(array[word, coalesce((ts_lexize('german_stem', word))[1], word)])
      from (
        select word from search_word where word % asked order by similarity(word, asked) desc, word limit 3
      ) near
    )
    end as alike
from unnest(:words::text[]) asked
cross join lateral (
  select array(
    select unnest(array[word, coalesce((ts_lexize('german_stem', word))[1], word)])
    from (
      select word
      from search_word
      where word >= (asked collate C)
        and word < ((asked || chr(1114111)) collate C)
      order by length(word), word
      limit 30
    ) begun
  ) as continued
) known;

-- insertWords
insert into search_word (word)
select distinct lexeme
from activity
left join work_sector on work_sector.id = activity.work_sector_id
cross join lateral concat_ws(
  ' ', activity.title, activity.description, activity.location, activity.department, work_sector.name
) as written
cross join lateral unnest(
  to_tsvector('simple', fold_umlauts(written)) || to_tsvector('simple', drop_umlauts(written))
) as found
where activity.id = :activityId
  and length(lexeme) between 3 and 60
  and lexeme !~ '[^[:alnum:]]'
order by lexeme
on conflict
do nothing;
