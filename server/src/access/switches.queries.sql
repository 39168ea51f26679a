-- Printed from switches.queries.ts by `pnpm sql`; never edited by hand.

-- findNotice
select notice
from feature_switch
where feature = :feature
  and (company_id is null or company_id = :companyId)
order by company_id nulls first
limit 1;
