-- What is planned for an apprentice from a day on, or last before it: the planner asks it of every apprentice of a company
-- (docs/decisions/0058-board-and-planner.md). What was approved counts as approved while a change of it waits.
create index assignment_planned on assignment (author_id, coalesce(approved_end, date_end))
  where approved_at is not null or status = 'PENDING';
