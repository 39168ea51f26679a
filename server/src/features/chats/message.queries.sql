-- Printed from message.queries.ts by `pnpm sql`; never edited by hand.

-- emptyDeleted
update message
set body = ''
where deleted_at < :before
  and body <> '';

-- findMessage
select message.id,
  message.chat_id,
  message.number,
  message.author_id,
  message.kind,
  case when message.deleted_at is null then message.body else '' end as body,
  message.client_id,
  message.date_created,
  message.deleted_at is not null as is_deleted
from message
where id = :id;

-- findSent
select id, chat_id
from message
where author_id = :authorId
  and client_id = :clientId;

-- insertLine
with counted as (update chat set last_number = last_number + 1 where id = :chatId returning last_number)
insert into message (chat_id, number, author_id, kind, body)
select :chatId, last_number, :personId, :kind, ''
from counted
returning id;

-- insertMessage
with came as (
  select about_type, about_id
  from chat_participant
  where chat_id = :chatId
    and person_id = :authorId
    and about_id is not null
),
  written as (
    insert into message (chat_id, number, author_id, body, client_id)
    values (:chatId, :number, :authorId, :body, :clientId)
    returning id, date_created
  ),
  counted as (
    update chat
    set last_number = :number,
      about_type = coalesce((select about_type from came), chat.about_type),
      about_id = coalesce((select about_id from came), chat.about_id)
    where id = :chatId
  ),
  told as (
    update chat_participant
    set date_updated = written.date_created,
      about_type = null,
      about_id = null,
      last_read_number = case when person_id = :authorId then :number::int else last_read_number end,
      unread = case when person_id = :authorId then 0 else unread + 1 end,
      unread_since = case when person_id = :authorId then null else coalesce(unread_since, written.date_created) end
    from written
    where chat_participant.chat_id = :chatId
      and left_at is null
    returning chat_participant.person_id, chat_participant.unread
  )
select id,
  date_created,
  exists (select from came) as is_about_new,
  (select json_agg(told) from told) as places
from written;

-- listMessages
select *
from (
  select message.id,
    message.chat_id,
    message.number,
    message.author_id,
    message.kind,
    case when message.deleted_at is null then message.body else '' end as body,
    message.client_id,
    message.date_created,
    message.deleted_at is not null as is_deleted
  from message
  join chat_participant mine on mine.chat_id = message.chat_id and mine.person_id = :callerId
  where message.chat_id = :chatId
    and message.number > mine.from_number
    and message.number < coalesce(
      (select number from message earlier where earlier.id = :before::uuid and earlier.chat_id = :chatId),
      2147483647
    )
  order by message.number desc
  offset :offset
  limit :size
) page
order by number;

-- markDeleted
update message
set deleted_at = now()
where id = :id
  and deleted_at is null
  and kind = 'TEXT'
returning chat_id;

-- searchMessages
select message.id as message_id, message.chat_id, message.number, message.body, message.date_created
from chat_participant mine
join message on message.chat_id = mine.chat_id and message.number > mine.from_number
where mine.person_id = :callerId
  and mine.left_at is null
  and message.kind = 'TEXT'
  and message.deleted_at is null
  and person_search(message.body, '') like :pattern
order by message.id desc
limit :size;
