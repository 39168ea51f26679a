-- Printed from guest.queries.ts by `pnpm sql`; never edited by hand.

-- enterAsGuest
select set_config('app.guest_evaluation', :evaluationId, true);

-- findGuestEvaluation
select evaluation.apprentice_id,
  apprentice.name_first || ' ' || apprentice.name_last as apprentice,
  assignment.title,
  assignment.approved_start as starts,
  assignment.approved_end as ends,
  evaluation.version,
  assignment.status = 'PENDING' as is_frozen,
  judgement.notes,
  (
    select json_agg(
      json_build_object(
        'criterion_id',
        evaluation_point.criterion_id,
        'grade',
        evaluation_point.grade,
        'justification',
        evaluation_point.justification
      )
    )
    from evaluation_point
    where evaluation_point.part_id = judgement.id
  ) as points
from evaluation
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
left join judgement on judgement.evaluation_id = evaluation.id
  and judgement.side = 'CONTACT'
  and judgement.party_id is null
where evaluation.id = :evaluationId;

-- findGuestLink
select evaluation_link.id,
  evaluation_link.evaluation_id,
  evaluation_link.sent_by,
  evaluation_link.expires_at,
  sender.name_first || ' ' || sender.name_last as sender,
  case
    when evaluation_link.used_at is not null then 'USED'
    when evaluation_link.revoked_at is not null then 'REVOKED'
    when evaluation_link.expires_at <= now() then 'EXPIRED'
    else 'OPEN'
    end as state,
  coalesce(evaluation_link.used_at > now() - make_interval(hours => 24), false) as may_wish,
  true as is_open
from evaluation_link
join person sender on sender.id = evaluation_link.sent_by
where evaluation_link.token_hash = :tokenHash;

-- findGuestPart
select id
from judgement
where evaluation_id = :evaluationId
  and side = 'CONTACT'
  and party_id is null;

-- findWish
select assignment.contact, apprentice.name_first || ' ' || apprentice.name_last as apprentice
from evaluation
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
where evaluation.id = :evaluationId;

-- lockGuestLink
select case
  when evaluation_link.used_at is not null then 'USED'
  when evaluation_link.revoked_at is not null then 'REVOKED'
  when evaluation_link.expires_at <= now() then 'EXPIRED'
  else 'OPEN'
  end as state
from evaluation_link
where id = :id
for update;

-- stampOpened
update evaluation_link
set opened_at = now()
where id = :id
  and opened_at is null;

-- stampUsed
update evaluation_link
set used_at = now(), token_seed = null
where id = :id;

-- stampWished
update evaluation_link
set wished_at = now()
where id = :id
  and used_at is not null
  and wished_at is null;
