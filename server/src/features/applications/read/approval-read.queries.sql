-- Printed from approval-read.queries.ts by `pnpm sql`; never edited by hand.

-- countApprovals.plain
select least(count(*), :most)::int as total
from (
  (
    select approval.id, approval.date_modified
    from approval
    where approval.company_id = :callerCompany
    order by date_modified desc, id desc
    limit :most
  )
  union all (
    select approval.id, approval.date_modified
    from approval
    where approval.applicant_id = :callerId
      and approval.company_id <> :callerCompany
    order by date_modified desc, id desc
    limit :most
  )
) candidate;

-- countApprovals.scanned
select least(count(*), :most)::int as total
from (
  select found.id, found.date_modified
  from (
    (
      select approval.id, approval.date_modified
      from approval
      where approval.company_id = :callerCompany
        and approval.search like (select rtrim(person_search(:pattern::text, '')))
      order by date_modified desc, id desc
      limit :most
    )
    union all (
      select approval.id, approval.date_modified
      from approval
      where approval.applicant_id = :callerId
        and approval.company_id <> :callerCompany
        and approval.search like (select rtrim(person_search(:pattern::text, '')))
      order by date_modified desc, id desc
      limit :most
    )
  ) found
  join approval on approval.id = found.id
  join person applicant on applicant.id = approval.applicant_id
  join activity on activity.id = approval.activity_id
  left join approved_version approved on approved.activity_id = activity.id
    and not (
      (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      )
    )
  where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
    or person_search(
      applicant.name_first,
      case when approved.content is null then activity.title else (approved.content ->> 'title') end
    ) like (select rtrim(person_search(:pattern::text, '')))
) candidate;

-- countApprovals.indexed
select least(count(*), :most)::int as total
from (
  select found.id, found.date_modified
  from (
    select id, date_modified from find_requests((select rtrim(person_search(:pattern::text, ''))), :most)
  ) found
  join approval on approval.id = found.id
  join person applicant on applicant.id = approval.applicant_id
  join activity on activity.id = approval.activity_id
  left join approved_version approved on approved.activity_id = activity.id
    and not (
      (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      )
    )
  where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
    or person_search(
      applicant.name_first,
      case when approved.content is null then activity.title else (approved.content ->> 'title') end
    ) like (select rtrim(person_search(:pattern::text, '')))
) candidate;

-- countApprovals.newest
select least(count(*), :most)::int as total
from (
  select found.id, found.date_modified
  from (
    select id, date_modified
    from (select id, date_modified, search from approval order by date_modified desc, id desc limit 5000) latest
    where search like (select rtrim(person_search(:pattern::text, '')))
    limit :most
  ) found
  join approval on approval.id = found.id
  join person applicant on applicant.id = approval.applicant_id
  join activity on activity.id = approval.activity_id
  left join approved_version approved on approved.activity_id = activity.id
    and not (
      (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
      )
    )
  where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
    or person_search(
      applicant.name_first,
      case when approved.content is null then activity.title else (approved.content ->> 'title') end
    ) like (select rtrim(person_search(:pattern::text, '')))
) candidate;

