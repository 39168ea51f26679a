-- The market (docs/decisions/0051-the-market.md): orders of the list, and a search that knows who offers something.

-- ## Orders. What has no date or no limit goes by the indexes of the lists.
create index activity_public_start on activity (status, date_start, id) where is_visible and is_public;
create index activity_visible_start on activity (status, date_start, id) where is_visible;
create index activity_public_free on activity (status, (slots - reserved), id)
  where is_visible and is_public and slots > 0 and reserved < slots;
create index activity_visible_free on activity (status, (slots - reserved), id)
  where is_visible and slots > 0 and reserved < slots;

-- The small copy of a company's logo, {"key", "type", "size"}: every card shows it, so it is read with the name.
alter table company add column logo jsonb check (logo ?& array['key', 'type', 'size']);

-- ## Search. Who offers an activity stands in its document by id, not by name: a name changes, and whether a reader
-- may search by it is known only when it is read.
create function offered_by(company_id uuid, author_id uuid) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array['of' || replace(company_id::text, '-', ''), 'by' || replace(author_id::text, '-', '')])
$$;

create or replace function activity_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or row(new.title, new.description, new.location, new.department, new.work_sector_id,
        new.company_id, new.author_id)
      is distinct from row(old.title, old.description, old.location, old.department, old.work_sector_id,
        old.company_id, old.author_id) then
    new.search := activity_document(concat_ws(' ', new.title, new.department, new.location,
      (select name from work_sector where id = new.work_sector_id)), new.description)
      || offered_by(new.company_id, new.author_id);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    new.date_modified := now();
    if new.status <> 'PUBLISHED' then new.featured_at := null; end if;
    if new.status = 'PUBLISHED' and old.status <> 'ONGOING' then new.date_published := now();
    elsif new.status in ('DRAFT', 'PENDING') then new.date_published := null;
    end if;
  end if;
  return new;
end $$;
update activity set search = search || offered_by(company_id, author_id);

-- ## Names. Every mark over a letter is left out, as the words that are asked with do: «Petrović» is asked as «petrovic».
create or replace function person_search(name_first text, name_last text) returns text
language sql immutable parallel safe as $$
  select translate(replace(replace(replace(replace(lower(name_first || ' ' || name_last),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    'àáâãåāăąçćčďèéêëēęěğìíîïīįķĺļľñńņňòóôõōőŕřśşšţťùúûūůűųýÿźżžșț',
    'aaaaaaaacccdeeeeeeegiiiiiiklllnnnnoooooorrsssttuuuuuuuyyzzzst')
$$;
reindex index person_alike;
update approval set search = person_search(
  (select name_first || ' ' || name_last from person where id = approval.applicant_id),
  (select title from activity where id = approval.activity_id));

-- Companies by the beginning of a word of their name.
create index company_alike on company using gin (person_search(name, '') gin_trgm_ops);
call classify('company', 'public', 'logo');
