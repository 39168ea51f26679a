-- Printed from trail.queries.ts by `pnpm sql`; never edited by hand.

-- listTrail: of one company
select entry.id,
  entry.at,
  entry.actor_id,
  entry.action,
  entry.resource,
  entry.from_status,
  entry.to_status,
  case when actor.company_id = :callerCompany then actor.name_first || ' ' || actor.name_last end as actor,
  coalesce(
    case when target.company_id = :callerCompany then target.name_first || ' ' || target.name_last end, about.name
  ) as target,
  case entry.resource when 'feature_switch' then entry.details ->> 'feature' end as feature,
  coalesce(about.name, company.name) as company_name,
  case
    when entry.resource = 'person'
    and entry.details -> 'rolesBefore' <> entry.details -> 'roles' then jsonb_build_object(
      'before', entry.details -> 'rolesBefore', 'after', entry.details -> 'roles'
    )
    end as roles
from read_audit(:actorId, :targetId, :action, :companyId, :from, :to, :before, :most) entry
left join person actor on actor.id = entry.actor_id
left join person target on entry.resource = 'person' and target.id = entry.target_id
left join company about on entry.resource in ('company', 'feature_switch') and about.id = entry.target_id
left join company on company.id = coalesce(target.company_id, actor.company_id)
order by entry.id desc;

-- listTrail: of the platform
select entry.id,
  entry.at,
  entry.actor_id,
  entry.action,
  entry.resource,
  entry.from_status,
  entry.to_status,
  case when true then actor.name_first || ' ' || actor.name_last end as actor,
  coalesce(case when true then target.name_first || ' ' || target.name_last end, about.name) as target,
  case entry.resource when 'feature_switch' then entry.details ->> 'feature' end as feature,
  coalesce(about.name, company.name) as company_name,
  case
    when entry.resource = 'person'
    and entry.details -> 'rolesBefore' <> entry.details -> 'roles' then jsonb_build_object(
      'before', entry.details -> 'rolesBefore', 'after', entry.details -> 'roles'
    )
    end as roles
from read_audit(:actorId, :targetId, :action, :companyId, :from, :to, :before, :most) entry
left join person actor on actor.id = entry.actor_id
left join person target on entry.resource = 'person' and target.id = entry.target_id
left join company about on entry.resource in ('company', 'feature_switch') and about.id = entry.target_id
left join company on company.id = coalesce(target.company_id, actor.company_id)
order by entry.id desc;
