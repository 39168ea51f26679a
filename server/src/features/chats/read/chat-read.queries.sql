-- Printed from chat-read.queries.ts by `pnpm sql`; never edited by hand.

-- countUnread
select (
  select coalesce(sum(unread), 0)::int
  from chat_participant
  where person_id = :personId
    and unread > 0
    and left_at is null
) as unread,
  (
    select count(*)::int
    from chat_request request
    join chat on chat.id = request.chat_id
    join person sender on sender.id = request.asked_by and sender.status = 'ACTIVE'
    left join message on message.chat_id = chat.id
      and message.number = request.from_number
      + 1
      and chat.low_id is not null
      and message.deleted_at is null
    where request.person_id = :personId
      and request.status = 'WAITING'
      and (chat.low_id is null or message.id is not null)
      and sender.id not in (select kept_apart_from_caller())
  ) as requests,
  coalesce((select shows_read from setting where person_id = :personId), true) as shows_read;

-- findChat
select chat.id,
  chat.title,
  chat.low_id is null as is_group,
  chat.last_number,
  mine.unread,
  mine.date_updated,
  last.kind as last_kind,
  left(last.body, 160) as last_body,
  last.author_id as last_author,
  author.name_first as last_first_name,
  last.deleted_at is not null as last_deleted,
  other.id as other_id,
  other.profile_id as other_profile,
  other.name_first || ' ' || shown_last_name(
    other.name_last, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
  ) as other_name,
  other.status <> 'ACTIVE' as other_left,
  other.company_id <> :callerCompany as is_outside,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          other.avatar_file_id, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when other.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', other.avatar_art)
      end
  ) as picture,
  case
    when chat.low_id is null
    and chat.title = '' then (
      select string_agg(others.name_first, ', ')
      from (
        select person.name_first
        from chat_participant
        join person on person.id = chat_participant.person_id
        where chat_id = chat.id
          and person_id <> :callerId
          and left_at is null
        order by person.name_first, person.id
        limit 5
      ) others
    )
    end as first_names,
  exists (
    select
    from chat_participant others
    where others.chat_id = chat.id
      and others.person_id <> :callerId
      and others.left_at is null
  )
    or (
      chat.low_id is null and exists (select from chat_request where chat_id = chat.id and status <> 'ACCEPTED')
    ) as is_open
from chat_participant mine
join chat on chat.id = mine.chat_id
left join message last on last.chat_id = chat.id
  and last.number = chat.last_number
  and last.number > mine.from_number
left join person author on author.id = last.author_id
left join person other on other.id = case when chat.low_id = :callerId then chat.high_id else chat.low_id end
where mine.chat_id = :id
  and mine.person_id = :callerId
  and mine.left_at is null;

-- listChatPeople
select person.id,
  person.profile_id,
  person.name_first,
  person.name_first || ' ' || shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
      end
  ) as picture,
  person.status <> 'ACTIVE' as is_former,
  person.company_id <> :callerCompany as is_outside,
  place.presence,
  case
    when chat.low_id is not null
    and place.person_id <> :callerId
    and place.presence = 'IN'
    and coalesce(setting.shows_read, true) then place.last_read_number
    end as read_up_to,
  place.presence = 'IN'
    and place.person_id <> :callerId
    and person.company_id = :callerCompany
    and is_minor(person.adult_from) as rests_at_night
from (
  select id,
    chat_id,
    person_id,
    last_read_number,
    case when left_at is null then 'IN' else 'LEFT' end as presence
  from chat_participant
  where chat_id = :id
  union all
  select id, chat_id, person_id, 0, 'ASKED'
  from chat_request
  where chat_id = :id
    and status <> 'ACCEPTED'
) place
join chat on chat.id = place.chat_id
join person on person.id = place.person_id
left join setting on setting.person_id = person.id
order by place.presence = 'ASKED', person.name_first, person.id;

-- listChats
select chat.id,
  chat.title,
  chat.low_id is null as is_group,
  chat.last_number,
  mine.unread,
  mine.date_updated,
  last.kind as last_kind,
  left(last.body, 160) as last_body,
  last.author_id as last_author,
  author.name_first as last_first_name,
  last.deleted_at is not null as last_deleted,
  other.id as other_id,
  other.profile_id as other_profile,
  other.name_first || ' ' || shown_last_name(
    other.name_last, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
  ) as other_name,
  other.status <> 'ACTIVE' as other_left,
  other.company_id <> :callerCompany as is_outside,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          other.avatar_file_id, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when other.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', other.avatar_art)
      end
  ) as picture,
  case
    when chat.low_id is null
    and chat.title = '' then (
      select string_agg(others.name_first, ', ')
      from (
        select person.name_first
        from chat_participant
        join person on person.id = chat_participant.person_id
        where chat_id = chat.id
          and person_id <> :callerId
          and left_at is null
        order by person.name_first, person.id
        limit 5
      ) others
    )
    end as first_names,
  exists (
    select
    from chat_participant others
    where others.chat_id = chat.id
      and others.person_id <> :callerId
      and others.left_at is null
  )
    or (
      chat.low_id is null and exists (select from chat_request where chat_id = chat.id and status <> 'ACCEPTED')
    ) as is_open
