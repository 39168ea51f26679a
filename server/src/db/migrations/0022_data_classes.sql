-- What every column holds, so that an export, a deletion and a register of data can be made from the schema instead of
-- from memory (docs/security.md, «Data classes»). The class is the column's comment. A test fails for a column without.

create function data_classes() returns table (class text, means text) language sql immutable parallel safe as $$
  values
    ('public',    'could hang on a poster: catalogues, what a company says of itself'),
    ('internal',  'what companies offer and how they work; says nothing of a person'),
    ('personal',  'says something of a person, names one, or was written by one'),
    ('sensitive', 'personal, and can do harm: ages, letters, answers, accusations, what somebody looked at'),
    ('secret',    'opens a door: only ever compared, never shown or exported'),
    ('technical', 'keeps the product running and means nothing outside of it')
$$;

create procedure classify(classified regclass, as_class text, columns text) language plpgsql as $$
declare
  one text;
begin
  if not exists (select from data_classes() where class = as_class) then
    raise exception 'there is no data class %', as_class;
  end if;
  foreach one in array string_to_array(columns, ' ') loop
    execute format('comment on column %s.%I is %L', classified, one, as_class);
  end loop;
end $$;
revoke all on procedure classify from public;

/* Columns whose comment is no class: none, or the next export forgets them. */
create function unclassified_columns() returns table (name text) language sql stable as $$
  select relname || '.' || attname from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and attnum > 0 and not attisdropped
    and coalesce(col_description(pg_class.oid, attnum), '') not in (select class from data_classes())
  order by 1
$$;

-- ## People and how they come in
call classify('person', 'technical', 'id profile_id rights_version');
call classify('person', 'personal', 'company_id email name_first name_last roles status supervisor_id profession_id job_title slogan bio location links date_joined setup_at last_login_at date_created avatar_art avatar_file_id banner_art profile_open');
call classify('person', 'sensitive', 'adult_from training_end');
call classify('credential', 'personal', 'person_id password_changed_at');
call classify('credential', 'secret', 'password_hash');
call classify('credential', 'technical', 'device_epoch');
call classify('setting', 'personal', 'person_id theme activity_setting community_setting message_setting admin_setting status_setting application_setting');
call classify('session', 'personal', 'person_id status user_agent device date_created last_used_at ended_at');
call classify('session', 'secret', 'salt');
call classify('session', 'technical', 'id generation rotated_at');
call classify('invitation', 'personal', 'company_id email role supervisor_id profession_id invited_by status expires_at person_id date_created');
call classify('invitation', 'sensitive', 'adult_from');
call classify('invitation', 'secret', 'token_hash');
call classify('invitation', 'technical', 'id');
call classify('recovery', 'personal', 'person_id expires_at used_at date_created');
call classify('recovery', 'secret', 'token_hash');
call classify('recovery', 'technical', 'id');
call classify('totp', 'personal', 'person_id confirmed_at date_created');
call classify('totp', 'secret', 'secret');
call classify('totp', 'technical', 'last_step');
call classify('passkey', 'personal', 'person_id name date_created last_used_at');
call classify('passkey', 'secret', 'credential_id public_key');
call classify('passkey', 'technical', 'id counter transports');
call classify('recovery_code', 'personal', 'person_id used_at');
call classify('recovery_code', 'secret', 'code_hash');
call classify('factor_challenge', 'personal', 'person_id purpose expires_at used_at date_created');
call classify('factor_challenge', 'secret', 'token_hash webauthn');
call classify('factor_challenge', 'technical', 'id attempts');
call classify('person_seen', 'sensitive', 'viewer_id person_id seen_at');
-- Who is a hash here, but one that names somebody to whoever has the key.
call classify('attempt', 'personal', 'who failures first_at blocked_until');
call classify('attempt', 'technical', 'open opened_at');
call classify('login_failure', 'personal', 'who failures first_at blocked_until');
call classify('rate_count', 'personal', 'who');
call classify('rate_count', 'technical', 'bucket window_start count');

