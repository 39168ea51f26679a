-- Printed from block.queries.ts by `pnpm sql`; never edited by hand.

-- countBlocks
select count(*)::int as total
from (select from block where block.person_id = :callerId limit :most) counted;

-- deleteBlockRow
delete from block
where person_id = :personId
  and blocked_id = :blockedId;

-- findBlockStatus
select exists (select from block where block.person_id = me.id and block.blocked_id = other.id) as is_blocked,
  (
    me.supervisor_id = other.id
      or (me.company_id = other.company_id and me.roles && '{APPRENTICE}' and other.roles && '{EDUCATION_OFFICER}')
  ) is true as is_in_charge
from person other
join person me on me.id = :callerId
where other.id = :personId
  and other.id <> me.id;

-- findBlockTarget
select id
from person
where id = :personId
  and status = 'ACTIVE';

-- insertBlock
insert into block (person_id, blocked_id)
values (:personId, :blockedId)
on conflict
do nothing;

-- listBlockRows
select block.id,
  person.id as person_id,
  person.profile_id,
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
  company.name as company,
  block.date_created
from block
join person on person.id = block.blocked_id
join company on company.id = person.company_id
where block.person_id = :callerId
order by block.id desc
limit :size
offset :offset;
