-- Moderators also remove content without a report (docs/decisions/0086-reports.md). Such a case has no reporter.
alter table report alter column reporter_id drop not null;
