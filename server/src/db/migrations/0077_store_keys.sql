-- The nightly check walks the rows in the order of the store's own listing (docs/decisions/0109).
create index file_store_key on file (((variants -> 'full' ->> 'key') collate "C"))
  where status = 'READY' and template_id is null;
