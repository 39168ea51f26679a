-- Printed from evaluation.queries.ts by `pnpm sql`; never edited by hand.

-- countEvaluations
select least(count(*), :most)::int as total
from (
  select
  from evaluation
  join assignment on assignment.id = evaluation.id
  where (
    evaluation.apprentice_id = :callerId
      or evaluation.contact_id = :callerId
      or evaluation.company_id = :callerCompany
  )
    and (
      :outstanding::text is null
        or (
          evaluation.company_id = :callerCompany
            and evaluation.status = 'DRAFT'
            and assignment.approved_end < swiss_today()
            and (
              not :mine::boolean
                or evaluation.apprentice_id in (select person.id from person where person.supervisor_id = :callerId)
            )
        )
        and (:outstanding::text = 'ALL' or (assignment.approved_end < swiss_today() - 15))
    )
  limit :most
) counted;

-- findEvaluation
select evaluation.id,
  evaluation.status,
  assignment.title,
  assignment.approved_start as starts,
  assignment.approved_end as ends,
  evaluation.apprentice_id,
  apprentice.name_first || ' ' || shown_last_name(
    apprentice.name_last,
    is_masked(apprentice.adult_from, apprentice.profile_open, apprentice.company_id, :callerCompany)
      and not (evaluation.contact_id = :callerId)
  ) as apprentice,
  evaluation.contact_id,
  coalesce(
    (
      select contact.name_first || ' ' || shown_last_name(
        contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
      )
      from person contact
      where contact.id = assignment.contact_id
    ),
    nullif(assignment.contact, '')
  ) as contact,
  evaluation.apprentice_submitted_at,
  evaluation.contact_submitted_at,
  evaluation.apprentice_discussed_at,
  evaluation.contact_discussed_at,
  case
    when evaluation.apprentice_id = :callerId then 'APPRENTICE'
    when evaluation.contact_id = :callerId then 'CONTACT'
    end as side,
  assignment.status = 'PENDING' as is_frozen,
  assignment.approved_start > swiss_today() as is_too_early,
  (((evaluation.apprentice_id = :callerId or evaluation.contact_id = :callerId))::int * 1) as may,
  (
    (
      evaluation.contact_id is null
        or exists (select from evaluation_link where evaluation_link.evaluation_id = evaluation.id)
    )
      and (
        (
          exists (
            select
            from person apprentice
            where apprentice.id = assignment.author_id
              and apprentice.supervisor_id = :callerId
              and apprentice.company_id = :callerCompany
          )
            and assignment.status <> 'DRAFT'
            and assignment.author_id <> :callerId
        )
          or (
            assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
          )
      )
  ) as may_send,
  apprentice.name_first as apprentice_first,
  apprentice.name_last as apprentice_last,
  (
    select reader.name_first || ' ' || reader.name_last from person reader where reader.id = :callerId
  ) as reader,
  company.name as company,
  (select profession.name from profession where profession.id = apprentice.profession_id) as profession,
  evaluation.version,
  evaluation.agreements,
  (
    select json_build_object(
      'id',
      judgement.id,
      'notes',
      judgement.notes,
      'points',
      coalesce(
        (
          select json_agg(
            json_build_object(
              'id',
              evaluation_point.id,
              'criterion_id',
              evaluation_point.criterion_id,
              'grade',
              evaluation_point.grade,
              'justification',
              evaluation_point.justification
            )
          )
          from evaluation_point
          where evaluation_point.part_id = judgement.id
        ),
        '[]'::json
      ),
      'statement',
      (
        select json_build_object('body', evaluation_statement.body, 'date', evaluation_statement.date_created)
        from evaluation_statement
        where evaluation_statement.evaluation_id = evaluation.id
          and evaluation_statement.side = judgement.side
          and evaluation.status <> 'DRAFT'
      )
    )
    from judgement
    where judgement.evaluation_id = evaluation.id
      and judgement.side = 'APPRENTICE'
      and (judgement.party_id = :callerId or evaluation.status <> 'DRAFT')
  ) as apprentice_part,
  (
    select json_build_object(
      'id',
      judgement.id,
      'notes',
      judgement.notes,
      'points',
      coalesce(
        (
          select json_agg(
            json_build_object(
              'id',
              evaluation_point.id,
              'criterion_id',
              evaluation_point.criterion_id,
              'grade',
              evaluation_point.grade,
              'justification',
              evaluation_point.justification
            )
          )
          from evaluation_point
          where evaluation_point.part_id = judgement.id
        ),
        '[]'::json
      ),
      'statement',
      (
        select json_build_object('body', evaluation_statement.body, 'date', evaluation_statement.date_created)
        from evaluation_statement
        where evaluation_statement.evaluation_id = evaluation.id
          and evaluation_statement.side = judgement.side
          and evaluation.status <> 'DRAFT'
      )
    )
    from judgement
    where judgement.evaluation_id = evaluation.id
      and judgement.side = 'CONTACT'
      and (judgement.party_id = :callerId or evaluation.status <> 'DRAFT')
  ) as contact_part,
  (
    select json_build_object('title', last.title, 'date', last.agreed_at, 'agreements', last.agreements)
    from last_agreements(evaluation.id) last
  ) as last
