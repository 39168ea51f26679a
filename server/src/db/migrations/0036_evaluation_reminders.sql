-- How far the two sides of an evaluation have been reminded: 1 that it can be filled in, 2 to 4 that it is missing
-- (docs/decisions/0060-evaluations.md). Nobody is told twice.
alter table evaluation add column reminded integer not null default 0 check (reminded between 0 and 4);
call classify('evaluation', 'technical', 'reminded');
create index evaluation_open on evaluation (id) where status = 'DRAFT' and reminded < 4;
