-- Evaluations by link (docs/decisions/0061-evaluation-links.md): a contact person without an account fills in the one part a
-- mailed link is for.

-- Where the link can go; who is in the system has an address there.
alter table assignment add column contact_email text
  check (contact_email <> '' and (contact_id is null or contact_email is null));
call classify('assignment', 'personal', 'contact_email');

-- One row a link that was sent. What is stored finds it and opens nothing: the seed gives the token only together with the
-- server's secret, and goes as soon as no further mail can carry it.
create table evaluation_link (
  id            uuid primary key default uuidv7(),
  evaluation_id uuid not null references evaluation on delete cascade,
  address       text not null check (address <> ''),
  sent_by       uuid not null references person,
  token_hash    bytea not null unique,
  token_seed    bytea,
  date_sent     timestamptz(3) not null default now(),
  expires_at    timestamptz(3) not null,
  opened_at     timestamptz(3),
  used_at       timestamptz(3),
  revoked_at    timestamptz(3),
  reminded_at   timestamptz(3),
  -- The sender knows that it ran out.
  told_at       timestamptz(3),
  -- The reader would like an account.
  wished_at     timestamptz(3),
  check (used_at is null or revoked_at is null),
  check (token_seed is null or (used_at is null and revoked_at is null)),
  check (wished_at is null or used_at is not null)
);
create index evaluation_link_of on evaluation_link (evaluation_id, date_sent desc, id);
create unique index evaluation_link_live on evaluation_link (evaluation_id) where used_at is null and revoked_at is null;
create index evaluation_link_address on evaluation_link (address);
create index evaluation_link_sender on evaluation_link (sent_by);
create index evaluation_link_due on evaluation_link (expires_at)
  where used_at is null and revoked_at is null and told_at is null;
call classify('evaluation_link', 'personal', 'evaluation_id address sent_by date_sent expires_at opened_at used_at revoked_at reminded_at told_at wished_at');
call classify('evaluation_link', 'secret', 'token_hash token_seed');
call classify('evaluation_link', 'technical', 'id');

-- Whose link was opened, set for one transaction (server/src/features/evaluation-links/guest.queries.ts): the evaluation
-- it is for, its assignment and the part of the side without an account, and no other row.
create function app_guest() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.guest_evaluation', true), '')::uuid
$$;
create policy guest on assignment to werkplatz_app using (id = (select app_guest()));
create policy guest on evaluation to werkplatz_app using (id = (select app_guest()));
create policy guest on judgement to werkplatz_app using (
  evaluation_id = (select app_guest()) and side = 'CONTACT' and party_id is null);

-- As before; beyond that a link dies with what it was sent for: another address, or somebody in the system. What was begun
-- with a link to another address goes, for it was that person's alone.
create or replace function assignment_evaluation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen text := coalesce(current_setting('app.owner_sees', true), '');
begin
  perform set_config('app.owner_sees', 'on', true);
  if new.contact_id is not null then
    insert into evaluation (id, apprentice_id, company_id, contact_id)
    values (new.id, new.author_id, new.company_id, new.contact_id) on conflict (id) do nothing;
  end if;
  update evaluation set contact_id = new.contact_id
  where id = new.id and contact_id is distinct from new.contact_id and contact_submitted_at is null;
  delete from judgement using evaluation
  where evaluation.id = new.id and judgement.evaluation_id = new.id and judgement.side = 'CONTACT'
    and judgement.party_id is distinct from evaluation.contact_id;
  if tg_op = 'UPDATE' and (new.contact_id is not null or new.contact_email is distinct from old.contact_email) then
    update evaluation_link set revoked_at = now(), token_seed = null
    where evaluation_id = new.id and used_at is null and revoked_at is null;
  end if;
  if tg_op = 'UPDATE' and new.contact_email is distinct from old.contact_email then
    delete from judgement using evaluation
    where evaluation.id = new.id and judgement.evaluation_id = new.id and judgement.side = 'CONTACT'
      and judgement.party_id is null and evaluation.contact_submitted_at is null;
  end if;
  perform set_config('app.owner_sees', seen, true);
  return null;
end $$;
drop trigger assignment_evaluation on assignment;
create trigger assignment_evaluation after insert or update of status, contact_id, contact_email on assignment
  for each row when (new.approved_at is not null) execute function assignment_evaluation();
