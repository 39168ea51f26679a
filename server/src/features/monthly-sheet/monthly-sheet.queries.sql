-- Printed from monthly-sheet.queries.ts by `pnpm sql`; never edited by hand.

-- findPlatformFigures
with answered as (
  select (
    select count(*)
    from generate_series(
      (sent_at at time zone 'Europe/Zurich')::date + 1,
      (answer.at at time zone 'Europe/Zurich')::date,
      interval '1 day'
    ) day
    where extract(isodow from day) < 6
  ) as days
  from application
  cross join lateral (
    select min(date_created) as at from application_review where application_id = application.id
  ) answer
  where answer.at >= :today::date - interval '1 month'
    and sent_at is not null
)
select (select count(*)::int from company) as companies,
  (
    select coalesce(sum(slots - reserved), 0)::int
    from activity
    where is_visible
      and status in ('PUBLISHED', 'ONGOING')
      and slots > reserved
  ) as open_places,
  (select percentile_cont(0.5) within group (order by days) from answered) as answer_days,
  (select count(*)::int from answered) as answered;

-- listProfessionFigures
select profession.name,
  count(*)::int as apprentices,
  (count(*) filter (where apprentice_status = 'ACTIVE'))::int as active,
  (count(*) filter (where apprentice_status = 'PENDING'))::int as pending,
  (count(*) filter (where apprentice_status = 'IDLE'))::int as idle
from person
left join profession on profession.id = person.profession_id
where apprentice_status is not null
  and status = 'ACTIVE'
group by profession.name
order by profession.name;
