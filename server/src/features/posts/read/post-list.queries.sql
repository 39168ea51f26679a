-- Printed from post-list.queries.ts by `pnpm sql`; never edited by hand.

-- findPostRow
select post.id,
  post.body,
  author.name_first as author_first,
  shown_last_name(
    author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
  ) as author_last,
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
  ) as author_picture,
  author.profile_id,
  author.id as author_id,
  post.date_created,
  post.date_edited,
  post.heart_count,
  post.comment_count - case
    when cardinality(array(select kept_apart_from_caller())) = 0 then 0
    else (
      select count(*)::int
      from comment
      where comment.author_id = any (array(select kept_apart_from_caller()))
        and comment.post_id = post.id
        and comment.hidden_at is null
    )
    end as comment_count,
  exists (
    select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
  ) as is_hearted,
  post.author_id = :callerId as is_own,
  post.moderated_at is not null as is_moderated,
  post.is_question,
  post.helpful_comment_id,
  post.assignment_card,
  activity_card.card as activity_card,
  (
    (
      (
        (post.author_id = :callerId and post.hidden_at is null)
          or (post.company_id = :callerCompany and post.hidden_at is null)
      )
    )::int * 1
      + (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 2
      + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
      + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
      + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
      + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
  ) as may
from (select :id::uuid as id) page
join post on post.id = page.id
join person author on author.id = post.author_id
left join lateral (
  select jsonb_build_object(
    'id',
    activity.id,
    'title',
    case when approved.content is null then activity.title else (approved.content ->> 'title') end,
    'company',
    company.name,
    'picture',
    (
      select coalesce(file.variants -> 'card', file.variants -> 'full')
      from file
      where file.attached_resource = 'activity'
        and file.attached_id = activity.id
        and file.kind = 'IMAGE'
        and (
          (approved.content -> 'images') is null
            or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
        )
      order by file.position, file.id
      limit 1
    ),
    'date_start',
    case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
    'date_end',
    case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
  ) as card
  from activity
  join company on company.id = activity.company_id
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
  where activity.id = post.activity_id
    and (
      activity.author_id = :callerId
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (activity.is_visible and activity.is_public)
        or (activity.company_id = :callerCompany and activity.is_visible)
        or (
          activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
        )
        or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
        or exists (
          select
          from application
          where application.activity_id = activity.id
            and application.author_id = :callerId
            and application.status in ('PENDING', 'APPROVED')
        )
    )
) activity_card on post.activity_id is not null
where post.hidden_at is null;

-- listPostRows: ALL
with found as materialized (
  select id, date_created
  from (
    (
      select post.id, post.date_created
      from post
      where true
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    )
  ) source
  order by date_created desc, id desc
  limit 1001
)
select page.*, counted.total
from (select count(*)::int as total from found) counted
left join (
  select post.id,
    post.body,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    ) as author_picture,
    author.profile_id,
    author.id as author_id,
    post.date_created,
    post.date_edited,
    post.heart_count,
    post.comment_count - case
      when cardinality(array(select kept_apart_from_caller())) = 0 then 0
      else (
        select count(*)::int
        from comment
        where comment.author_id = any (array(select kept_apart_from_caller()))
          and comment.post_id = post.id
          and comment.hidden_at is null
      )
      end as comment_count,
    exists (
      select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
    ) as is_hearted,
    post.author_id = :callerId as is_own,
    post.moderated_at is not null as is_moderated,
    post.is_question,
    post.helpful_comment_id,
    post.assignment_card,
    activity_card.card as activity_card,
    (
      (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 1
        + (
          (
            (post.author_id = :callerId and post.hidden_at is null)
              or (post.company_id = :callerCompany and post.hidden_at is null)
          )
        )::int * 2
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
        + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
        + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
    ) as may
  from unnest(
    array(select id from found order by date_created desc, id desc limit :size offset :offset)
  ) page (id)
  join post on post.id = page.id
  join person author on author.id = post.author_id
  left join lateral (
    select jsonb_build_object(
      'id',
      activity.id,
      'title',
      case when approved.content is null then activity.title else (approved.content ->> 'title') end,
      'company',
      company.name,
      'picture',
      (
        select coalesce(file.variants -> 'card', file.variants -> 'full')
        from file
        where file.attached_resource = 'activity'
          and file.attached_id = activity.id
          and file.kind = 'IMAGE'
          and (
            (approved.content -> 'images') is null
              or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
          )
        order by file.position, file.id
        limit 1
      ),
      'date_start',
      case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
      'date_end',
      case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
    ) as card
    from activity
    join company on company.id = activity.company_id
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
    where activity.id = post.activity_id
      and (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          or exists (
            select
            from application
            where application.activity_id = activity.id
              and application.author_id = :callerId
              and application.status in ('PENDING', 'APPROVED')
          )
      )
  ) activity_card on post.activity_id is not null
) page on true
order by date_created desc, id desc;

-- listPostRows: FOLLOWED
with found as materialized (
  select id, date_created
  from (
    (
      select post.id, post.date_created
      from post
      where post.company_id = :callerCompany
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    )
    union
    select found.id, found.date_created
    from (
      select :callerId::uuid as person_id
      union all
      select follow.person_id
      from follow
      where follow.follower_id = :callerId
        and follow.person_id is not null
    ) followed
    cross join lateral (
      select post.id, post.date_created
      from post
      where post.author_id = followed.person_id
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    ) found
    union
    select found.id, found.date_created
    from follow
    cross join lateral (
      select post.id, post.date_created
      from post
      where post.company_id = follow.company_id
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    ) found
    where follow.follower_id = :callerId
      and follow.company_id is not null
  ) source
  order by date_created desc, id desc
  limit 1001
)
select page.*, counted.total
from (select count(*)::int as total from found) counted
left join (
  select post.id,
    post.body,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    ) as author_picture,
    author.profile_id,
    author.id as author_id,
    post.date_created,
    post.date_edited,
    post.heart_count,
    post.comment_count - case
      when cardinality(array(select kept_apart_from_caller())) = 0 then 0
      else (
        select count(*)::int
        from comment
        where comment.author_id = any (array(select kept_apart_from_caller()))
          and comment.post_id = post.id
          and comment.hidden_at is null
      )
      end as comment_count,
    exists (
      select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
    ) as is_hearted,
    post.author_id = :callerId as is_own,
    post.moderated_at is not null as is_moderated,
    post.is_question,
    post.helpful_comment_id,
    post.assignment_card,
    activity_card.card as activity_card,
    (
      (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 1
        + (
          (
            (post.author_id = :callerId and post.hidden_at is null)
              or (post.company_id = :callerCompany and post.hidden_at is null)
          )
        )::int * 2
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
        + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
        + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
    ) as may
  from unnest(
    array(select id from found order by date_created desc, id desc limit :size offset :offset)
  ) page (id)
  join post on post.id = page.id
  join person author on author.id = post.author_id
  left join lateral (
    select jsonb_build_object(
      'id',
      activity.id,
      'title',
      case when approved.content is null then activity.title else (approved.content ->> 'title') end,
      'company',
      company.name,
      'picture',
      (
        select coalesce(file.variants -> 'card', file.variants -> 'full')
        from file
        where file.attached_resource = 'activity'
          and file.attached_id = activity.id
          and file.kind = 'IMAGE'
          and (
            (approved.content -> 'images') is null
              or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
          )
        order by file.position, file.id
        limit 1
      ),
      'date_start',
      case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
      'date_end',
      case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
    ) as card
    from activity
    join company on company.id = activity.company_id
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
    where activity.id = post.activity_id
      and (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          or exists (
            select
            from application
            where application.activity_id = activity.id
              and application.author_id = :callerId
              and application.status in ('PENDING', 'APPROVED')
          )
      )
  ) activity_card on post.activity_id is not null
) page on true
order by date_created desc, id desc;

-- listPostRows: QUESTIONS
with found as materialized (
  select id, date_created
  from (
    (
      select post.id, post.date_created
      from post
      where post.company_id = :callerCompany
        and post.is_question
        and post.helpful_comment_id is null
        and post.date_created > now() - make_interval(days => 7)
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    )
  ) source
  order by date_created desc, id desc
  limit 1001
)
select page.*, counted.total
from (select count(*)::int as total from found) counted
left join (
  select post.id,
    post.body,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    ) as author_picture,
    author.profile_id,
    author.id as author_id,
    post.date_created,
    post.date_edited,
    post.heart_count,
    post.comment_count - case
      when cardinality(array(select kept_apart_from_caller())) = 0 then 0
      else (
        select count(*)::int
        from comment
        where comment.author_id = any (array(select kept_apart_from_caller()))
          and comment.post_id = post.id
          and comment.hidden_at is null
      )
      end as comment_count,
    exists (
      select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
    ) as is_hearted,
    post.author_id = :callerId as is_own,
    post.moderated_at is not null as is_moderated,
    post.is_question,
    post.helpful_comment_id,
    post.assignment_card,
    activity_card.card as activity_card,
    (
      (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 1
        + (
          (
            (post.author_id = :callerId and post.hidden_at is null)
              or (post.company_id = :callerCompany and post.hidden_at is null)
          )
        )::int * 2
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
        + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
        + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
    ) as may
  from unnest(
    array(select id from found order by date_created desc, id desc limit :size offset :offset)
  ) page (id)
  join post on post.id = page.id
  join person author on author.id = post.author_id
  left join lateral (
    select jsonb_build_object(
      'id',
      activity.id,
      'title',
      case when approved.content is null then activity.title else (approved.content ->> 'title') end,
      'company',
      company.name,
      'picture',
      (
        select coalesce(file.variants -> 'card', file.variants -> 'full')
        from file
        where file.attached_resource = 'activity'
          and file.attached_id = activity.id
          and file.kind = 'IMAGE'
          and (
            (approved.content -> 'images') is null
              or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
          )
        order by file.position, file.id
        limit 1
      ),
      'date_start',
      case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
      'date_end',
      case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
    ) as card
    from activity
    join company on company.id = activity.company_id
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
    where activity.id = post.activity_id
      and (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          or exists (
            select
            from application
            where application.activity_id = activity.id
              and application.author_id = :callerId
              and application.status in ('PENDING', 'APPROVED')
          )
      )
  ) activity_card on post.activity_id is not null
) page on true
order by date_created desc, id desc;

-- listPostRows: PROFILE
with found as materialized (
  select id, date_created
  from (
    (
      select post.id, post.date_created
      from post
      where post.author_id = (select id from person where profile_id = :profileId)
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    )
    union all (
      select post.id, post.date_created
      from post
      where post.company_id = (select id from company where profile_id = :profileId)
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created desc, id desc
      limit 1001
    )
  ) source
  order by date_created desc, id desc
  limit 1001
)
select page.*, counted.total
from (select count(*)::int as total from found) counted
left join (
  select post.id,
    post.body,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    ) as author_picture,
    author.profile_id,
    author.id as author_id,
    post.date_created,
    post.date_edited,
    post.heart_count,
    post.comment_count - case
      when cardinality(array(select kept_apart_from_caller())) = 0 then 0
      else (
        select count(*)::int
        from comment
        where comment.author_id = any (array(select kept_apart_from_caller()))
          and comment.post_id = post.id
          and comment.hidden_at is null
      )
      end as comment_count,
    exists (
      select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
    ) as is_hearted,
    post.author_id = :callerId as is_own,
    post.moderated_at is not null as is_moderated,
    post.is_question,
    post.helpful_comment_id,
    post.assignment_card,
    activity_card.card as activity_card,
    (
      (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 1
        + (
          (
            (post.author_id = :callerId and post.hidden_at is null)
              or (post.company_id = :callerCompany and post.hidden_at is null)
          )
        )::int * 2
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
        + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
        + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
    ) as may
  from unnest(
    array(select id from found order by date_created desc, id desc limit :size offset :offset)
  ) page (id)
  join post on post.id = page.id
  join person author on author.id = post.author_id
  left join lateral (
    select jsonb_build_object(
      'id',
      activity.id,
      'title',
      case when approved.content is null then activity.title else (approved.content ->> 'title') end,
      'company',
      company.name,
      'picture',
      (
        select coalesce(file.variants -> 'card', file.variants -> 'full')
        from file
        where file.attached_resource = 'activity'
          and file.attached_id = activity.id
          and file.kind = 'IMAGE'
          and (
            (approved.content -> 'images') is null
              or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
          )
        order by file.position, file.id
        limit 1
      ),
      'date_start',
      case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
      'date_end',
      case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
    ) as card
    from activity
    join company on company.id = activity.company_id
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
    where activity.id = post.activity_id
      and (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          or exists (
            select
            from application
            where application.activity_id = activity.id
              and application.author_id = :callerId
              and application.status in ('PENDING', 'APPROVED')
          )
      )
  ) activity_card on post.activity_id is not null
) page on true
order by date_created desc, id desc;

-- listPostRows: ALL, oldest first
with found as materialized (
  select id, date_created
  from (
    (
      select post.id, post.date_created
      from post
      where true
        and post.hidden_at is null
        and post.author_id <> all (array(select kept_apart_from_caller()))
      order by date_created, id
      limit 1001
    )
  ) source
  order by date_created, id
  limit 1001
)
select page.*, counted.total
from (select count(*)::int as total from found) counted
left join (
  select post.id,
    post.body,
    author.name_first as author_first,
    shown_last_name(
      author.name_last, is_masked(author.adult_from, author.profile_open, author.company_id, :callerCompany)
    ) as author_last,
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
    ) as author_picture,
    author.profile_id,
    author.id as author_id,
    post.date_created,
    post.date_edited,
    post.heart_count,
    post.comment_count - case
      when cardinality(array(select kept_apart_from_caller())) = 0 then 0
      else (
        select count(*)::int
        from comment
        where comment.author_id = any (array(select kept_apart_from_caller()))
          and comment.post_id = post.id
          and comment.hidden_at is null
      )
      end as comment_count,
    exists (
      select from post_heart where post_heart.post_id = post.id and post_heart.person_id = :callerId
    ) as is_hearted,
    post.author_id = :callerId as is_own,
    post.moderated_at is not null as is_moderated,
    post.is_question,
    post.helpful_comment_id,
    post.assignment_card,
    activity_card.card as activity_card,
    (
      (
        (
          (post.author_id = :callerId and post.hidden_at is null)
            or (post.company_id = :callerCompany and post.hidden_at is null)
        )
      )::int * 1
        + (
          (
            (post.author_id = :callerId and post.hidden_at is null)
              or (post.company_id = :callerCompany and post.hidden_at is null)
          )
        )::int * 2
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 4
        + ((post.author_id <> all (array(select kept_apart_from_caller())) and post.hidden_at is null))::int * 8
        + ((post.hidden_at is null and post.author_id <> :callerId))::int * 16
        + ((post.author_id = :callerId and post.hidden_at is null))::int * 32
    ) as may
  from unnest(array(select id from found order by date_created, id limit :size offset :offset)) page (id)
  join post on post.id = page.id
  join person author on author.id = post.author_id
  left join lateral (
    select jsonb_build_object(
      'id',
      activity.id,
      'title',
      case when approved.content is null then activity.title else (approved.content ->> 'title') end,
      'company',
      company.name,
      'picture',
      (
        select coalesce(file.variants -> 'card', file.variants -> 'full')
        from file
        where file.attached_resource = 'activity'
          and file.attached_id = activity.id
          and file.kind = 'IMAGE'
          and (
            (approved.content -> 'images') is null
              or (approved.content -> 'images') @> jsonb_build_array(jsonb_build_object('id', file.id))
          )
        order by file.position, file.id
        limit 1
      ),
      'date_start',
      case when approved.content is null then activity.date_start else (approved.content ->> 'dateStart')::date end,
      'date_end',
      case when approved.content is null then activity.date_end else (approved.content ->> 'dateEnd')::date end
    ) as card
    from activity
    join company on company.id = activity.company_id
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
    where activity.id = post.activity_id
      and (
        activity.author_id = :callerId
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (activity.is_visible and activity.is_public)
          or (activity.company_id = :callerCompany and activity.is_visible)
          or (
            activity.company_id = :callerCompany and (activity.status in ('PENDING', 'APPROVED') or activity.is_visible)
          )
          or (activity.company_id = :callerCompany and (activity.status = 'APPROVED' or activity.is_visible))
          or exists (
            select
            from application
            where application.activity_id = activity.id
              and application.author_id = :callerId
              and application.status in ('PENDING', 'APPROVED')
          )
      )
  ) activity_card on post.activity_id is not null
) page on true
order by date_created, id;
