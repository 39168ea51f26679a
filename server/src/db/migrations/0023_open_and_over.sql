-- When an activity is open, and when it is over.

-- «Einstieg jederzeit»: one can apply to a project that has started.
alter table activity add column is_joinable_anytime boolean not null default false;
call classify('activity', 'internal', 'is_joinable_anytime');

-- A place that is free again makes it open again, not new.
create or replace function activity_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or row(new.title, new.description, new.location, new.department, new.work_sector_id)
      is distinct from row(old.title, old.description, old.location, old.department, old.work_sector_id) then
    new.search := activity_document(concat_ws(' ', new.title, new.department, new.location,
      (select name from work_sector where id = new.work_sector_id)), new.description);
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

-- What happens by itself: projects that nobody joined, and what has a free place again.
create index activity_over on activity (date_end) where status = 'PUBLISHED' and type = 'PROJECT';
create index activity_freed on activity (id) where status = 'ONGOING' and (slots = 0 or reserved < slots);
