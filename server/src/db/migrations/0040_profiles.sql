-- Profiles of people and companies: what they show beside what is there already.

-- By the ids the outside world uses. People who have left have none any more.
create view profile as
  select profile_id as id, id as person_id, company_id from person where status = 'ACTIVE'
  union all
  select profile_id, null, id from company;

-- What a company shows is read with every card of the marketplace: a copy beside the name, not a join. An upload in the
-- size it is shown in, or one of the designs, as in server/src/features/files/file.present.ts. The logo is there already.
alter table company
  add column banner jsonb check (banner ?& array['key', 'type', 'size'] or banner ?& array['art', 'design']),
  -- A day; shown as a year.
  add column date_founded date;
update company set date_founded = make_date(year_founded, 1, 1) where year_founded between 1 and 9999;
alter table company drop column year_founded;

-- A link is known by an id, so that a list can be edited.
create function links_with_ids(links jsonb) returns jsonb language sql volatile as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid()) || link order by place), '[]')
  from jsonb_array_elements(links) with ordinality as listed (link, place)
$$;
update person set links = links_with_ids(links) where links <> '[]';
update company set links = links_with_ids(links) where links <> '[]';
drop function links_with_ids(jsonb);

call classify('company', 'public', 'banner date_founded');

-- Shown with a profile to people of other companies: signed in is all that is asked here, as for avatar and banner. Which
-- of them a closed profile shows is decided by the mask (0010_strangers.sql). A policy of its own beside the first.
create policy caller_of_profile on file to werkplatz_app using (
  attached_resource in ('video', 'companyImage', 'companyBanner', 'companyVideo') and (select app_person()) is not null);

-- People of a company by first name: where a last name is one letter, the order must not tell the others.
create index person_by_first_name on person (company_id, person_search(name_first, ''), id) where status = 'ACTIVE';

-- Requests are found by the name of who asks, as of the day they asked (approval_words): a new name finds them, too.
create function approvals_follow_name() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update approval set search = person_search(new.name_first || ' ' || new.name_last,
    (select title from activity where activity.id = approval.activity_id)) where applicant_id = new.id;
  return null;
end $$;
create trigger person_renamed after update of name_first, name_last on person for each row
  when (old.name_first <> new.name_first or old.name_last <> new.name_last) execute function approvals_follow_name();

-- When others last heard that a profile was changed.
alter table person add column profile_told_at timestamptz;
call classify('person', 'personal', 'profile_told_at');
