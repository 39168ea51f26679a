-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- insertReport
insert into report (reporter_id, company_id, target, target_id, reason)
values (:reporterId, :companyId, :target, :targetId, :report)
on conflict
do nothing
returning id;