-- findApproval
select approval.id,
  approval.status,
  approval.applicant_id,
  applicant.name_first || ' ' || shown_last_name(
    applicant.name_last,
    is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
  ) as applicant,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          applicant.avatar_file_id,
          is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when applicant.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', applicant.avatar_art)
      end
  ) as applicant_picture,
  approval.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company,
  applicant_company.canton,
  approval.sent_at,
  approval.due_on,
  approval.date_modified,
  (
    ((approval.company_id = :callerCompany and approval.applicant_id <> :callerId))::int * 1
      + (approval.applicant_id = :callerId)::int * 2
  ) as may,
  approval.comment,
  approval.reason,
  case
    when approved.content is null then activity.date_start
    else (approved.content ->> 'dateStart')::date
    end as date_start,
  case
    when approved.content is null then activity.date_end
    else (approved.content ->> 'dateEnd')::date
    end as date_end,
  case
    when approved.content is null then activity.duration
    else (approved.content ->> 'duration')::integer
    end as duration,
  case
    when approved.content is null then activity.workload
    else (approved.content ->> 'workload')::integer
    end as workload,
  case
    when approved.content is null then activity.location
    else (approved.content ->> 'location')
    end as location,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id',
          busy.id,
          'title',
          busy.title,
          'dateStart',
          busy.date_start,
          'dateEnd',
          busy.date_end,
          'workload',
          busy.workload
        )
        order by busy.date_start, busy.id
      ),
      '[]'
    )
    from (
      select assignment.id, assignment.title, assignment.date_start, assignment.date_end, assignment.workload
      from assignment
      where assignment.author_id = approval.applicant_id
        and assignment.status in ('PENDING', 'APPROVED')
        and (
          assignment.author_id = :callerId
            or (assignment.contact_id = :callerId and assignment.status <> 'DRAFT')
            or (assignment.company_id = :callerCompany and assignment.status <> 'DRAFT')
        )
        and assignment.date_end >= coalesce(
          case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
          (now() at time zone 'Europe/Zurich')::date
        )
        and assignment.date_start <= coalesce(
          case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end,
          'infinity'
        )
      order by assignment.date_start, assignment.id
      limit 10
    ) busy
  ) as planned,
  applicant.profile_id as applicant_profile_id,
  applicant.name_first as applicant_first,
  applicant_company.name as applicant_company,
  coalesce(
    (
      select coalesce(file.variants -> 'card', file.variants -> 'full')
      from file
      where file.attached_resource = 'banner'
        and file.attached_id = (
          select shown_upload(
            applicant.id, is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
          )
        )
        and file.status = 'READY'
      limit 1
    ),
    case
      when applicant.banner_art is not null then jsonb_build_object('art', 'banner', 'design', applicant.banner_art)
      end
  ) as banner,
  applicant.slogan,
  approval.seen_at,
  approval.decided_at,
  (
    select reader.name_first || ' ' || shown_last_name(
      reader.name_last, is_masked(reader.adult_from, reader.profile_open, reader.company_id, :callerCompany)
    )
    from person reader
    where reader.id = approval.seen_by
  ) as seen_by,
  (
    select decider.name_first || ' ' || shown_last_name(
      decider.name_last, is_masked(decider.adult_from, decider.profile_open, decider.company_id, :callerCompany)
    )
    from person decider
    where decider.id = approval.decided_by
  ) as decided_by
from approval
join person applicant on applicant.id = approval.applicant_id
join company applicant_company on applicant_company.id = approval.company_id
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (
    (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
    )
  )
join company activity_company on activity_company.id = activity.company_id
where approval.id = :id;

-- listApprovals.plain
select approval.id,
  approval.status,
  approval.applicant_id,
  applicant.name_first || ' ' || shown_last_name(
    applicant.name_last,
    is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
  ) as applicant,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          applicant.avatar_file_id,
          is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when applicant.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', applicant.avatar_art)
      end
  ) as applicant_picture,
  approval.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company,
  applicant_company.canton,
  approval.sent_at,
  approval.due_on,
  approval.date_modified,
  (
    ((approval.company_id = :callerCompany and approval.applicant_id <> :callerId))::int * 1
      + (approval.applicant_id = :callerId)::int * 2
  ) as may
