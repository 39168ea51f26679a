-- Why somebody wants to apply elsewhere, for who decides; requests from before have none.
alter table approval add column reason text not null default '' check (length(reason) <= 1000);
call classify('approval', 'sensitive', 'reason');
