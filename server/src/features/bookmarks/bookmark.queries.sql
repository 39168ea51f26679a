-- Printed from bookmark.queries.ts by `pnpm sql`; never edited by hand.

-- deleteBookmarkRow
delete from bookmark
where person_id = :personId
  and activity_id = :activityId;

-- findBookmark
select bookmark.activity_id
from bookmark
join activity on activity.id = bookmark.activity_id
where bookmark.person_id = :callerId
  and bookmark.activity_id = :activityId
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

-- insertBookmark
insert into bookmark (person_id, activity_id)
values (:personId, :activityId)
on conflict
do nothing;