from evaluation
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
join company on company.id = evaluation.company_id
where evaluation.id = :id
  and (
    evaluation.apprentice_id = :callerId
      or evaluation.contact_id = :callerId
      or evaluation.company_id = :callerCompany
  );

-- listCriteria
select criterion.id,
  criterion.name,
  criterion.description,
  criterion.sort_index,
  criterion_type.id as type_id,
  criterion_type.name as type_name,
  criterion_type.sort_index as type_sort,
  criterion_type.for_apprentice,
  criteria_version.valid_from
from criterion
join criterion_type on criterion_type.id = criterion.type_id
join criteria_version on criteria_version.version = criterion_type.version
where criterion_type.version = coalesce(
  :version::integer, (select max(version) from criteria_version where valid_from <= swiss_today())
)
order by criterion_type.sort_index, criterion.sort_index;

-- listEvaluationPage: usual
select evaluation.id,
  evaluation.status,
  assignment.title,
  assignment.approved_start as starts,
  assignment.approved_end as ends,
  evaluation.apprentice_id,
  apprentice.name_first || ' ' || shown_last_name(
    apprentice.name_last,
    is_masked(apprentice.adult_from, apprentice.profile_open, apprentice.company_id, :callerCompany)
      and not (evaluation.contact_id = :callerId)
  ) as apprentice,
  evaluation.contact_id,
  coalesce(
    (
      select contact.name_first || ' ' || shown_last_name(
        contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
      )
      from person contact
      where contact.id = assignment.contact_id
    ),
    nullif(assignment.contact, '')
  ) as contact,
  evaluation.apprentice_submitted_at,
  evaluation.contact_submitted_at,
  evaluation.apprentice_discussed_at,
  evaluation.contact_discussed_at,
  case
    when evaluation.apprentice_id = :callerId then 'APPRENTICE'
    when evaluation.contact_id = :callerId then 'CONTACT'
    end as side,
  assignment.status = 'PENDING' as is_frozen,
  assignment.approved_start > swiss_today() as is_too_early,
  (((evaluation.apprentice_id = :callerId or evaluation.contact_id = :callerId))::int * 1) as may,
  (
    (
      evaluation.contact_id is null
        or exists (select from evaluation_link where evaluation_link.evaluation_id = evaluation.id)
    )
      and (
        (
          exists (
            select
            from person apprentice
            where apprentice.id = assignment.author_id
              and apprentice.supervisor_id = :callerId
              and apprentice.company_id = :callerCompany
          )
            and assignment.status <> 'DRAFT'
            and assignment.author_id <> :callerId
        )
          or (
            assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
          )
      )
  ) as may_send,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          apprentice.avatar_file_id,
          is_masked(apprentice.adult_from, apprentice.profile_open, apprentice.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when apprentice.avatar_art is not null then jsonb_build_object(
        'art', 'avatar', 'design', apprentice.avatar_art
      )
      end
  ) as apprentice_picture,
  (
    select coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            led.avatar_file_id, is_masked(led.adult_from, led.profile_open, led.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case when led.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', led.avatar_art) end
    )
    from person led
    where led.id = evaluation.contact_id
  ) as contact_picture
from unnest(
  array(
    select evaluation.id
    from evaluation
    join assignment on assignment.id = evaluation.id
    join person apprentice on apprentice.id = evaluation.apprentice_id
    where (
      evaluation.apprentice_id = :callerId
        or evaluation.contact_id = :callerId
        or evaluation.company_id = :callerCompany
    )
      and (
        null::text is null
          or (
            evaluation.company_id = :callerCompany
              and evaluation.status = 'DRAFT'
              and assignment.approved_end < swiss_today()
              and (
                not false::boolean
                  or evaluation.apprentice_id in (select person.id from person where person.supervisor_id = :callerId)
              )
          )
          and (null::text = 'ALL' or (assignment.approved_end < swiss_today() - 15))
      )
    order by assignment.approved_end desc, evaluation.id
    limit :size
    offset :offset
  )
) page (id)
join evaluation on evaluation.id = page.id
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
order by assignment.approved_end desc, evaluation.id;

