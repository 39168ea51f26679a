-- Printed from figure.queries.ts by `pnpm sql`; never edited by hand.

-- countFigures
insert into company_figure (
  company_id,
  people,
  active_people,
  apprentices,
  without_supervisor,
  open_activities,
  answers,
  answer_hours,
  counted_at
)
select company.id,
  coalesce(folk.people, 0),
  coalesce(folk.active, 0),
  coalesce(folk.apprentices, 0),
  coalesce(folk.without_supervisor, 0),
  coalesce(offers.open, 0),
  coalesce(cardinality(answered.hours), 0),
  coalesce(answered.hours, '{}'),
  now()
from company
left join (
  select company_id,
    count(*)::int as people,
    (
      count(*) filter (
        where exists (
          select from session where session.person_id = person.id and session.last_used_at > now() - interval '7 days'
        )
      )
    )::int as active,
    (count(*) filter (where roles @> '{APPRENTICE}'))::int as apprentices,
    (count(*) filter (where roles @> '{APPRENTICE}' and supervisor_id is null))::int as without_supervisor
  from person
  where status = 'ACTIVE'
  group by 1
) folk on folk.company_id = company.id
left join (
  select company_id, count(*)::int as open from activity where status = 'PUBLISHED' group by 1
) offers on offers.company_id = company.id
left join (
  select application.activity_company_id as company_id,
    array_agg(extract(epoch from review.date_created - application.sent_at) / 3600) as hours
  from application_review review
  join application on application.id = review.application_id
  where review.date_created > now() - interval '30 days'
    and review.date_created >= application.sent_at
  group by 1
) answered on answered.company_id = company.id
on conflict (company_id)
do update set people = excluded.people,
  active_people = excluded.active_people,
  apprentices = excluded.apprentices,
  without_supervisor = excluded.without_supervisor,
  open_activities = excluded.open_activities,
  answers = excluded.answers,
  answer_hours = excluded.answer_hours,
  counted_at = excluded.counted_at;
insert into company_week (company_id, week, active)
select company_id, date_trunc('week', swiss_today())::date, active_people
from company_figure
on conflict (company_id, week)
do update set active = greatest(company_week.active, excluded.active);
delete from company_week
where week < swiss_today() - 371::int;

-- findFigures: one company
select min(counted_at) as counted_at,
  count(*)::int as companies,
  coalesce(sum(people), 0)::int as people,
  coalesce(sum(active_people), 0)::int as active_people,
  coalesce(sum(apprentices), 0)::int as apprentices,
  coalesce(sum(without_supervisor), 0)::int as without_supervisor,
  coalesce(sum(open_activities), 0)::int as open_activities,
  (
    select percentile_cont(0.5) within group (order by hours)
    from company_figure answered, unnest(answer_hours) hours
    where answered.company_id = 'companyId'
  ) as answer_hours,
  (
    select coalesce(json_agg(shown order by shown.week), '[]')
    from (
      select week::text as week, sum(active)::int as active
      from company_week
      where company_week.company_id = 'companyId'
      group by company_week.week
      order by company_week.week desc
      limit 8
    ) shown
  ) as weeks
from company_figure
where company_figure.company_id = 'companyId';

-- findFigures: all of them
select min(counted_at) as counted_at,
  count(*)::int as companies,
  coalesce(sum(people), 0)::int as people,
  coalesce(sum(active_people), 0)::int as active_people,
  coalesce(sum(apprentices), 0)::int as apprentices,
  coalesce(sum(without_supervisor), 0)::int as without_supervisor,
  coalesce(sum(open_activities), 0)::int as open_activities,
  (
    select percentile_cont(0.5) within group (order by hours)
    from company_figure answered, unnest(answer_hours) hours
    where true
  ) as answer_hours,
  (
    select coalesce(json_agg(shown order by shown.week), '[]')
    from (
      select week::text as week, sum(active)::int as active
      from company_week
      where true
      group by company_week.week
      order by company_week.week desc
      limit 8
    ) shown
  ) as weeks
from company_figure
where true;
