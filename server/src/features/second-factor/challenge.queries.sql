-- Printed from challenge.queries.ts by `pnpm sql`; never edited by hand.

-- deleteOldChallenges
delete from factor_challenge
where expires_at < now() - interval '1 day';

-- findPasskeyBeingAdded
select id, webauthn
from factor_challenge
where person_id = :personId
  and purpose = 'ADD_PASSKEY'
  and used_at is null
  and expires_at > now()
order by date_created desc
limit 1
for update;

-- findSignInChallenge
select id, person_id, webauthn, used_at is null and expires_at > now() and attempts < 5 as is_open
from factor_challenge
where token_hash = :tokenHash
  and purpose = 'SIGN_IN';

-- insertChallenge
insert into factor_challenge (person_id, purpose, token_hash, webauthn, expires_at)
values (:personId, :purpose, :tokenHash, :webauthn, now() + make_interval(secs => :seconds));

-- setWebauthnChallenge
update factor_challenge
set webauthn = :webauthn
where id = :id;

-- stampChallengeUsed
update factor_challenge
set used_at = now()
where id = :id;

-- takeAttempt
update factor_challenge
set attempts = attempts + 1
where id = :id
  and used_at is null
  and expires_at > now()
  and attempts < 5
returning id, person_id, webauthn;
