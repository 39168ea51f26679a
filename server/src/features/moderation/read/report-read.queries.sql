-- Printed from report-read.queries.ts by `pnpm sql`; never edited by hand.

-- countReports.OPEN
select count(*)::int as total
from (
  select
  from report
  where report.status = 'OPEN'
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  limit :most
) counted;

-- countReports.TAKEN
select count(*)::int as total
from (
  select
  from report
  where report.status = 'TAKEN'
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  limit :most
) counted;

-- countReports.OBJECTIONS
select count(*)::int as total
from (
  select
  from report
  where report.status = 'CLOSED'
    and exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  limit :most
) counted;

-- countReports.CLOSED
select count(*)::int as total
from (
  select
  from report
  where report.status = 'CLOSED'
    and report.lead_id is null
    and (
      report.author_id is distinct from :callerId
        and report.company_id = :callerCompany
        and report.company_id is not null
        and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
    )
  limit :most
) counted;

-- countWaiting
select count(*) filter (where report.status = 'OPEN')::int as open,
  count(*) filter (where report.status = 'TAKEN')::int as taken,
  count(*) filter (where report.status = 'TAKEN' and report.taken_by = :callerId)::int as mine,
  (
    select count(*)::int
    from objection
    join report on report.id = objection.report_id
    where objection.status = 'OPEN'
      and report.lead_id is null
      and (
        report.author_id is distinct from :callerId
          and report.company_id = :callerCompany
          and report.company_id is not null
          and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
      )
  ) as objections
from report
where report.status in ('OPEN', 'TAKEN')
  and report.lead_id is null
  and (
    report.author_id is distinct from :callerId
      and report.company_id = :callerCompany
      and report.company_id is not null
      and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
  );