-- ## Companies and catalogues
call classify('company', 'technical', 'id profile_id');
call classify('company', 'public', 'name slogan location canton bio employee_count year_founded links date_joined');
call classify('company', 'internal', 'answer_days date_created');
call classify('profession', 'public', 'id name short field duration_years');
call classify('work_sector', 'public', 'name description');
call classify('work_sector', 'technical', 'id');
call classify('image_template', 'public', 'name alt');
call classify('image_template', 'technical', 'id position width height variants date_created');

-- ## What people offer and do
call classify('activity', 'personal', 'author_id');
call classify('activity', 'internal', 'company_id status title description location work_sector_id department date_start date_end duration slots reserved workload is_priority is_public featured_at date_published date_created date_modified type is_visible');
call classify('activity', 'technical', 'id search date_last_application waiting_since');
call classify('activity_count', 'internal', 'company_id activity_status is_public n');
call classify('activity_count_all', 'internal', 'activity_status is_public n');
call classify('activity_count_all', 'technical', 'part');
call classify('activity_review', 'personal', 'activity_id reviewer_id decision message date_created');
call classify('activity_review', 'technical', 'id');
call classify('approved_version', 'personal', 'reviewer_id');
call classify('approved_version', 'internal', 'activity_id content date_approved');
call classify('search_word', 'internal', 'word');
call classify('bookmark', 'personal', 'person_id activity_id date_created');
call classify('application', 'personal', 'activity_id activity_author_id activity_company_id author_id company_id status sent_at due_on seen_at seen_by date_created date_modified');
call classify('application', 'sensitive', 'title body');
call classify('application', 'technical', 'id remind_on reminded_at escalated_at start_told_at');
call classify('application_review', 'personal', 'application_id reviewer_id date_created');
call classify('application_review', 'sensitive', 'decision message');
call classify('application_review', 'technical', 'id');
call classify('approval', 'personal', 'activity_id applicant_id company_id status decided_by decided_at sent_at due_on seen_at seen_by date_created date_modified');
call classify('approval', 'sensitive', 'comment');
call classify('approval', 'technical', 'id search remind_on reminded_at escalated_at');
call classify('assignment', 'personal', 'author_id company_id activity_id application_id status title description location work_sector_id department date_start date_end workload contact_id contact date_created date_modified type');
call classify('assignment', 'technical', 'id');
call classify('file', 'personal', 'owner_id company_id name attached_resource attached_id date_created');
call classify('file', 'technical', 'id kind status extension declared_type declared_size real_type size sha256 width height variants position template_id quarantine_key clean_prefix checking_until date_checked no_verdict_at refusal');
call classify('export', 'personal', 'person_id company_id kind status date_created date_expires');
call classify('export', 'technical', 'id attempts done total size');

-- ## What people are told
call classify('notice', 'personal', 'actor_id params people');
call classify('notice', 'technical', 'event_id kind target_id date_created');
call classify('notification', 'personal', 'recipient_id title body is_read date_created');
call classify('notification', 'technical', 'id event_id kind type target_id in_app mail_due');
call classify('live_event', 'personal', 'person_id company_id interaction date_created');
call classify('live_event', 'technical', 'id event_id audience');
call classify('mail', 'personal', 'person_id address placeholders reply_to sent_at date_created');
call classify('mail', 'secret', 'token_seed');
call classify('mail', 'technical', 'id key template link_path settings claimed_until not_before dropped_at drop_reason');
call classify('report', 'sensitive', 'reporter_id company_id target target_id reason date_closed date_created');
call classify('report', 'technical', 'id');
call classify('contact_request', 'personal', 'who date_created');
call classify('contact_request', 'technical', 'id');
call classify('contact_receipt', 'personal', 'whom date_created');
call classify('captcha_try', 'technical', 'id tries spent expires_at');

-- ## The trail and the machine
call classify('audit', 'personal', 'at actor_id action resource target_id from_status to_status details');
call classify('audit', 'technical', 'id xact hash');
call classify('audit_seal', 'technical', 'no month from_xact to_xact rows digest hash sealed_at');
call classify('migration', 'technical', 'name checksum applied_at');
