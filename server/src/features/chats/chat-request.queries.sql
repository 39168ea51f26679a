-- Printed from chat-request.queries.ts by `pnpm sql`; never edited by hand.

-- findRequestChat
select chat_id
from chat_request
where id = :id;

-- findRequestMail
select request.person_id,
  sender.name_first || ' ' || shown_last_name(
    sender.name_last, is_masked(sender.adult_from, sender.profile_open, sender.company_id, asked.company_id)
  ) as sender_name,
  company.name as company
from chat_request request
join person asked on asked.id = request.person_id
join person sender on sender.id = request.asked_by
join company on company.id = sender.company_id
where request.id = :requestId
  and request.status = 'WAITING';

-- findRequestTo
select id, chat_id, person_id, status
from chat_request
where chat_id = :chatId
  and person_id = :personId;

-- insertRequests
insert into chat_request (chat_id, person_id, asked_by)
select :chatId, person_id, :askedBy
from unnest(:people[]::uuid[]) person_id
on conflict (chat_id, person_id)
do nothing
returning id;

-- listChatRequests
select request.id,
  request.chat_id,
  sender.id as sender_id,
  sender.profile_id as sender_profile,
  sender.name_first || ' ' || shown_last_name(
    sender.name_last, is_masked(sender.adult_from, sender.profile_open, sender.company_id, :callerCompany)
  ) as name,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          sender.avatar_file_id, is_masked(sender.adult_from, sender.profile_open, sender.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when sender.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', sender.avatar_art)
      end
  ) as picture,
  (select company.name from company where company.id = sender.company_id) as company,
  chat.low_id is null as is_group,
  chat.title,
  array(
    select person.name_first || ' ' || shown_last_name(
      person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    )
    from chat_participant
    join person on person.id = chat_participant.person_id
    where chat_participant.chat_id = chat.id
      and left_at is null
      and chat.low_id is null
    order by person.name_first, person.id
  ) as people,
  message.body,
  message.id as message_id,
  coalesce(message.date_created, request.date_created) as date_created
from chat_request request
join chat on chat.id = request.chat_id
join person sender on sender.id = request.asked_by and sender.status = 'ACTIVE'
left join message on message.chat_id = chat.id
  and message.number = request.from_number
  + 1
  and chat.low_id is not null
  and message.deleted_at is null
where request.person_id = :callerId
  and request.status = 'WAITING'
  and (chat.low_id is null or message.id is not null)
  and sender.id not in (select kept_apart_from_caller())
order by request.id desc
limit 100;

-- lockRequest
select id, chat_id, person_id, status
from chat_request
where id = :id
for update;

-- renewRequest
update chat_request
set from_number = :fromNumber, date_created = now()
where id = :id;
