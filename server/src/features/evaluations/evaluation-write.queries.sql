-- Printed from evaluation-write.queries.ts by `pnpm sql`; never edited by hand.

-- countMissing
select count(*)::int as missing
from judgement
join evaluation on evaluation.id = judgement.evaluation_id
join criterion_type on criterion_type.version = evaluation.version
  and criterion_type.for_apprentice = (judgement.side = 'APPRENTICE')
join criterion on criterion.type_id = criterion_type.id
left join evaluation_point on evaluation_point.part_id = judgement.id
  and evaluation_point.criterion_id = criterion.id
where judgement.id = :partId
  and (
    evaluation_point.grade is null
      or (evaluation_point.grade in ('C', 'D') and evaluation_point.justification = '')
  );

-- findPart
select evaluation_id, side
from judgement
where id = :id;

-- fixVersion
update evaluation
set version = coalesce(version, (select max(version) from criteria_version where valid_from <= swiss_today()))
where id = :id
returning version;

-- hasPart
select
from judgement
where evaluation_id = :evaluationId
  and side = :side;

-- insertStatement
insert into evaluation_statement (evaluation_id, side, body)
values (:id, :side, :body)
on conflict (evaluation_id, side)
do nothing;

-- listCriterionIds
select criterion.id
from criterion
join criterion_type on criterion_type.id = criterion.type_id
where criterion_type.version = :version
  and criterion_type.for_apprentice = false;

-- listPointIds
select evaluation_point.id
from evaluation_point
join judgement on judgement.id = evaluation_point.part_id
where judgement.evaluation_id = :evaluationId
  and judgement.side = :side;

-- lockEvaluation
select status = 'PENDING' as is_frozen, approved_start > swiss_today() as is_too_early
from assignment
where id = :id
for share;
select id,
  status,
  apprentice_id,
  contact_id,
  version,
  apprentice_submitted_at,
  contact_submitted_at,
  apprentice_discussed_at,
  contact_discussed_at
from evaluation
where id = :id
for update;

-- replacePoints
delete from evaluation_point
where part_id = :partId
  and criterion_id <> all(:criterionId[]::uuid[]);
insert into evaluation_point (part_id, criterion_id, grade, justification)
values (:partId, :criterionId, :grade, :justification)
on conflict (part_id, criterion_id)
do update set grade = excluded.grade, justification = excluded.justification;

-- stampDiscussed
update evaluation
set contact_discussed_at = now()
where id = :id;

-- stampSubmitted
update evaluation
set contact_submitted_at = now()
where id = :id;

-- updateAgreements
update evaluation
set agreements = :agreements, agreed_at = now()
where id = :id;

-- upsertPart
insert into judgement (evaluation_id, side, party_id, notes)
values (:evaluationId, :side, :partyId, :notes)
on conflict (evaluation_id, side)
do update set notes = :notes, date_modified = now()
returning id;
