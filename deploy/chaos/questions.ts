// What the primary is asked when the storm is over.

export const KEY = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const marked = (thing: string, column: string, status = 'null') =>
  `select '${thing}' as thing, substring(${column} from '${KEY}') as key, id, ${status} as status from ${thing}
   where ${column} ~ '${KEY}'`
// A slot that nobody came back to is no file yet.
export const ROWS = [
  marked('activity', 'title', 'status'),
  marked('application', 'title', 'status'),
  marked('assignment', 'title', 'status'),
  marked('mark', 'subject'),
  marked('post', 'body'),
  marked('comment', 'body'),
  `select 'message', client_id::text, id, null from message where client_id is not null`,
  `${marked('file', 'name', 'status')} and status <> 'SLOT'`,
].join('\nunion all\n')

export const COUNTS = `
  select 'hearts' as what, post.id, heart_count as kept, count(post_heart)::int as counted, null::int as most
  from post left join post_heart on post_heart.post_id = post.id group by post.id
  union all
  select 'comments', post.id, comment_count, count(comment)::int, null
  from post left join comment on comment.post_id = post.id and comment.hidden_at is null group by post.id
  union all
  select 'places', activity.id, reserved, count(application)::int, nullif(slots, 0)
  from activity left join application on application.activity_id = activity.id and application.status = 'APPROVED'
  group by activity.id
  union all
  select 'followers', followed_id, followers, count(follow)::int, null
  from follower_count left join follow on followed_id = coalesce(follow.person_id, follow.company_id)
  group by followed_id, followers`

// Also what is being worked at; what begins later does not wait yet (server/src/jobs/queue-figures.ts).
export const WAITING = `
  select name as queue, count(*)::int as jobs from pgboss.job
  where (state < 'active' and not blocked and start_after <= now() or state = 'active') and name not like '\\_\\_%'
  group by name`

export const TRAIL = `select resource, target_id as id, action as verb, from_status as from, to_status as to from audit
     where resource in ('activity', 'application', 'assignment') and target_id = any($1) and to_status is not null
     order by at, id`

export const NOTIFIED = `select kind, target_id as target, recipient_id as recipient, count(*)::int as times from notification
     where kind = any($1) and target_id = any($2) group by kind, target_id, recipient_id`

export const MAILS = `select id, sent_at is not null as "isSent",
       sent_at is null and dropped_at is null and coalesce(not_before, now()) <= now() as "isOpen"
     from mail where date_created >= $1`

export const MESSAGES = 'select chat_id as chat, number, id from message where chat_id = any($1)'

export const BURIED = 'select count(*)::int as jobs from dead_letter where date_created >= $1'

export const FILES = `select id, status, array(
       select value ->> 'key' from jsonb_each(variants) where value ->> 'key' ~ '^files/[0-9a-f]{32}/') as keys
     from file`
