-- What a chat is about (docs/decisions/0071-what-a-chat-is-about.md). The row may be gone or hidden: whoever reads the chat
-- reads it by their own access, or sees nothing of it.
alter table chat
  add column about_type text check (about_type in ('activity', 'application', 'assignment')),
  add column about_id uuid,
  add check (num_nulls(about_type, about_id) in (0, 2));
-- What somebody came from and has not written about yet: nobody else hears of it.
alter table chat_participant
  add column about_type text check (about_type in ('activity', 'application', 'assignment')),
  add column about_id uuid,
  add check (num_nulls(about_type, about_id) in (0, 2));

call classify('chat', 'personal', 'about_type about_id');
call classify('chat_participant', 'personal', 'about_type about_id');
