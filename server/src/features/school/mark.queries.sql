-- Printed from mark.queries.ts by `pnpm sql`; never edited by hand.

-- countMarks
select count(*) as count
from mark
where semester_id = :semesterId;

-- deleteMarkRow
delete from mark
where id = :id;

-- findEntry
select id, semester_id, subject, grade, weight
from mark
where author_id = :authorId
  and entry_id = :entryId;

-- findSubjects
select profession_id,
  array(select subject from mark where mark.author_id = person.id order by mark.id desc limit 1000) as own
from person
where id = :personId;

-- insertMark
insert into mark (semester_id, author_id, entry_id)
values (:semesterId, :authorId, :entryId)
on conflict (author_id, entry_id)
do nothing
returning id, semester_id, subject, grade, weight;

-- listMarks
select id, semester_id, subject, grade, weight
from mark
where semester_id = any(:semesterIds::uuid[])
order by semester_id, id;

-- listMarksIn
select id, semester_id, subject, grade, weight
from mark
where semester_id in (:semesterIds)
order by id;

-- updateMark
update mark
set
where id = :id
returning id, semester_id, subject, grade, weight;
