-- A second kind of export, the apprentices of a company, and one export at a time for each person (T46).
alter table export drop constraint export_kind_check;
alter table export add constraint export_kind_check check (kind in ('ACTIVITIES', 'APPRENTICES'));
-- Only those whose supervisor the owner is.
alter table export add column mine boolean not null default false;
call classify('export', 'technical', 'mine');

drop index export_under_way;
create unique index export_under_way on export (person_id) where status in ('WAITING', 'RUNNING');
