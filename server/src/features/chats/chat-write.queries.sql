-- Printed from chat-write.queries.ts by `pnpm sql`; never edited by hand.

-- findWriting
select exists (
  select from chat_participant where chat_id = :id and person_id = [object Object] and left_at is null
) as is_in,
  coalesce(are_kept_apart([object Object], :low_id::uuid), false) as is_kept_apart,
  case
    when :low_id::uuid is null then exists (
      select from chat_participant where chat_id = :id and person_id <> [object Object] and left_at is null
    )
    or exists (select from chat_request where chat_id = :id and status <> 'ACCEPTED')
    else exists (select from person where id = :low_id::uuid and status = 'ACTIVE')
    end as has_reader,
  request.id as request_id,
  request.status as request_status,
  request.from_number,
  request.date_created < now() - interval '30 days' as may_ask_again
from (select) nothing
left join chat_request request on request.chat_id = :id
  and request.person_id = :low_id::uuid
  and request.status <> 'ACCEPTED';

-- insertChat
insert into chat (creator_id, low_id, high_id, title)
values (:creatorId, :low, :high, :title)
on conflict (low_id, high_id)
do nothing
returning chat.id, chat.creator_id, chat.low_id, chat.high_id, chat.last_number;

-- insertFirstParticipants
insert into chat_participant (chat_id, person_id, from_number, last_read_number)
select :chatId, person_id, 0::int, 0::int
from unnest(:makerId[]::uuid[]) person_id
on conflict (chat_id, person_id)
do nothing;
insert into chat_participant (chat_id, person_id, from_number, last_read_number)
select :chatId, person_id, 0::int, 0::int
from unnest(:others[]::uuid[]) person_id
on conflict (chat_id, person_id)
do nothing;

-- insertParticipants
insert into chat_participant (chat_id, person_id, from_number, last_read_number)
select :chatId, person_id, :fromNumber::int, :fromNumber::int
from unnest(:people[]::uuid[]) person_id
on conflict (chat_id, person_id)
do nothing;

-- listInvited
select person.id,
  person.status = 'ACTIVE' as is_active,
  are_kept_apart(:callerId, person.id) as is_kept_apart,
  is_minor(person.adult_from)
    and exists (
      select
      from person other
      where other.id = any(:people,:callerId::uuid[])
        and other.id <> person.id
        and other.company_id <> person.company_id
        and not exists (
          select
          from application
          where application.author_id = person.id
            and application.activity_author_id = other.id
            and application.status in ('PENDING', 'APPROVED')
        )
        and not exists (
          select
          from assignment
          where assignment.author_id = person.id
            and assignment.contact_id = other.id
            and assignment.status in ('PENDING', 'APPROVED')
        )
    ) as must_be_asked
from person
where person.id = any(:people[]::uuid[])
order by person.id;

-- lockChat
select chat.id, chat.creator_id, chat.low_id, chat.high_id, chat.last_number
from chat
where id = :id
for update;

-- lockPair
select chat.id, chat.creator_id, chat.low_id, chat.high_id, chat.last_number
from chat
where low_id = :low
  and high_id = :high
for update;

-- markLeft
update chat_participant
set left_at = now(), unread = 0, unread_since = null
where chat_id = :chatId
  and person_id = :personId
  and left_at is null
returning id;

-- markRead
update chat_participant mine
set last_read_number = chat.last_number, unread = 0, unread_since = null
from chat
where chat.id = mine.chat_id
  and mine.chat_id = :chatId
  and mine.person_id = :personId
  and (mine.unread > 0 or mine.last_read_number < chat.last_number)
returning mine.id;

-- markUnread
update chat_participant mine
set unread = 1, mailed_number = chat.last_number
from chat
where chat.id = mine.chat_id
  and mine.chat_id = :chatId
  and mine.person_id = :personId
  and mine.unread = 0
  and chat.last_number > 0
returning mine.id;

-- updateShowsRead
insert into setting (person_id, shows_read)
values (:personId, :isShown)
on conflict (person_id)
do update set shows_read = :isShown;
