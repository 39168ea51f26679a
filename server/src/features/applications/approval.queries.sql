-- Printed from approval.queries.ts by `pnpm sql`; never edited by hand.

-- deleteApprovalRow
delete from approval
where id = :id;

-- insertApproval
insert into approval (activity_id, applicant_id, company_id, reason, sent_at, due_on, remind_on)
values (:activityId, :id, :companyId, :reason, :sentAt, :dueOn, :remindOn)
returning id;

-- lockApproval
select id, activity_id, applicant_id, seen_at, status as status
from approval
where id = :id
for update;

-- recordDecision
update approval
set comment = :comment, decided_by = :by, decided_at = :at
where id = :id;
