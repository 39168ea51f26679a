-- Printed from activity-notice.queries.ts by `pnpm sql`; never edited by hand.

-- findActivityNotice
select activity.title,
  activity.company_id,
  activity.author_id,
  author.status = 'ACTIVE' as is_author_active,
  activity.is_public,
  case when approved.content is null then activity.title else (approved.content ->> 'title') end as shown_title,
  case
    when approved.content is null then activity.work_sector_id
    else (approved.content ->> 'workSectorId')::uuid
    end as shown_sector_id,
  review.reviewer_id,
  review.message
from activity
left join approved_version approved on approved.activity_id = activity.id
  and not (
    activity.is_visible
      and (
        activity.is_public
          or not exists (
            select
            from application
            where application.activity_id = activity.id
              and application.company_id <> activity.company_id
          )
      )
  )
join person author on author.id = activity.author_id
left join lateral (
  select activity_review.reviewer_id, activity_review.message
  from activity_review
  where activity_review.activity_id = activity.id
  order by activity_review.date_created desc, activity_review.id desc
  limit 1
) review on true
where activity.id = :id;

-- findFollowersOf
select activity.author_id,
  activity.company_id,
  case
    when (
      select count(*)
      from activity earlier
      where earlier.author_id = activity.author_id
        and earlier.date_published <= activity.date_published
        and earlier.date_published > activity.date_published - interval '1 day'
    ) <= 5 then activity.author_id
    end as followed_author,
  case
    when (
      select count(*)
      from activity earlier
      where earlier.company_id = activity.company_id
        and earlier.date_published <= activity.date_published
        and earlier.date_published > activity.date_published - interval '1 day'
    ) <= 5 then activity.company_id
    end as followed_company
from activity
where activity.id = :activityId
  and activity.date_published is not null;

-- listDeciders
select reviewer.name_first || ' ' || shown_last_name(
  reviewer.name_last, is_masked(reviewer.adult_from, reviewer.profile_open, reviewer.company_id, :callerCompany)
) as name
from person reviewer
where reviewer.company_id = :companyId
  and reviewer.status = 'ACTIVE'
  and reviewer.id <> :authorId
  and reviewer.roles && OWNER,ADMIN,EDUCATION_OFFICER,VOCATIONAL_TRAINER::text[]
order by reviewer.id
limit 2;

-- listFollowersToTell
select max(fan.id::text) as last,
  coalesce(
    array_agg(person.id order by person.id) filter (
      where person.status = 'ACTIVE'
        and person.id is distinct from :actorId::uuid
        and (
          person.company_id = :company_id
            or (
              :isPublic and person.roles && OWNER,ADMIN,EDUCATION_OFFICER,VOCATIONAL_TRAINER,APPRENTICE,ASSOCIATION::text[]
            )
        )
        and (
          person.id <> all(
            array(
              select blocked_id
              from block
              where person_id = :author_id
              union all
              select person_id
              from block
              where blocked_id = :author_id
            )
          )
            or (
              person.supervisor_id = author.id
                or (
                  person.company_id = author.company_id
                    and person.roles && '{APPRENTICE}'
                    and author.roles && '{EDUCATION_OFFICER}'
                )
            )
        )
    ),
    '{}'
  ) as ids
from (
  select id
  from (
    (
      select follower_id as id
      from follow
      where company_id = :followed_company::uuid
        and follower_id > :after::uuid
      order by follower_id
      limit :size
    )
    union (
      select follower_id
      from follow
      where person_id = :followed_author::uuid
        and follower_id > :after::uuid
      order by follower_id
      limit :size
    )
  ) fan
  order by id
  limit :size
) fan
join person on person.id = fan.id
join person author on author.id = :author_id;

-- listReachableActivities
select activity.id
from activity
where activity.id = any(:ids::uuid[])
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
  );

-- listReviewers
select id
from (
  select reviewer.id
  from person reviewer
  where reviewer.company_id = :company_id
    and reviewer.status = 'ACTIVE'
    and reviewer.id <> :author_id
    and reviewer.roles && OWNER,ADMIN,EDUCATION_OFFICER,VOCATIONAL_TRAINER::text[]
  union all
  select platform.id
  from person platform
  where platform.roles && '{OWNER,ADMIN}'
    and platform.status = 'ACTIVE'
    and platform.id <> :author_id
    and not exists (
      select
      from person reviewer
      where reviewer.company_id = :company_id
        and reviewer.status = 'ACTIVE'
        and reviewer.id <> :author_id
        and reviewer.roles && OWNER,ADMIN,EDUCATION_OFFICER,VOCATIONAL_TRAINER::text[]
    )
) asked
where id > :after
order by id
limit :size;
