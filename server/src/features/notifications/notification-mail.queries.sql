-- Printed from notification-mail.queries.ts by `pnpm sql`; never edited by hand.

-- takeDueMails
with due as (
  select distinct recipient_id
  from (
    select recipient_id
    from notification
    where mail_due
      and date_created <= now() - make_interval(mins => :windowMinutes)
    order by date_created
    limit :people
  ) oldest
),
  taken as (
    update notification
    set mail_due = false
    where id in (
      select notification.id from notification join due using (recipient_id) where mail_due for update skip locked
    )
    returning id, event_id, recipient_id, kind, title, body, target_id, date_created
  )
select taken.id,
  taken.recipient_id,
  taken.kind,
  taken.title,
  taken.body,
  taken.target_id,
  coalesce(notice.params, '{}') || coalesce(
    (
      select jsonb_object_agg(
        blank.name,
        coalesce(
          person.name_first || ' ' || shown_last_name(
            person.name_last, is_masked(person.adult_from, person.profile_open, person.company_id, recipient.company_id)
          ),
          'Jemand'
        )
      )
      from jsonb_each_text(notice.people) blank (name, person_id)
      left join person on person.id = blank.person_id::uuid
    ),
    '{}'
  ) as params
from taken
join person recipient on recipient.id = taken.recipient_id
left join notice on notice.event_id = taken.event_id and notice.kind = taken.kind
order by taken.date_created, taken.id;
