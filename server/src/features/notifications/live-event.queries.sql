-- Printed from live-event.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldLiveEvents
delete from live_event
where id in ( select id from live_event where date_created < now() - make_interval(days => :days) order by date_created limit :limit for update skip locked );

-- findLiveEvent
select live_event.interaction,
  live_event.company_id,
  live_event.audience,
  live_event.date_created,
  person.name_first
from live_event
inner join person on person.id = live_event.person_id
where live_event.event_id = :eventId
  and live_event.interaction = :interaction;

-- insertLiveEvent
insert into live_event (event_id, interaction, person_id, company_id, audience)
select :eventId,
  :interaction,
  person.id,
  person.company_id,
  case when person.adult_from > (now() at time zone 'Europe/Zurich')::date then 'COMPANY' else :audience end
from person
where person.id = :personId
  and person.status = 'ACTIVE'
on conflict (event_id, interaction)
do nothing;

-- listLiveEvents
select event.interaction, person.name_first, event.date_created
from ( ( select live_event.id, live_event.interaction, live_event.person_id, live_event.date_created from live_event where company_id = :companyId order by date_created desc, id desc limit :limit) union all ( select live_event.id, live_event.interaction, live_event.person_id, live_event.date_created from live_event where audience = 'EVERYBODY' and company_id <> :companyId order by date_created desc, id desc limit :limit) union all ( select live_event.id, live_event.interaction, live_event.person_id, live_event.date_created from live_event where audience = 'EXTERNAL' and company_id <> :companyId and :readsExternal::boolean order by date_created desc, id desc limit :limit) ) event
join person on person.id = event.person_id
order by event.date_created desc, event.id desc
limit :limit;
