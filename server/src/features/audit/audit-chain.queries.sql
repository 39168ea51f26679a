-- Printed from audit-chain.queries.ts by `pnpm sql`; never edited by hand.

-- findLastSeal
select no
from audit_seal
order by no desc
limit 1;

-- listBrokenSeals
select 'seal ' || no as
where, what
from audit_broken_seals(:after, :most);

-- listToldBreaks
select details ->> 'where' as
where
from audit
where resource = 'audit'
  and target_id is null
  and action = 'chainBroken'
  and at > now() - interval '1 day';

-- listUnsealedMonths
select to_char(month, 'YYYY-MM') as
where, strangers || ' rows too many' as what
from audit_unsealed_months();

-- makeMonths
select audit_make_months();

-- sealRows
select no, rows, hash
from audit_seal_rows();
