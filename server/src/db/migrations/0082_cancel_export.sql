-- An export can be cancelled by its owner.
alter table export drop constraint export_status_check;
alter table export add constraint export_status_check
  check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED'));
