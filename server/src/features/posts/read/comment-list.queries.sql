-- Printed from comment-list.queries.ts by `pnpm sql`; never edited by hand.

-- listComments
select comment.id,
  comment.post_id,
  comment.body,
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
  comment.date_created,
  comment.date_edited,
  comment.heart_count,
  exists (
    select from comment_heart where comment_heart.comment_id = comment.id and comment_heart.person_id = :callerId
  ) as is_hearted,
  comment.author_id = :callerId as is_own,
  (
    (
      (
        comment.author_id = :callerId
          and (
            comment.hidden_at is null
              and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
          )
      )
    )::int * 1
      + (
        (
          (
            comment.author_id = :callerId
              and (
                comment.hidden_at is null
                  and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
              )
          )
            or (
              comment.company_id = :callerCompany
                and (
                  comment.hidden_at is null
                    and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
                )
            )
        )
      )::int * 2
      + (
        (
          (
            comment.author_id <> all (array(select kept_apart_from_caller()))
              and not exists (
                select
                from post
                where post.id = comment.post_id
                  and post.author_id = any (array(select kept_apart_from_caller()))
              )
          )
            and (
              comment.hidden_at is null
                and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
            )
        )
      )::int * 4
      + (
        (
          (
            comment.hidden_at is null
              and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
          )
            and comment.author_id <> :callerId
        )
      )::int * 8
  ) as may
from (
  select comment.id
  from comment
  where comment.post_id = :postId
    and comment.hidden_at is null
    and comment.author_id <> all (array(select kept_apart_from_caller()))
  order by comment.date_created desc, comment.id desc
  limit 500
) shown
join comment on comment.id = shown.id
join person author on author.id = comment.author_id
order by comment.date_created, comment.id;

-- listLatestComments
select comment.id,
  comment.post_id,
  comment.body,
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
  comment.date_created,
  comment.date_edited,
  comment.heart_count,
  exists (
    select from comment_heart where comment_heart.comment_id = comment.id and comment_heart.person_id = :callerId
  ) as is_hearted,
  comment.author_id = :callerId as is_own,
  (
    (
      (
        comment.author_id = :callerId
          and (
            comment.hidden_at is null
              and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
          )
      )
    )::int * 1
      + (
        (
          (
            comment.author_id = :callerId
              and (
                comment.hidden_at is null
                  and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
              )
          )
            or (
              comment.company_id = :callerCompany
                and (
                  comment.hidden_at is null
                    and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
                )
            )
        )
      )::int * 2
      + (
        (
          (
            comment.author_id <> all (array(select kept_apart_from_caller()))
              and not exists (
                select
                from post
                where post.id = comment.post_id
                  and post.author_id = any (array(select kept_apart_from_caller()))
              )
          )
            and (
              comment.hidden_at is null
                and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
            )
        )
      )::int * 4
      + (
        (
          (
            comment.hidden_at is null
              and exists (select from post where post.id = comment.post_id and post.hidden_at is null)
          )
            and comment.author_id <> :callerId
        )
      )::int * 8
  ) as may
from unnest(:ids::uuid[]) page (id)
join post on post.id = page.id
cross join lateral (
  (
    select comment.id
    from comment
    where comment.post_id = post.id
      and comment.hidden_at is null
      and comment.author_id <> all (array(select kept_apart_from_caller()))
    order by comment.date_created desc, comment.id desc
    limit 1
  )
  union
  select comment.id
  from comment
  where comment.id = post.helpful_comment_id
    and comment.hidden_at is null
    and comment.author_id <> all (array(select kept_apart_from_caller()))
) shown
join comment on comment.id = shown.id
join person author on author.id = comment.author_id
order by comment.date_created, comment.id;

-- listMentioned
select person.profile_id,
  person.name_first || ' ' || shown_last_name(
    person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, :callerCompany)
  ) as name
from person
where person.profile_id = any(:profileIds::uuid[]);
