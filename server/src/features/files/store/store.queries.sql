-- Printed from store.queries.ts by `pnpm sql`; never edited by hand.

-- listNamingFiles
select distinct on ((variants -> 'full' ->> 'key') collate C) id, variants
from file
where status = 'READY'
  and template_id is null
  and (variants -> 'full' ->> 'key') collate C > :after
order by (variants -> 'full' ->> 'key') collate C
limit :size;

-- listNamingTemplates
select distinct on ((variants -> 'full' ->> 'key') collate C) id, variants
from image_template
where (variants -> 'full' ->> 'key') collate C > :after
order by (variants -> 'full' ->> 'key') collate C
limit :size;
