-- Printed from switch.queries.ts by `pnpm sql`; never edited by hand.

-- deleteSwitch
delete from feature_switch
where feature = :feature
  and company_id is not distinct from :companyId::uuid
returning id;

-- listOffSwitches
select feature_switch.feature,
  feature_switch.company_id,
  company.name as company_name,
  feature_switch.notice,
  feature_switch.reason,
  person.name_first || ' ' || person.name_last as by,
  feature_switch.date_created
from feature_switch
join person on person.id = feature_switch.actor_id
left join company on company.id = feature_switch.company_id
order by feature_switch.feature, company.name nulls first, feature_switch.id;

-- upsertSwitch
insert into feature_switch (feature, company_id, notice, reason, actor_id)
select :feature, :companyId::uuid, :notice, :reason, :actorId::uuid
where :companyId::uuid is null
  or exists (select from company where company.id = :companyId::uuid)
on conflict on constraint feature_switch_once
do update set notice = excluded.notice,
  reason = excluded.reason,
  actor_id = excluded.actor_id,
  date_created = now()
returning id;
