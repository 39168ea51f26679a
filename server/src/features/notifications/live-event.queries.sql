-- Printed from live-event.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldLiveEvents
delete from live_event
where id in (
  select id
  from live_event
  where date_created < now() - make_interval(days => :days)
  order by date_created
  limit :limit
  for update skip locked
);

-- findLiveEvent
select live_event.interaction,
  live_event.company_id,
  live_event.audience,
  live_event.date_created,
  person.name_first,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          person.avatar_file_id,
          is_masked(person.adult_from, person.profile_open, person.company_id, live_event.company_id)
        )
      )
        and file.status = 'READY'
    ),
    case
      when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
      end
  ) as picture
from live_event
inner join person on person.id = live_event.person_id
where live_event.event_id = :eventId
  and live_event.interaction = :interaction;

-- hasLiveEvent
select
from person
join live_event on live_event.company_id = person.company_id and live_event.person_id = person.id
where person.id = :personId
  and live_event.interaction = :interaction
  and live_event.date_created > now() - make_interval(hours => :hours)
limit 1;

-- insertLiveEvent
insert into live_event (event_id, interaction, person_id, company_id, audience)
select :eventId,
  :interaction,
  person.id,
  thing.company_id,
  case when stays_inside(person.adult_from, person.profile_open) then 'COMPANY' else :audience end
from person
cross join lateral (select coalesce(:companyId::uuid, person.company_id) as company_id) thing
where person.id = :personId
  and person.status = 'ACTIVE'
  and (thing.company_id = person.company_id or not stays_inside(person.adult_from, person.profile_open))
on conflict (event_id, interaction)
do nothing;

-- listLiveEvents
select event.interaction,
  event.date_created,
  person.name_first,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :companyId)
        )
      )
        and file.status = 'READY'
    ),
    case
      when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
      end
  ) as picture
from (
  (
    select live_event.id, live_event.interaction, live_event.date_created, live_event.person_id
    from live_event
    join person on person.id = live_event.person_id
    where live_event.company_id = :companyId
      and (person.company_id = live_event.company_id or not stays_inside(person.adult_from, person.profile_open))
    order by live_event.date_created desc, live_event.id desc
    limit 10
  )
  union all (
    select live_event.id, live_event.interaction, live_event.date_created, live_event.person_id
    from live_event
    join person on person.id = live_event.person_id
    where live_event.audience = 'EVERYBODY'
      and live_event.company_id <> :companyId
      and not stays_inside(person.adult_from, person.profile_open)
    order by live_event.date_created desc, live_event.id desc
    limit 10
  )
  union all (
    select live_event.id, live_event.interaction, live_event.date_created, live_event.person_id
    from live_event
    join person on person.id = live_event.person_id
    where live_event.audience = 'EXTERNAL'
      and live_event.company_id <> :companyId
      and not stays_inside(person.adult_from, person.profile_open)
      and :readsExternal::boolean
    order by live_event.date_created desc, live_event.id desc
    limit 10
  )
) event
join person on person.id = event.person_id
order by event.date_created desc, event.id desc
limit 10;
