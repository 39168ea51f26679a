-- Whose the reported content is: nobody is asked to judge their own. Null for what is no single person's.
alter table report add column author_id uuid references person on delete set null;
create index report_author on report (author_id) where author_id is not null;
call classify('report', 'personal', 'author_id');
update report set author_id = activity.author_id from activity
  where report.target = 'ACTIVITY' and activity.id = report.target_id;
