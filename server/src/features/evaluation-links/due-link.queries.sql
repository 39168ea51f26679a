-- Printed from due-link.queries.ts by `pnpm sql`; never edited by hand.

-- giveEvaluation
update evaluation
set contact_id = :personId
where id = :id;
update judgement
set party_id = :personId
where evaluation_id = :id
  and side = 'CONTACT'
  and party_id is null;
update assignment
set contact_id = :personId, contact = '', contact_email = null
where id = :id;

-- listDueLinks
select evaluation_link.id, evaluation_link.expires_at <= now() as is_over, company.canton
from evaluation_link
join evaluation on evaluation.id = evaluation_link.evaluation_id
join company on company.id = evaluation.company_id
where evaluation_link.used_at is null
  and evaluation_link.revoked_at is null
  and evaluation_link.told_at is null
  and evaluation_link.expires_at <= now()
  + make_interval(days => 3)
  and (evaluation_link.expires_at <= now() or evaluation_link.reminded_at is null)
  and evaluation_link.id > :after
order by evaluation_link.id
limit :limit;

-- lockAdoptable
select evaluation.id
from assignment
join evaluation on evaluation.id = assignment.id
join person on person.id = :personId and person.status = 'ACTIVE'
where evaluation.contact_id is null
  and assignment.contact_id is null
  and evaluation.status <> 'DISCUSSED'
  and evaluation.apprentice_id <> person.id
  and evaluation.id in (select evaluation_id from evaluation_link where evaluation_link.address = person.email)
  and person.email = (
    select evaluation_link.address
    from evaluation_link
    where evaluation_link.evaluation_id = evaluation.id
    order by evaluation_link.date_sent desc, evaluation_link.id desc
    limit 1
  )
order by evaluation.id
for update of assignment, evaluation;

-- stampTold
update evaluation_link
set told_at = now(), token_seed = null
where id = :id
  and used_at is null
  and revoked_at is null
  and told_at is null
  and expires_at <= now()
returning evaluation_id, sent_by;

-- takeReminder
with due as (
  select id, token_seed
  from evaluation_link
  where id = :id
    and used_at is null
    and revoked_at is null
    and reminded_at is null
    and expires_at > now()
  for update
)
update evaluation_link
set reminded_at = now(), token_seed = null
from due
where evaluation_link.id = due.id
returning due.token_seed as seed;
