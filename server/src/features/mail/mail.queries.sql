-- Printed from mail.queries.ts by `pnpm sql`; never edited by hand.

-- claimMail
update mail
set claimed_until = now() + make_interval(secs => :seconds)
where id = :id
  and sent_at is null
  and dropped_at is null
  and (claimed_until is null or claimed_until < now());

-- deleteMail
delete from mail
where id = :id;

-- deleteOldMails
delete from mail
where date_created < now() - interval '30 days';

-- dropMail
update mail
set dropped_at = now(), drop_reason = :reason, token_seed = null
where id = :id
  and sent_at is null;

-- findMail
select mail.id,
  mail.template,
  mail.placeholders,
  mail.link_path,
  mail.token_seed,
  mail.reply_to,
  mail.settings,
  mail.sent_at,
  mail.dropped_at,
  mail.person_id,
  coalesce(mail.address, person.email) as address,
  person.status as person_status,
  person.name_first,
  person.name_last,
  is_minor(person.adult_from) as is_minor,
  activity_setting,
  community_setting,
  message_setting,
  admin_setting,
  status_setting,
  application_setting
from mail
left join person on person.id = mail.person_id
left join setting on setting.person_id = person.id
where mail.id = :id;

-- insertMails
insert into mail (key, template, person_id, address, placeholders, link_path, token_seed, reply_to, settings)
select key,
  template,
  person_id,
  address,
  placeholders,
  link_path,
  token_seed,
  reply_to,
  (select array_agg(value) from jsonb_array_elements_text(settings) value)
from unnest(
  :key[]::text[],
  :template[]::text[],
  :person_id[]::uuid[],
  :address[]::text[],
  :placeholders[]::jsonb[],
  :link_path[]::text[],
  :token_seed[]::bytea[],
  :reply_to[]::text[],
  {}::jsonb[]
) as wanted (key, template, person_id, address, placeholders, link_path, token_seed, reply_to, settings)
on conflict (key)
do nothing
returning id;

-- listStuckMails
select id
from mail
where sent_at is null
  and dropped_at is null
  and date_created < now() - interval '10 minutes'
  and date_created > now() - interval '3 days'
  and (claimed_until is null or claimed_until < now())
  and (not_before is null or not_before < now() - interval '10 minutes')
order by date_created
limit :limit;

-- postponeMail
update mail
set not_before = :until
where id = :id;

-- releaseMail
update mail
set claimed_until = null
where id = :id;

-- stampMailSent
update mail
set sent_at = now(), token_seed = null
where id = :id;
