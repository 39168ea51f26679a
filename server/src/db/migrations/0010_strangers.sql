-- What strangers see of a person is decided here and nowhere else (docs/security.md, «What strangers see of a person»).
-- Each function is one expression over its arguments, so that the planner puts it in place of the call: no function is
-- left at run time, and an index is used as if the expression had been written out. Tables and sub-selects in a body, or
-- a «set», would prevent that.

-- null: closed for minors, open for everybody else. The person may open or close it.
alter table person add column profile_open boolean;

create function is_minor(adult_from date) returns boolean language sql stable parallel safe as $$
  select adult_from is not null and adult_from > (now() at time zone 'Europe/Zurich')::date
$$;

create function is_profile_open(adult_from date, profile_open boolean) returns boolean
  language sql stable parallel safe as $$
  select coalesce(profile_open, not is_minor(adult_from))
$$;

-- Somebody of another company, whose profile is closed.
create function is_masked(adult_from date, profile_open boolean, company_id uuid, viewer_company uuid) returns boolean
  language sql stable parallel safe as $$
  select company_id <> viewer_company and not is_profile_open(adult_from, profile_open)
$$;

create function shown_last_name(name_last text, is_masked boolean) returns text language sql stable parallel safe as $$
  select case when is_masked then left(name_last, 1) || '.' else name_last end
$$;

-- Of an uploaded picture, or of the person it is attached to: without it the chosen design is left.
create function shown_upload(id uuid, is_masked boolean) returns uuid language sql stable parallel safe as $$
  select case when is_masked then null else id end
$$;

-- Nobody's address leaves the own company, open profile or not.
create function shown_email(email text, company_id uuid, viewer_company uuid) returns text
  language sql stable parallel safe as $$
  select case when company_id = viewer_company then email end
$$;

-- Nobody elsewhere hears what a minor does, nor what somebody with a closed profile does.
create function stays_inside(adult_from date, profile_open boolean) returns boolean
  language sql stable parallel safe as $$
  select is_minor(adult_from) or not is_profile_open(adult_from, profile_open)
$$;

-- Names are filled in for each reader when a mail is written: {blank: person}.
alter table notice add column people jsonb not null default '{}';
-- What waits for its mail was noted with full names; the short mail says what the notification says.
update notice set params = '{}' where exists (
  select from notification where notification.event_id = notice.event_id and notification.mail_due);
