-- Who is forgotten has a status of their own: no verb leads back from it.
alter table person drop constraint person_status_check;
alter table person add constraint person_status_check check (status in ('ACTIVE', 'DEACTIVATED', 'ERASED'));
update person set status = 'ERASED' where erased_at is not null;