-- listEvaluationPage: by title
select evaluation.id,
  evaluation.status,
  assignment.title,
  assignment.approved_start as starts,
  assignment.approved_end as ends,
  evaluation.apprentice_id,
  apprentice.name_first || ' ' || shown_last_name(
    apprentice.name_last,
    is_masked(apprentice.adult_from, apprentice.profile_open, apprentice.company_id, :callerCompany)
      and not (evaluation.contact_id = :callerId)
  ) as apprentice,
  evaluation.contact_id,
  coalesce(
    (
      select contact.name_first || ' ' || shown_last_name(
        contact.name_last, is_masked(contact.adult_from, contact.profile_open, contact.company_id, :callerCompany)
      )
      from person contact
      where contact.id = assignment.contact_id
    ),
    nullif(assignment.contact, '')
  ) as contact,
  evaluation.apprentice_submitted_at,
  evaluation.contact_submitted_at,
  evaluation.apprentice_discussed_at,
  evaluation.contact_discussed_at,
  case
    when evaluation.apprentice_id = :callerId then 'APPRENTICE'
    when evaluation.contact_id = :callerId then 'CONTACT'
    end as side,
  assignment.status = 'PENDING' as is_frozen,
  assignment.approved_start > swiss_today() as is_too_early,
  (((evaluation.apprentice_id = :callerId or evaluation.contact_id = :callerId))::int * 1) as may,
  (
    (
      evaluation.contact_id is null
        or exists (select from evaluation_link where evaluation_link.evaluation_id = evaluation.id)
    )
      and (
        (
          exists (
            select
            from person apprentice
            where apprentice.id = assignment.author_id
              and apprentice.supervisor_id = :callerId
              and apprentice.company_id = :callerCompany
          )
            and assignment.status <> 'DRAFT'
            and assignment.author_id <> :callerId
        )
          or (
            assignment.company_id = :callerCompany and assignment.status <> 'DRAFT' and assignment.author_id <> :callerId
          )
      )
  ) as may_send,
  coalesce(
    (
      select coalesce(file.variants -> 'thumb', file.variants -> 'full')
      from file
      where file.id = (
        select shown_upload(
          apprentice.avatar_file_id,
          is_masked(apprentice.adult_from, apprentice.profile_open, apprentice.company_id, :callerCompany)
        )
      )
        and file.status = 'READY'
    ),
    case
      when apprentice.avatar_art is not null then jsonb_build_object(
        'art', 'avatar', 'design', apprentice.avatar_art
      )
      end
  ) as apprentice_picture,
  (
    select coalesce(
      (
        select coalesce(file.variants -> 'thumb', file.variants -> 'full')
        from file
        where file.id = (
          select shown_upload(
            led.avatar_file_id, is_masked(led.adult_from, led.profile_open, led.company_id, :callerCompany)
          )
        )
          and file.status = 'READY'
      ),
      case when led.avatar_art is not null then jsonb_build_object('art', 'avatar', 'design', led.avatar_art) end
    )
    from person led
    where led.id = evaluation.contact_id
  ) as contact_picture
from unnest(
  array(
    select evaluation.id
    from evaluation
    join assignment on assignment.id = evaluation.id
    join person apprentice on apprentice.id = evaluation.apprentice_id
    where (
      evaluation.apprentice_id = :callerId
        or evaluation.contact_id = :callerId
        or evaluation.company_id = :callerCompany
    )
      and (
        null::text is null
          or (
            evaluation.company_id = :callerCompany
              and evaluation.status = 'DRAFT'
              and assignment.approved_end < swiss_today()
              and (
                not false::boolean
                  or evaluation.apprentice_id in (select person.id from person where person.supervisor_id = :callerId)
              )
          )
          and (null::text = 'ALL' or (assignment.approved_end < swiss_today() - 15))
      )
    order by lower(assignment.title) asc nulls last, evaluation.id
    limit :size
    offset :offset
  )
) page (id)
join evaluation on evaluation.id = page.id
join assignment on assignment.id = evaluation.id
join person apprentice on apprentice.id = evaluation.apprentice_id
order by lower(assignment.title) asc nulls last, evaluation.id;
