-- Whose content was reported: a moderator is not told of a report about themself. Null: nobody's in particular.
alter table report add column author_id uuid references person on delete set null;
create index report_author on report (author_id) where author_id is not null;
call classify('report', 'sensitive', 'author_id');
update report set author_id = activity.author_id from activity
  where report.target = 'ACTIVITY' and activity.id = report.target_id;
