-- Printed from semester.queries.ts by `pnpm sql`; never edited by hand.

-- countOwnSemesters
select count(*)::int as total
from (select from semester where false limit :most) counted;

-- deleteSemesterRow
delete from semester
where id = :id;

-- findOwnSupervisor
select supervisor.id, supervisor.name_first || ' ' || supervisor.name_last as name, supervisor.name_first
from person me
join person supervisor on supervisor.id = me.supervisor_id
where me.id = :callerId
  and supervisor.status = 'ACTIVE'
  and supervisor.company_id = :callerCompany;

-- holdSemester
select id
from semester
where id = :id for key share;

-- insertSchoolView
insert into school_view (apprentice_id, day, reader_id, role)
values (:apprenticeId, swiss_today(), :id, :role)
on conflict
do nothing;
delete from school_view
where apprentice_id = :apprenticeId
  and reader_id = :id
  and day < swiss_today() - interval '12 months';

-- insertSemester
insert into semester (author_id, year, semester)
values (:authorId, :year, :semester)
on conflict (author_id, year, semester)
do nothing
returning id, author_id, year, semester;

-- listForPaper
select semester.id,
  semester.year,
  semester.semester,
  person.name_first,
  person.name_last as shown_last,
  company.name as company,
  (select profession.name from profession where profession.id = person.profession_id) as profession,
  exists (
    select
    from semester later
    where later.author_id = semester.author_id
      and (later.year, later.semester) > (semester.year, semester.semester)
  )
    or coalesce(
      person.date_joined + ((semester.year - 1) * 12 + semester.semester * 6) * interval '1 month' <= swiss_today(),
      false
    ) as is_past
from semester asked
join semester on semester.author_id = asked.author_id
  and (semester.year, semester.semester) <= (asked.year, asked.semester)
join person on person.id = semester.author_id
join company on company.id = person.company_id
where asked.id = :id
order by semester.year desc, semester.semester desc
limit 2;

-- listOwnSchoolViews
select reader.name_first || ' ' || shown_last_name(
  reader.name_last, is_masked(reader.adult_from, reader.profile_open, reader.company_id, :callerCompany)
) as name,
  school_view.role,
  school_view.day
from school_view
join person reader on reader.id = school_view.reader_id
where school_view.apprentice_id = :callerId
  and school_view.day >= swiss_today() - interval '12 months'
order by school_view.day desc, 1, reader.id
limit 200;

-- listOwnSemesters
select id, author_id, year, semester
from semester
where false
order by year desc, semester desc, id
offset :offset
limit :size;

-- listSemestersOf
select id, year, semester
from semester
where author_id = :authorId
order by year desc, semester desc;

-- lockSemesters
select id, author_id, year, semester
from semester
where author_id = :authorId
order by year desc, semester desc
for update;
