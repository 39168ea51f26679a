-- Printed from criteria.queries.ts by `pnpm sql`; never edited by hand.

-- countPublished
select count(*)::int
from criterion
join criterion_type on criterion_type.id = criterion.type_id
join criteria_version on criteria_version.version = criterion_type.version
where criterion.id = any(:criterionIds[]::uuid[])
  and criteria_version.valid_from is not null;

-- deleteContents
delete from criterion
where type_id in (select id from criterion_type where version = :version);
delete from criterion_type
where version = :version;

-- deleteVersion
delete from criteria_version
where version = :version;

-- hasBothSides
select count(distinct for_apprentice)::int as sides
from criterion_type
where version = :version;

-- insertContents
insert into criterion_type (version, sort_index, for_apprentice, name)
values (:version, 1, true, 'name')
returning id;
insert into criterion (type_id, sort_index, name, description, same_as)
select :value, position, name, description, same_as
from unnest(name::text[], text::text[], ::uuid[])
with ordinality given (name, description, same_as, position);
update criteria_version
set date_modified = now()
where version = :version;

-- insertDraft
insert into criteria_version (version)
values (:version);
with copied as (
  insert into criterion_type (version, sort_index, for_apprentice, name)
  select :version, sort_index, for_apprentice, name
  from criterion_type
  where version = :like
  returning id, sort_index
)
insert into criterion (type_id, sort_index, name, description, same_as)
select copied.id, criterion.sort_index, criterion.name, criterion.description, criterion.id
from criterion
join criterion_type on criterion_type.id = criterion.type_id and criterion_type.version = :like
join copied on copied.sort_index = criterion_type.sort_index;

-- isLaterDay
select :day::date > swiss_today()
  and :day::date > all (select valid_from from criteria_version where valid_from is not null) as is_later;

-- listVersions
select version,
  case
    when valid_from is null then 'DRAFT'
    when valid_from > swiss_today() then 'PLANNED'
    when version = (select max(version) from criteria_version where valid_from <= swiss_today()) then 'CURRENT'
    else 'OLD'
    end as state,
  valid_from::text,
  date_modified,
  coalesce(
    (
      select json_agg(
        json_build_object(
          'id',
          id,
          'name',
          name,
          'forApprentice',
          for_apprentice,
          'criteria',
          coalesce(
            (
              select json_agg(
                json_build_object(
                  'id', criterion.id, 'name', criterion.name, 'description', criterion.description, 'sameAs', criterion.same_as
                )
                order by criterion.sort_index
              )
              from criterion
              where criterion.type_id = criterion_type.id
            ),
            '[]'
          )
        )
        order by sort_index
      )
      from criterion_type
      where criterion_type.version = criteria_version.version
    ),
    '[]'
  ) as groups
from criteria_version
order by version desc;

-- lockVersion
select version, valid_from is not null as is_published
from criteria_version
where version = :version
for update;

-- lockVersions
lock table criteria_version in share row exclusive mode;
select version, valid_from is not null as is_published
from criteria_version
order by version;

-- stampPublished
update criteria_version
set valid_from = :validFrom, published_at = now()
where version = :version;
