-- Reading the trail (docs/decisions/0095). http may still not select from it: this function looks as the owner and knows whose
-- entries the caller may see. OWNER and ADMIN all of them. Others those of the own company: what its people did, unless they
-- run the platform, and what was done to its people and to itself. Nobody's own affairs are shown to others: sessions, factors,
-- settings, calendars, chats, marks; nor who reported something (13-admin E5).
create function is_audit_of(entry audit, company uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from person where person.id = entry.actor_id and person.company_id = company
      and not person.roles && '{OWNER,ADMIN,ASSOCIATION}')
    or (entry.resource = 'person'
      and exists (select from person where person.id = entry.target_id and person.company_id = company))
    or (entry.resource in ('company', 'feature_switch') and entry.target_id = company)
$$;
create function read_audit(who uuid, about uuid, verb text, of_company uuid, since timestamptz, until timestamptz,
  before uuid, most integer)
  returns table (id uuid, at timestamptz, actor_id uuid, action text, resource text, target_id uuid, from_status text,
    to_status text, details jsonb)
  language sql stable security definer rows 50 set search_path = public, pg_temp as $$
  select audit.id, audit.at, audit.actor_id, audit.action, audit.resource, audit.target_id, audit.from_status,
    audit.to_status, audit.details
  from audit
  where audit.at >= since and audit.at < until
    and (before is null or audit.id < before)
    and (who is null or audit.actor_id = who)
    and (about is null or audit.target_id = about)
    and (verb is null or audit.action = verb)
    and case when (select app_is_platform()) then of_company is null or is_audit_of(audit, of_company)
      else is_audit_of(audit, (select app_company())) and (of_company is null or of_company = (select app_company()))
        and audit.resource in ('person', 'company', 'invitation', 'activity', 'application', 'approval', 'assignment',
          'evaluation', 'export', 'post', 'comment', 'feature_switch', 'audit')
        and (audit.resource <> 'person' or audit.actor_id is distinct from audit.target_id) end
  order by audit.id desc limit most
$$;

revoke all on function read_audit, is_audit_of from public;
grant execute on function read_audit to werkplatz_app;
