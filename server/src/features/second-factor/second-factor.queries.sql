-- Printed from second-factor.queries.ts by `pnpm sql`; never edited by hand.

-- countRecoveryCodes
select count(*)::int as count
from recovery_code
where person_id = :personId
  and used_at is null;

-- deletePasskey
delete from passkey
where id = :id
returning name;

-- deleteTotp
delete from totp
where person_id = :personId;

-- findPasskey
select id, credential_id, public_key, transports, counter
from passkey
where person_id = :personId
  and credential_id = :credentialId;

-- insertPasskey
insert into passkey ()
values ()
on conflict (credential_id)
do nothing;

-- insertTotp
insert into totp (person_id, secret)
values (:personId, :secret)
on conflict (person_id)
do update set secret = :secret
where totp.confirmed_at is null;

-- listFactorMethods
select 'totp' as method
from totp
where person_id = :personId
  and confirmed_at is not null
union all
select 'passkey'
where exists (select from passkey where person_id = :personId)
union all
select 'recoveryCode'
where exists (select from recovery_code where person_id = :personId and used_at is null);

-- listPasskeys
select id, credential_id, transports, name, date_created, last_used_at
from passkey
where person_id = :personId
order by date_created;

-- lockTotp
select secret, last_step, confirmed_at is not null as is_confirmed
from totp
where person_id = :personId
for update;

-- replaceRecoveryCodes
delete from recovery_code
where person_id = :personId;
insert into recovery_code (person_id, code_hash)
values (:personId, :hashes);

-- stampPasskeyUse
update passkey
set counter = :counter, last_used_at = now()
where id = :id;

-- stampTotpUse
update totp
set last_step = :step, confirmed_at = coalesce(confirmed_at, now())
where person_id = :personId;

-- useRecoveryCode
update recovery_code
set used_at = now()
where person_id = :personId
  and code_hash = :hash
  and used_at is null;