from unnest(
  array(
    select id
    from (
      (
        select approval.id, approval.date_modified
        from approval
        where approval.company_id = :callerCompany
        order by date_modified desc, id desc
        limit :take
      )
      union all (
        select approval.id, approval.date_modified
        from approval
        where approval.applicant_id = :callerId
          and approval.company_id <> :callerCompany
        order by date_modified desc, id desc
        limit :take
      )
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join approval on approval.id = page.id
join person applicant on applicant.id = approval.applicant_id
join company applicant_company on applicant_company.id = approval.company_id
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (
    (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
    )
  )
join company activity_company on activity_company.id = activity.company_id
where (approval.applicant_id = :callerId or approval.company_id = :callerCompany)
order by approval.date_modified desc, approval.id desc;

-- listApprovals.scanned
select approval.id,
  approval.status,
  approval.applicant_id,
  applicant.name_first || ' ' || shown_last_name(
    applicant.name_last,
    is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
  ) as applicant,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          applicant.avatar_file_id,
          is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when applicant.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', applicant.avatar_art)
      end
  ) as applicant_picture,
  approval.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company,
  applicant_company.canton,
  approval.sent_at,
  approval.due_on,
  approval.date_modified,
  (
    ((approval.company_id = :callerCompany and approval.applicant_id <> :callerId))::int * 1
      + (approval.applicant_id = :callerId)::int * 2
  ) as may
from unnest(
  array(
    select id
    from (
      select found.id, found.date_modified
      from (
        (
          select approval.id, approval.date_modified
          from approval
          where approval.company_id = :callerCompany
            and approval.search like (select rtrim(person_search(:pattern::text, '')))
          order by date_modified desc, id desc
          limit :take
        )
        union all (
          select approval.id, approval.date_modified
          from approval
          where approval.applicant_id = :callerId
            and approval.company_id <> :callerCompany
            and approval.search like (select rtrim(person_search(:pattern::text, '')))
          order by date_modified desc, id desc
          limit :take
        )
      ) found
      join approval on approval.id = found.id
      join person applicant on applicant.id = approval.applicant_id
      join activity on activity.id = approval.activity_id
      left join approved_version approved on approved.activity_id = activity.id
        and not (
          (
            activity.author_id = :callerId
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (
                activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              )
              or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          )
        )
      where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        or person_search(
          applicant.name_first,
          case when approved.content is null then activity.title else (approved.content ->> 'title') end
        ) like (select rtrim(person_search(:pattern::text, '')))
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join approval on approval.id = page.id
join person applicant on applicant.id = approval.applicant_id
join company applicant_company on applicant_company.id = approval.company_id
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (
    (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
    )
  )
join company activity_company on activity_company.id = activity.company_id
where (approval.applicant_id = :callerId or approval.company_id = :callerCompany)
order by approval.date_modified desc, approval.id desc;

-- listApprovals.indexed
select approval.id,
  approval.status,
  approval.applicant_id,
  applicant.name_first || ' ' || shown_last_name(
    applicant.name_last,
    is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
  ) as applicant,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          applicant.avatar_file_id,
          is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when applicant.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', applicant.avatar_art)
      end
  ) as applicant_picture,
  approval.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company,
  applicant_company.canton,
  approval.sent_at,
  approval.due_on,
  approval.date_modified,
  (
    ((approval.company_id = :callerCompany and approval.applicant_id <> :callerId))::int * 1
      + (approval.applicant_id = :callerId)::int * 2
  ) as may
from unnest(
  array(
    select id
    from (
      select found.id, found.date_modified
      from (
        select id, date_modified from find_requests((select rtrim(person_search(:pattern::text, ''))), 5000)
      ) found
      join approval on approval.id = found.id
      join person applicant on applicant.id = approval.applicant_id
      join activity on activity.id = approval.activity_id
      left join approved_version approved on approved.activity_id = activity.id
        and not (
          (
            activity.author_id = :callerId
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (
                activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              )
              or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          )
        )
      where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        or person_search(
          applicant.name_first,
          case when approved.content is null then activity.title else (approved.content ->> 'title') end
        ) like (select rtrim(person_search(:pattern::text, '')))
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join approval on approval.id = page.id
join person applicant on applicant.id = approval.applicant_id
join company applicant_company on applicant_company.id = approval.company_id
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (
    (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
    )
  )
join company activity_company on activity_company.id = activity.company_id
where (approval.applicant_id = :callerId or approval.company_id = :callerCompany)
order by approval.date_modified desc, approval.id desc;

-- listApprovals.newest
select approval.id,
  approval.status,
  approval.applicant_id,
  applicant.name_first || ' ' || shown_last_name(
    applicant.name_last,
    is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
  ) as applicant,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          applicant.avatar_file_id,
          is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when applicant.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', applicant.avatar_art)
      end
  ) as applicant_picture,
  approval.activity_id,
  case
    when approved.content is null then activity.title
    else (approved.content ->> 'title')
    end as activity_title,
  activity.status as activity_status,
  activity_company.name as activity_company,
  applicant_company.canton,
  approval.sent_at,
  approval.due_on,
  approval.date_modified,
  (
    ((approval.company_id = :callerCompany and approval.applicant_id <> :callerId))::int * 1
      + (approval.applicant_id = :callerId)::int * 2
  ) as may
from unnest(
  array(
    select id
    from (
      select found.id, found.date_modified
      from (
        select id, date_modified
        from (select id, date_modified, search from approval order by date_modified desc, id desc limit 5000) latest
        where search like (select rtrim(person_search(:pattern::text, '')))
        limit 5000
      ) found
      join approval on approval.id = found.id
      join person applicant on applicant.id = approval.applicant_id
      join activity on activity.id = approval.activity_id
      left join approved_version approved on approved.activity_id = activity.id
        and not (
          (
            activity.author_id = :callerId
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (activity.is_visible and activity.is_public)
              or (activity.company_id = :callerCompany and activity.is_visible)
              or (
                activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
              )
              or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          )
        )
      where not is_masked(applicant.adult_from, applicant.profile_open, applicant.company_id, :callerCompany)
        or person_search(
          applicant.name_first,
          case when approved.content is null then activity.title else (approved.content ->> 'title') end
        ) like (select rtrim(person_search(:pattern::text, '')))
    ) candidate
    order by date_modified desc, id desc
    limit :size
    offset :offset
  )
) page (id)
join approval on approval.id = page.id
join person applicant on applicant.id = approval.applicant_id
join company applicant_company on applicant_company.id = approval.company_id
join activity on activity.id = approval.activity_id
left join approved_version approved on approved.activity_id = activity.id
  and not (
    (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
    )
  )
join company activity_company on activity_company.id = activity.company_id
where (approval.applicant_id = :callerId or approval.company_id = :callerCompany)
order by approval.date_modified desc, approval.id desc;
