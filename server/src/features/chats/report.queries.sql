-- Printed from report.queries.ts by `pnpm sql`; never edited by hand.

-- findMessageAuthor
select author_id
from message
where id = :messageId;

-- findMessageCompany
select distinct person.company_id
from message
join (
  select chat_id, person_id from chat_participant union all select chat_id, person_id from chat_request
) place on place.chat_id = message.chat_id
join person on person.id = place.person_id
where message.id = :messageId;

-- hideReported
select *
from hide_reported_message(:reportId);

-- keepReported
select keep_reported_messages(:reportId, :messageId);

-- showReported
select *
from show_reported_message(:reportId);
