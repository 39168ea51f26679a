-- Pictures, videos and documents of posts.

-- What a picture shows, for whoever does not see it.
alter table file add column alt text not null default '' check (length(alt) <= 250);
call classify('file', 'personal', 'alt');

-- Files of a post go as far as posts do. Added to what the policy says so far, whoever else has added to it.
do $$
declare
  so_far text;
begin
  select pg_get_expr(polqual, polrelid) into strict so_far
  from pg_policy where polname = 'caller' and polrelid = 'file'::regclass;
  execute format($policy$alter policy caller on file using (
    (%s) or (attached_resource = 'post' and (select app_person()) is not null))$policy$, so_far);
end $$;
