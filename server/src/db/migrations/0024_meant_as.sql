-- What the author chose for an activity: a project that has no dates yet is no task.
alter table activity add column meant_as text check (meant_as in ('PROJECT', 'TASK'));
call classify('activity', 'internal', 'meant_as');
