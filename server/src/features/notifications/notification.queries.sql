-- Printed from notification.queries.ts by `pnpm sql`; never edited by hand.

-- countUnread
select count(*) as unread
from notification
where recipient_id = :userId
  and in_app = true
  and is_read = false;

-- deleteOldNotifications
delete from notification
where id in (
  select id
  from notification
  where date_created < now() - make_interval(months => :months)
  order by date_created
  limit :limit
  for update skip locked
);
delete from notice
where date_created < now() - make_interval(months => :months);

-- findNotification
select id, kind, type, title, body, target_id, is_read, date_created
from notification
where id = :id;

-- insertBatch
insert into notification (event_id, kind, recipient_id, type, target_id, title, body, in_app, mail_due)
select 'eventId',
  'kind',
  person.id,
  'type',
  'targetId',
  said.title,
  said.body,
  coalesce(setting.status_setting, 'MAIL_NOTIFICATION') in ('MAIL_NOTIFICATION', 'NOTIFICATION'),
  coalesce(setting.status_setting, 'MAIL_NOTIFICATION') in ('MAIL_NOTIFICATION', 'MAIL') and 'isMailed'::boolean
from person
join unnest(
  companyId::uuid[], title::text[], body::text[]
) said (company_id, title, body) on said.company_id = person.company_id
left join setting on setting.person_id = person.id
where person.id = any(id::uuid[])
  and person.status = 'ACTIVE'
  and person.id is distinct from 'actorId'::uuid
  and coalesce(setting.status_setting, 'MAIL_NOTIFICATION') <> 'NONE'
on conflict (event_id, recipient_id)
do nothing
returning id, kind, type, title, body, target_id, is_read, date_created, recipient_id, in_app;

-- insertNotice
insert into notice (event_id, kind, target_id, actor_id, params, people)
values (
  :eventId, :kind, :targetId, (select person.id from person where person.id = :actorId::uuid), '{}', '{}'
)
on conflict
do nothing;

-- isStillTold
select
from notification
where recipient_id = :recipientId
  and kind = :kind
  and target_id = :targetId
  and date_created > now() - interval '7 days'
  and (mail_due or (in_app and not is_read) or date_created > now() - make_interval(hours => :withinHours))
limit 1;

-- listNotifications
select id, kind, type, title, body, target_id, is_read, date_created
from notification
where recipient_id = :userId
  and in_app = true
order by date_created desc, id desc
limit :size
offset :offset;

-- listTold
select id, kind, type, title, body, target_id, is_read, date_created, recipient_id, in_app
from notification
where event_id = :eventId
  and kind = :kind
  and recipient_id = any(:recipientIds[]::uuid[]);

-- updateAllRead
update notification
set is_read = true
where id in (
  select id
  from notification
  where recipient_id = :personId
    and in_app
    and not is_read
  order by id
  limit :limit
  for update
)
returning id;

-- updateRead
update notification
set is_read = true
where id = :id
  and recipient_id = :personId
  and is_read = false
returning id;
