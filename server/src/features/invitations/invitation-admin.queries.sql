-- Printed from invitation-admin.queries.ts by `pnpm sql`; never edited by hand.

-- countInvitations
select least(count(*), :most)::int as total
from (
  select
  from invitation
  where invitation.company_id = :callerCompany
    and (
      :view::text = 'ALL' or invitation.status = case :view::text when 'WAITING' then 'PENDING' else :view::text end
    )
    and (
      invitation.status <> 'WITHDRAWN'
        or not exists (
          select
          from invitation newer
          where newer.company_id = invitation.company_id
            and newer.email = invitation.email
            and newer.id > invitation.id
        )
    )
    and (:part::text is null or strpos(invitation.email, :part::text) > 0)
  limit :most
) counted;

-- countSentToday
select count(*)::int as count
from invitation
where company_id = :companyId
  and email = :email
  and date_created > now() - interval '1 day';

-- countStates
select jsonb_build_object(
  'OPEN',
  count(*) filter (where state = 'OPEN'),
  'EXPIRING',
  count(*) filter (where state = 'EXPIRING'),
  'EXPIRED',
  count(*) filter (where state = 'EXPIRED'),
  'ACCEPTED',
  count(*) filter (where state = 'ACCEPTED'),
  'WITHDRAWN',
  count(*) filter (where state = 'WITHDRAWN')
) as counts,
  (count(*) filter (where is_remindable))::int as remindable
from (
  select case
    when invitation.status <> 'PENDING' then invitation.status
    when invitation.expires_at <= now() then 'EXPIRED'
    when invitation.expires_at <= now()
    + make_interval(days => 3) then 'EXPIRING'
    else 'OPEN'
    end as state,
    invitation.status = 'PENDING'
      and invitation.token_hash is not null
      and invitation.date_created < now() - make_interval(days => 3) as is_remindable
  from invitation
  where company_id = :companyId
    and (
      status <> 'WITHDRAWN'
        or not exists (
          select
          from invitation newer
          where newer.company_id = invitation.company_id
            and newer.email = invitation.email
            and newer.id > invitation.id
        )
    )
) counted;

-- deleteOldImports
delete from invitation_import
where date_created < now() - interval '44 days';

-- findImported
select sent, skipped
from invitation_import
where company_id = :companyId
  and import_id = :importId
  and number = :number;

-- insertImported
insert into invitation_import (company_id, import_id, number)
values (:companyId, :importId, :number);

-- listInvitationPage
select invitation.id,
  invitation.email,
  invitation.role,
  case
    when invitation.status <> 'PENDING' then invitation.status
    when invitation.expires_at <= now() then 'EXPIRED'
    when invitation.expires_at <= now()
    + make_interval(days => 3) then 'EXPIRING'
    else 'OPEN'
    end as state,
  company.name as company_name,
  supervisor.name_first || ' ' || supervisor.name_last as supervisor,
  inviter.name_first || ' ' || inviter.name_last as inviter,
  invitation.date_created,
  invitation.expires_at,
  invitation.template
from invitation
join company on company.id = invitation.company_id
left join person supervisor on supervisor.id = invitation.supervisor_id
left join person inviter on inviter.id = invitation.invited_by
where invitation.company_id = :callerCompany
  and (
    :view::text = 'ALL' or invitation.status = case :view::text when 'WAITING' then 'PENDING' else :view::text end
  )
  and (
    invitation.status <> 'WITHDRAWN'
      or not exists (
        select
        from invitation newer
        where newer.company_id = invitation.company_id
          and newer.email = invitation.email
          and newer.id > invitation.id
      )
  )
  and (:part::text is null or strpos(invitation.email, :part::text) > 0)
order by invitation.date_created desc, invitation.id desc
limit :size
offset :offset;

-- listKnownAddresses
select email, 'member' as known
from person
where company_id = :companyId
  and email = any(:emails[]::text[])
union all
select email, 'invited'
from invitation
where company_id = :companyId
  and status = 'PENDING'
  and (expires_at is null or expires_at > now())
  and email = any(:emails[]::text[]);

-- listRemindable
select email,
  jsonb_strip_nulls(
    jsonb_build_object(
      'role', role, 'adultFrom', adult_from, 'supervisorId', supervisor_id, 'professionId', profession_id
    )
  ) as content
from invitation
where company_id = :companyId
  and invitation.status = 'PENDING'
  and invitation.token_hash is not null
  and invitation.date_created < now() - make_interval(days => 3)
order by id;

-- lockSentInvitation
select id,
  status,
  company_id,
  email,
  template,
  jsonb_strip_nulls(
    jsonb_build_object(
      'role', role, 'adultFrom', adult_from, 'supervisorId', supervisor_id, 'professionId', profession_id
    )
  ) as content
from invitation
where id = :id
for update;
