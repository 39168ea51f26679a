-- Printed from contact.queries.ts by `pnpm sql`; never edited by hand.

-- claimReceipt
insert into contact_receipt (whom, date_created)
values (:whom, :at)
on conflict (whom)
do update set date_created = excluded.date_created
where contact_receipt.date_created < excluded.date_created - interval '1 day'
returning whom;

-- countCaptchaTry
insert into captcha_try (id, tries, expires_at)
values (:id, 1, :expiresAt)
on conflict (id)
do update set tries = captcha_try.tries + 1
where captcha_try.spent = false
  and captcha_try.tries < :most
returning id;

-- countContactRequests
select count(*)::int as count
from contact_request
where who = :who
  and date_created > :since;

-- deleteOldContactTraces
delete from captcha_try
where expires_at < :now;
delete from contact_request
where date_created < :now::timestamptz - interval '1 day';
delete from contact_receipt
where date_created < :now::timestamptz - interval '1 day';

-- insertContactRequest
insert into contact_request (who, date_created)
values (:who, :at)
returning id;

-- lockContactSender
select pg_advisory_xact_lock(hashtextextended(encode(:who::bytea, 'hex'), 0));

-- spendCaptcha
update captcha_try
set spent = true
where id = :id;
