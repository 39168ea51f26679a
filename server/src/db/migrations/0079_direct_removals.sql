-- Moderators also remove content that nobody has reported (docs/decisions/0086-reports.md). Such a case has no reporter.
alter table report alter column reporter_id drop not null;