-- findCase
select report.id,
  report.reason,
  report.target,
  report.target_id,
  report.status,
  report.decision,
  (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created,
  report.date_taken,
  report.date_closed,
  report.date_restored,
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
    when taker.id is not null then jsonb_build_object(
      'name',
      taker.name_first || ' ' || shown_last_name(
        taker.name_last, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              taker.avatar_file_id, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when taker.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', taker.avatar_art)
          end
      )
    )
    end as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection,
  (
    (
      (
        report.author_id is distinct from :callerId
          and report.company_id = :callerCompany
          and report.company_id is not null
          and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
      )
    )::int * 1
      + (
        (
          report.taken_by is not null
            and report.taken_by = :callerId
            and report.author_id is distinct from :callerId
            and report.company_id = :callerCompany
            and report.company_id is not null
            and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
        )
      )::int * 2
      + (
        (
          report.taken_by is not null
            and report.taken_by = :callerId
            and report.author_id is distinct from :callerId
            and report.company_id = :callerCompany
            and report.company_id is not null
            and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
        )
      )::int * 4
      + (
        (
          (
            report.decided_by is distinct from :callerId
              and report.author_id is distinct from :callerId
              and report.company_id = :callerCompany
              and report.company_id is not null
              and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
              and not exists (
                select from objection where objection.report_id = report.id and objection.author_id = :callerId
              )
          )
            and exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')
        )
      )::int * 8
      + (
        (
          report.author_id is distinct from :callerId
            and report.company_id = :callerCompany
            and report.company_id is not null
            and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
        )
      )::int * 16
      + (
        (
          (
            report.taken_by is not null
              and report.taken_by = :callerId
              and report.author_id is distinct from :callerId
              and report.company_id = :callerCompany
              and report.company_id is not null
              and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
          )
            or (
              (
                report.decided_by is distinct from :callerId
                  and report.author_id is distinct from :callerId
                  and report.company_id = :callerCompany
                  and report.company_id is not null
                  and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
                  and not exists (
                    select from objection where objection.report_id = report.id and objection.author_id = :callerId
                  )
              )
                and exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')
            )
        )
      )::int * 32
  ) as can,
  report.kept,
  report.reasons,
  report.answer,
  report.restore_reasons,
  null as reporter,
  coalesce(reporter.company_id = :callerCompany, false) as is_reporter_colleague,
  (
    select count(*)::int
    from report earlier
    where earlier.author_id = report.author_id
      and earlier.id <> report.id
      and earlier.lead_id is null
      and earlier.decision in ('REMOVED', 'WARNED')
      and earlier.date_restored is null
      and not exists (select from objection where objection.report_id = earlier.id and objection.status = 'CHANGED')
  ) as earlier_count,
  case
    when decider.id is not null then jsonb_build_object(
      'name',
      decider.name_first || ' ' || shown_last_name(
        decider.name_last, is_masked(decider.adult_from, decider.profile_open, decider.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              decider.avatar_file_id,
              is_masked(decider.adult_from, decider.profile_open, decider.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when decider.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', decider.avatar_art)
          end
      )
    )
    end as decider,
  second_look.body as objection_body,
  second_look.reasons as objection_reasons,
  second_look.date_created as objection_created,
  second_look.date_decided as objection_decided,
  case
    when objector.id is not null then jsonb_build_object(
      'name',
      objector.name_first || ' ' || shown_last_name(
        objector.name_last, is_masked(objector.adult_from, objector.profile_open, objector.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              objector.avatar_file_id,
              is_masked(objector.adult_from, objector.profile_open, objector.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when objector.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', objector.avatar_art)
          end
      )
    )
    end as objector,
  case
    when second.id is not null then jsonb_build_object(
      'name',
      second.name_first || ' ' || shown_last_name(
        second.name_last, is_masked(second.adult_from, second.profile_open, second.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              second.avatar_file_id, is_masked(second.adult_from, second.profile_open, second.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when second.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', second.avatar_art)
          end
      )
    )
    end as second
from report asked
join report on report.id = coalesce(asked.lead_id, asked.id)
left join person author on author.id = report.author_id
left join person taker on taker.id = report.taken_by
left join person reporter on reporter.id = report.reporter_id
left join person decider on decider.id = report.decided_by
left join objection second_look on second_look.report_id = report.id
left join person objector on objector.id = second_look.author_id
left join person second on second.id = second_look.decided_by
where asked.id = :id;

-- findDecision
select report.id,
  report.target,
  report.target_id,
  report.decision,
  report.reasons,
  report.date_closed,
  report.date_restored,
  report.restore_reasons,
  report.kept,
  objection.status as objection_status,
  objection.body as objection_body,
  objection.reasons as objection_reasons,
  objection.date_created as objection_created,
  objection.date_decided as objection_decided
from report
left join objection on objection.report_id = report.id
where report.id = :id;

-- listCopiedMessages
select case
  when person.id is not null then jsonb_build_object(
    'name',
    person.name_first || ' ' || shown_last_name(
      person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
    ),
    'picture',
    coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case
        when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
        end
    )
  )
  end as author,
  body,
  is_target,
  reported_message.date_created
from reported_message
join person on person.id = reported_message.author_id
where report_id = :caseId
order by number;

-- listReports.OPEN
select report.id,
  report.reason,
  report.target,
  report.target_id,
  report.status,
  report.decision,
  (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created,
  report.date_taken,
  report.date_closed,
  report.date_restored,
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
    when taker.id is not null then jsonb_build_object(
      'name',
      taker.name_first || ' ' || shown_last_name(
        taker.name_last, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              taker.avatar_file_id, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when taker.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', taker.avatar_art)
          end
      )
    )
    end as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection
from report
left join person author on author.id = report.author_id
left join person taker on taker.id = report.taken_by
where report.status = 'OPEN'
  and report.lead_id is null
  and (
    report.author_id is distinct from :callerId
      and report.company_id = :callerCompany
      and report.company_id is not null
      and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
  )
order by report.date_created, report.id
limit :size
offset :offset;

-- listReports.TAKEN
select report.id,
  report.reason,
  report.target,
  report.target_id,
  report.status,
  report.decision,
  (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created,
  report.date_taken,
  report.date_closed,
  report.date_restored,
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
    when taker.id is not null then jsonb_build_object(
      'name',
      taker.name_first || ' ' || shown_last_name(
        taker.name_last, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              taker.avatar_file_id, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when taker.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', taker.avatar_art)
          end
      )
    )
    end as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection
from report
left join person author on author.id = report.author_id
left join person taker on taker.id = report.taken_by
where report.status = 'TAKEN'
  and report.lead_id is null
  and (
    report.author_id is distinct from :callerId
      and report.company_id = :callerCompany
      and report.company_id is not null
      and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
  )
order by report.date_created, report.id
limit :size
offset :offset;

-- listReports.OBJECTIONS
select report.id,
  report.reason,
  report.target,
  report.target_id,
  report.status,
  report.decision,
  (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created,
  report.date_taken,
  report.date_closed,
  report.date_restored,
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
    when taker.id is not null then jsonb_build_object(
      'name',
      taker.name_first || ' ' || shown_last_name(
        taker.name_last, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              taker.avatar_file_id, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when taker.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', taker.avatar_art)
          end
      )
    )
    end as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection
from report
left join person author on author.id = report.author_id
left join person taker on taker.id = report.taken_by
where report.status = 'CLOSED'
  and exists (select from objection where objection.report_id = report.id and objection.status = 'OPEN')
  and report.lead_id is null
  and (
    report.author_id is distinct from :callerId
      and report.company_id = :callerCompany
      and report.company_id is not null
      and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
  )
order by report.date_closed, report.id
limit :size
offset :offset;

-- listReports.CLOSED
select report.id,
  report.reason,
  report.target,
  report.target_id,
  report.status,
  report.decision,
  (select count(*)::int from report follower where follower.lead_id = report.id)
    + (report.reporter_id is not null)::int as report_count,
  report.date_created,
  report.date_taken,
  report.date_closed,
  report.date_restored,
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
    when taker.id is not null then jsonb_build_object(
      'name',
      taker.name_first || ' ' || shown_last_name(
        taker.name_last, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              taker.avatar_file_id, is_masked(taker.adult_from, taker.profile_open, taker.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when taker.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', taker.avatar_art)
          end
      )
    )
    end as taker,
  (select objection.status from objection where objection.report_id = report.id) as objection
from report
left join person author on author.id = report.author_id
left join person taker on taker.id = report.taken_by
where report.status = 'CLOSED'
  and report.lead_id is null
  and (
    report.author_id is distinct from :callerId
      and report.company_id = :callerCompany
      and report.company_id is not null
      and not (report.target = 'COMPANY_PROFILE' and report.company_id = :callerCompany)
  )
order by report.date_closed desc, report.id desc
limit :size
offset :offset;

-- listSomeone
select person.id,
  case
    when person.id is not null then jsonb_build_object(
      'name',
      person.name_first || ' ' || shown_last_name(
        person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
      ),
      'picture',
      coalesce(
        (
          select coalesce(file.variants -> 'thumb', file.variants -> 'full')
          from file
          where file.id = (
            select shown_upload(
              person.avatar_file_id, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
            )
          )
            and file.status = 'READY'
        ),
        case
          when person.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', person.avatar_art)
          end
      )
    )
    end as someone
from person
where person.id = any(:ids[]::uuid[]);
