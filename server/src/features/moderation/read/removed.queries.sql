-- Printed from removed.queries.ts by `pnpm sql`; never edited by hand.

-- countRemoved
select count(*)::int as total
from (
  select
  from report
  where report.status = 'CLOSED'
    and report.kept is not null
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  union all
  select
  from removal
  where removal.date_restored is null
    and removal.date_created > now() - make_interval(days => 90)
    and (removal.author_id <> :callerId and removal.company_id = :callerCompany)
  limit :most
) counted;

-- listRemoved
select away.id,
  away.report_id,
  away.target,
  away.target_id,
  away.kept,
  away.date_removed,
  away.is_by_author,
  away.is_restorable,
  case
    when author.id is not null then jsonb_build_object(
      'name',
      author.name_first || ' ' || shown_last_name(
        author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              author.avatar_file_id, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when author.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', author.avatar_art)
          end
      )
    )
    end as author,
  case
    when remover.id is not null then jsonb_build_object(
      'name',
      remover.name_first || ' ' || shown_last_name(
        remover.name_last, is_masked(remover.adult_from, remover.profile_open, remover.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              remover.avatar_file_id,
              is_masked(remover.adult_from, remover.profile_open, remover.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when remover.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', remover.avatar_art)
          end
      )
    )
    end as remover
from (
  select report.id,
    report.id as report_id,
    report.target,
    report.target_id,
    report.kept,
    report.date_closed as date_removed,
    false as is_by_author,
    not exists (
      select from objection where objection.report_id = report.id and objection.status = 'OPEN'
    ) as is_restorable,
    report.author_id,
    report.decided_by as remover_id
  from report
  where report.status = 'CLOSED'
    and report.kept is not null
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  union all
  select removal.id,
    null,
    removal.target,
    removal.target_id,
    removal.kept,
    removal.date_created,
    removal.is_by_author,
    true,
    removal.author_id,
    null
  from removal
  where removal.date_restored is null
    and removal.date_created > now() - make_interval(days => 90)
    and (removal.author_id <> :callerId and removal.company_id = :callerCompany)
) away
left join person author on author.id = away.author_id
left join person remover on remover.id = away.remover_id
order by away.date_removed desc, away.id desc
limit :size
offset :offset;