from chat_participant mine
join chat on chat.id = mine.chat_id
left join message last on last.chat_id = chat.id
  and last.number = chat.last_number
  and last.number > mine.from_number
left join person author on author.id = last.author_id
left join person other on other.id = case when chat.low_id = :callerId then chat.high_id else chat.low_id end
where mine.person_id = :callerId
  and mine.left_at is null
  and (chat.last_number > 0 or chat.low_id is null)
order by mine.date_updated desc, mine.chat_id desc
offset :offset
limit :size;

-- listChatsByIds
select chat.id,
  chat.title,
  chat.low_id is null as is_group,
  chat.last_number,
  mine.unread,
  mine.date_updated,
  last.kind as last_kind,
  left(last.body, 160) as last_body,
  last.author_id as last_author,
  author.name_first as last_first_name,
  last.deleted_at is not null as last_deleted,
  other.id as other_id,
  other.profile_id as other_profile,
  other.name_first || ' ' || shown_last_name(
    other.name_last, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
  ) as other_name,
  other.status <> 'ACTIVE' as other_left,
  other.company_id <> :callerCompany as is_outside,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          other.avatar_file_id, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when other.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', other.avatar_art)
      end
  ) as picture,
  case
    when chat.low_id is null
    and chat.title = '' then (
      select string_agg(others.name_first, ', ')
      from (
        select person.name_first
        from chat_participant
        join person on person.id = chat_participant.person_id
        where chat_id = chat.id
          and person_id <> :callerId
          and left_at is null
        order by person.name_first, person.id
        limit 5
      ) others
    )
    end as first_names,
  exists (
    select
    from chat_participant others
    where others.chat_id = chat.id
      and others.person_id <> :callerId
      and others.left_at is null
  )
    or (
      chat.low_id is null and exists (select from chat_request where chat_id = chat.id and status <> 'ACCEPTED')
    ) as is_open
from chat_participant mine
join chat on chat.id = mine.chat_id
left join message last on last.chat_id = chat.id
  and last.number = chat.last_number
  and last.number > mine.from_number
left join person author on author.id = last.author_id
left join person other on other.id = case when chat.low_id = :callerId then chat.high_id else chat.low_id end
where mine.chat_id = any(:ids::uuid[])
  and mine.person_id = :callerId
  and mine.left_at is null;

-- searchChats
select *
from (
  select chat.id,
    chat.title,
    chat.low_id is null as is_group,
    chat.last_number,
    mine.unread,
    mine.date_updated,
    last.kind as last_kind,
    left(last.body, 160) as last_body,
    last.author_id as last_author,
    author.name_first as last_first_name,
    last.deleted_at is not null as last_deleted,
    other.id as other_id,
    other.profile_id as other_profile,
    other.name_first || ' ' || shown_last_name(
      other.name_last, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
    ) as other_name,
    other.status <> 'ACTIVE' as other_left,
    other.company_id <> :callerCompany as is_outside,
    coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            other.avatar_file_id, is_masked(other.adult_from, other.profile_open, other.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case
        when other.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', other.avatar_art)
        end
    ) as picture,
    case
      when chat.low_id is null
      and chat.title = '' then (
        select string_agg(others.name_first, ', ')
        from (
          select person.name_first
          from chat_participant
          join person on person.id = chat_participant.person_id
          where chat_id = chat.id
            and person_id <> :callerId
            and left_at is null
          order by person.name_first, person.id
          limit 5
        ) others
      )
      end as first_names,
    exists (
      select
      from chat_participant others
      where others.chat_id = chat.id
        and others.person_id <> :callerId
        and others.left_at is null
    )
      or (
        chat.low_id is null and exists (select from chat_request where chat_id = chat.id and status <> 'ACCEPTED')
      ) as is_open
  from chat_participant mine
  join chat on chat.id = mine.chat_id
  left join message last on last.chat_id = chat.id
    and last.number = chat.last_number
    and last.number > mine.from_number
  left join person author on author.id = last.author_id
  left join person other on other.id = case when chat.low_id = :callerId then chat.high_id else chat.low_id end
  where mine.person_id = :callerId
    and mine.left_at is null
    and (chat.last_number > 0 or chat.low_id is null)
) own
where person_search(
  case
    when is_group then coalesce(nullif(title, ''), first_names)
    when not (other_left and is_outside) then other_name
    end,
  ''
) like :pattern
order by date_updated desc, id desc
limit :size;
