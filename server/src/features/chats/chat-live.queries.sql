-- Printed from chat-live.queries.ts by `pnpm sql`; never edited by hand.

-- areInChats
select is_in
from are_in_chats(:personId[]::uuid[], :chatId[]::uuid[]) is_in;

-- findAsked
select person_id, chat_id
from chat_request
where id = :requestId
  and status = 'WAITING';

-- listPlaces
select place.person_id,
  place.unread,
  place.date_updated,
  place.last_read_number,
  chat.low_id is not null as is_pair,
  coalesce(setting.shows_read, true) as shows_read
from chat_participant place
join chat on chat.id = place.chat_id
left join setting on setting.person_id = place.person_id
where place.chat_id = :chatId
  and place.left_at is null;

-- noteSeen
insert into live_seen (person_id, seen_at)
select person_id, now()
from unnest(:people[]::uuid[]) person_id
on conflict (person_id)
do update set seen_at = excluded.seen_at;
