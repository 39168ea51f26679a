// Reads what is there when the storm is over: the primary's rows, the inbox, the store, the logs, and what people read
// through the edge.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { openStorage } from '../../server/src/outbound/storage.ts'
import { linesOf } from './history.ts'
import { tellingKinds, DRAINED_WITHIN_SECONDS } from './invariants/told.ts'
import type { Talk } from './load/chats.ts'
import type { Field } from './load/field.ts'
import { readAgain, viewsOf } from './load/read-again.ts'
import type { Counted, KeptFile, KeptMessage, Notified, Reads, Row, Step } from './reads.ts'
import { processNames, site } from './site.ts'

const KEY = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const marked = (thing: string, column: string, status = 'null') =>
  `select '${thing}' as thing, substring(${column} from '${KEY}') as key, id, ${status} as status from ${thing}
   where ${column} ~ '${KEY}'`
// A slot that nobody came back to is no file yet.
const ROWS = [
  marked('activity', 'title', 'status'),
  marked('application', 'title', 'status'),
  marked('assignment', 'title', 'status'),
  marked('mark', 'subject'),
  marked('post', 'body'),
  marked('comment', 'body'),
  `select 'message', client_id::text, id, null from message where client_id is not null`,
  `${marked('file', 'name', 'status')} and status <> 'SLOT'`,
].join('\nunion all\n')

const COUNTS = `
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
const WAITING = `
  select name as queue, count(*)::int as jobs from pgboss.job
  where (state < 'active' and not blocked and start_after <= now() or state = 'active') and name not like '\\_\\_%'
  group by name`

const DRAIN_LIMIT_MS = (DRAINED_WITHIN_SECONDS + 30) * 1_000

async function drain(): Promise<Pick<Reads, 'waiting' | 'drainedSeconds'>> {
  const begun = performance.now()
  for (;;) {
    const waiting = await site.sql<Reads['waiting'][number]>(WAITING)
    const passed = performance.now() - begun
    if (waiting.length === 0 || passed > DRAIN_LIMIT_MS) return { waiting, drainedSeconds: passed / 1_000 }
    await pause(1_000)
  }
}

export async function collect(
  field: Field,
  talks: readonly Talk[],
  others: NodeJS.ProcessEnv,
  since: Date,
): Promise<Reads> {
  const drained = await drain()
  const rows = await site.sql<Row>(ROWS)
  const ids = rows.map(({ id }) => id)
  const chats = talks.map(({ chat }) => chat)
  const trail = await site.sql<Step>(
    `select resource, target_id as id, action as verb, from_status as from, to_status as to from audit
     where resource in ('activity', 'application', 'assignment') and target_id = any($1) and to_status is not null
     order by at, id`,
    [ids],
  )
  const notified = await site.sql<Notified>(
    `select kind, target_id as target, recipient_id as recipient, count(*)::int as times from notification
     where kind = any($1) and target_id = any($2) group by kind, target_id, recipient_id`,
    [tellingKinds, ids],
  )
  const mails = await site.sql<Reads['mails'][number]>(
    `select id, sent_at is not null as "isSent",
       sent_at is null and dropped_at is null and coalesce(not_before, now()) <= now() as "isOpen"
     from mail where date_created >= $1`,
    [since],
  )
  const messages = await site.sql<KeptMessage>(
    'select chat_id as chat, number, id from message where chat_id = any($1)',
    [chats],
  )
  const [buried] = await site.sql<{ jobs: number }>(
    'select count(*)::int as jobs from dead_letter where date_created >= $1',
    [since],
  )
  const files = await site.sql<KeptFile>(
    `select id, status, array(
       select value ->> 'key' from jsonb_each(variants) where value ->> 'key' ~ '^files/[0-9a-f]{32}/') as keys
     from file`,
  )
  const { asked, readable } = await readAgain(field, linesOf(field.history.lines(), 'call'))
  return {
    ...drained,
    rows,
    asked,
    readable,
    trail,
    notified,
    mails,
    inbox: await inbox(others),
    buried: buried!.jobs,
    messages,
    views: await viewsOf(field, talks),
    files,
    objects: await objects(others),
    counts: (await site.sql<Omit<Counted, 'most'> & { most: number | null }>(COUNTS)).map(({ most, ...count }) => ({
      ...count,
      ...(most !== null && { most }),
    })),
    alarms: alarms(),
  }
}

async function inbox(others: NodeJS.ProcessEnv): Promise<string[]> {
  const response = await fetch(`${others.MAIL_API_URL}/email`)
  const mails = (await response.json()) as { messageId?: string }[]
  return mails.flatMap(({ messageId }) => messageId?.match(KEY)?.[0] ?? [])
}

/** Copies made by a check. What is in quarantine is never served and swept after a day. */
async function objects(others: NodeJS.ProcessEnv): Promise<string[]> {
  const storage = openStorage({
    endpoint: others.S3_ENDPOINT!,
    region: others.S3_REGION ?? 'us-east-1',
    accessKeyId: others.S3_ACCESS_KEY_ID!,
    secretAccessKey: others.S3_SECRET_ACCESS_KEY!,
    bucket: others.S3_BUCKET!,
  })
  try {
    const keys: string[] = []
    // A list holds at most a thousand: asked for by the first digit of the name.
    for (const digit of '0123456789abcdef') keys.push(...(await storage.listOlder(`files/${digit}`, new Date())))
    return keys.filter((key) => /^files\/[0-9a-f]{32}\//.test(key))
  } finally {
    storage.close()
  }
}

/** What wakes somebody, and what no handler caught. */
function alarms(): Reads['alarms'] {
  return processNames.flatMap((process) =>
    readFileSync(`${site.dir}/${process}.log`, 'utf8')
      .split('\n')
      .filter((line) => /unhandled rejection|uncaught|^\s*(?:TypeError|RangeError|ReferenceError)/i.test(line))
      .map((text) => ({ process, text: text.slice(0, 300) })),
  )
}
