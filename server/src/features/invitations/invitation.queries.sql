-- Printed from invitation.queries.ts by `pnpm sql`; never edited by hand.

-- countTrainersOf
select count(*)::int as count
from person
where company_id = :companyId
  and status = 'ACTIVE'
  and roles @> '{VOCATIONAL_TRAINER}'
  and id = any(:ids[]::uuid[]);

-- deleteOldInvitations
delete from invitation
where status <> 'ACCEPTED'
  and date_created < now() - interval '44 days';

-- findInvitation
select invitation.id,
  invitation.email,
  invitation.role,
  invitation.company_id,
  invitation.supervisor_id,
  invitation.profession_id,
  company.name as company_name,
  invitation.status as status,
  invitation.adult_from::text as adult_from,
  invitation.status = 'PENDING' and invitation.expires_at > now() and company.status = 'ACTIVE' as is_open
from invitation
inner join company on company.id = invitation.company_id
where invitation.token_hash = :tokenHash;

-- giveTokens
update invitation
set token_hash = given.hash, expires_at = now() + make_interval(days => :days)
from unnest(:id[]::uuid[], :hash[]::bytea[]) as given (id, hash)
where invitation.id = given.id
returning expires_at;

-- insertInvitations
insert into invitation ()
values ()
returning id;

-- insertPerson
insert into person ()
values ()
on conflict (email)
do nothing
returning id;
insert into credential (person_id, password_hash)
values (:value, :passwordHash);
insert into setting (person_id, activity_setting, community_setting, message_setting)
values (:value, 'NOTIFICATION', 'NOTIFICATION', 'NOTIFICATION');

-- lockInvitation
select invitation.id,
  invitation.email,
  invitation.role,
  invitation.company_id,
  invitation.supervisor_id,
  invitation.profession_id,
  company.name as company_name,
  invitation.status as status,
  invitation.adult_from::text as adult_from,
  invitation.status = 'PENDING' and invitation.expires_at > now() and company.status = 'ACTIVE' as is_open
from invitation
inner join company on company.id = invitation.company_id
where invitation.id = :id
for update of invitation;

-- lockInvitingCompany
select id
from company
where id = :companyId
for no key update;

-- lockMailableInvitations
select invitation.id,
  invitation.email,
  invitation.role,
  company.name as company_name,
  inviter.name_first,
  inviter.name_last,
  invitation.template as template
from invitation
inner join company on company.id = invitation.company_id
inner join person as inviter on inviter.id = invitation.invited_by
where invitation.id = any(:ids[]::uuid[])
  and invitation.status = 'PENDING'
  and invitation.token_hash is null
  and company.status = 'ACTIVE'
  and not exists (select id from person where person.email = invitation.email)
  and (
    select count(*)::int as count
    from invitation as earlier
    where earlier.email = invitation.email
      and earlier.token_hash is not null
      and earlier.date_created > now() - interval '1 day'
  ) < :perDay
order by invitation.id
for update of invitation;

-- lockOpenInvitations
select id, status as status
from invitation
where company_id = :companyId
  and email = any(:emails[])
  and status = 'PENDING'
order by id
for update;

-- stampInvitedPerson
update invitation
set person_id = :personId
where id = :id;
