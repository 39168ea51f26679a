-- Printed from evaluation-link.queries.ts by `pnpm sql`; never edited by hand.

-- findLink
select coalesce(
  (
    select contact.name_first || ' ' || shown_last_name(
      contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
    )
    from person contact
    where contact.id = assignment.contact_id
  ),
  nullif(assignment.contact, '')
) as contact,
  assignment.contact_id,
  assignment.contact_email,
  assignment.approved_at is not null as is_in_force,
  coalesce(assignment.approved_start > swiss_today(), false) as is_too_early,
  evaluation.contact_submitted_at,
  (select count(*)::int from evaluation_link where evaluation_link.evaluation_id = assignment.id) as sent,
  last.address,
  last.date_sent,
  last.expires_at,
  last.expires_at <= now() as is_over,
  last.opened_at,
  last.used_at,
  last.revoked_at
from assignment
left join evaluation on evaluation.id = assignment.id
left join lateral (
  select *
  from evaluation_link
  where evaluation_link.evaluation_id = assignment.id
  order by evaluation_link.date_sent desc, evaluation_link.id desc
  limit 1
) last on true
where assignment.id = :id;

-- findLinkMail
select evaluation_link.id,
  evaluation_link.address,
  evaluation_link.expires_at,
  company.name as company,
  apprentice.name_first || ' ' || apprentice.name_last as apprentice,
  sender.name_first || ' ' || sender.name_last as sender,
  assignment.title,
  assignment.approved_start as starts,
  assignment.approved_end as ends
from evaluation_link
join evaluation on evaluation.id = evaluation_link.evaluation_id
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
join person sender on sender.id = evaluation_link.sent_by
join company on company.id = evaluation.company_id
where evaluation_link.id = :linkId;

-- insertGuestEvaluation
insert into evaluation (id, apprentice_id, company_id)
select assignment.id, assignment.author_id, assignment.company_id
from assignment
where assignment.id = :id
on conflict (id)
do nothing;

-- insertLink
insert into evaluation_link (evaluation_id, address, sent_by, token_hash, token_seed, expires_at)
values (:evaluationId, :address, :sentBy, :hash, :seed, now() + make_interval(days => 14))
returning id;

-- isAddressOf
select
from person
where person.email = :email
  and person.id = any(:personIds::uuid[]);

-- lockSending
select approved_at is not null as is_in_force,
  coalesce(approved_start > swiss_today(), false) as is_too_early,
  contact_id,
  author_id as apprentice_id
from assignment
where id = :id
for update;

-- lockSentLinks
select contact_submitted_at is not null as is_submitted,
  (select count(*)::int from evaluation_link where evaluation_link.evaluation_id = evaluation.id) as sent
from evaluation
where id = :id
for update;

-- revokeLink
update evaluation_link
set revoked_at = now(), token_seed = null
where evaluation_id = :evaluationId
  and used_at is null
  and revoked_at is null;

-- updateContactEmail
update assignment
set contact_email = :email
where id = :id
  and contact_email is distinct from :email;
