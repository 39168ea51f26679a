// Posts and follows of a whole country, made by SQL alone, with triggers set aside: ten posts and twenty follows a person,
// every twentieth follow of a company. The first people follow two thousand others each.
import type pg from 'pg'

export interface FeedSize {
  posts: number
}

export const HEAVY_FOLLOWERS = 20
const HEAVY_FOLLOWS = 2_000
/** People of a company. */
const COMPANY = 20
const FOLLOWS = 20

const sqlId = (kind: number, n: string) => `('00000000-000${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

export const peopleOf = ({ posts }: FeedSize) => Math.ceil(posts / 10)

const people = (size: FeedSize) => `
  insert into company (id, name, location)
    select ${sqlId(1, 'n')}, 'Betrieb ' || n, 'Olten' from generate_series(0, ${Math.ceil(peopleOf(size) / COMPANY)}) n;
  insert into person (id, company_id, email, name_first, name_last, roles, setup_at, avatar_art)
    select ${sqlId(0, 'n')}, ${sqlId(1, `n / ${COMPANY}`)}, 'p' || n || '@bench.example', 'Anna', 'Muster ' || n,
      array[case when n % 3 = 0 then 'USER' else 'APPRENTICE' end], now(), n % 12
    from generate_series(1, ${peopleOf(size)}) n;
  insert into setting (person_id) select id from person;`

/** One every three seconds, by people in no order; a comment on every fifth, a heart for every second. */
const posts = (size: FeedSize) => `
  insert into post (id, author_id, company_id, body, heart_count, comment_count, date_created)
    select ${sqlId(5, 'n')}, ${sqlId(0, 'author')}, ${sqlId(1, `author / ${COMPANY}`)},
      'Heute gelernt, Nummer ' || n || ': ' || repeat('Wer früh fragt, sucht weniger lang. ', 1 + n % 8),
      n % 2, case when n % 5 = 0 then 1 else 0 end, now() - n * interval '3 seconds'
    from (select n, 1 + (n::bigint * 7919) % ${peopleOf(size)} as author from generate_series(1, ${size.posts}) n) made;
  insert into comment (post_id, author_id, company_id, body, date_created)
    select ${sqlId(5, 'n')}, ${sqlId(0, 'author')}, ${sqlId(1, `author / ${COMPANY}`)}, 'Gut zu wissen, danke.',
      now() - n * interval '3 seconds' + interval '2 seconds'
    from (select n, 1 + (n::bigint * 104729) % ${peopleOf(size)} as author
      from generate_series(5, ${size.posts}, 5) n) made;
  insert into post_heart (post_id, person_id)
    select ${sqlId(5, 'n')}, ${sqlId(0, `1 + (n::bigint * 15485863) % ${peopleOf(size)}`)}
    from generate_series(1, ${size.posts}, 2) n;`

const follows = (size: FeedSize) => `
  insert into follow (follower_id, person_id)
    select ${sqlId(0, 'n')}, ${sqlId(0, 'followed')}
    from (select n, 1 + (n::bigint * 31 + k * 7919) % ${peopleOf(size)} as followed
      from generate_series(1, ${peopleOf(size)}) n,
        generate_series(1, case when n <= ${HEAVY_FOLLOWERS} then ${HEAVY_FOLLOWS} else ${FOLLOWS - 1} end) k) made
    where n <> followed on conflict do nothing;
  insert into follow (follower_id, company_id)
    select ${sqlId(0, 'n')}, ${sqlId(1, `(n::bigint * 31) % ${Math.ceil(peopleOf(size) / COMPANY)}`)}
    from generate_series(1, ${peopleOf(size)}) n;`

const large = ['post', 'comment', 'post_heart', 'follow']
const tables = ['person', ...large]

export async function fillPosts(client: pg.Client, size: FeedSize) {
  // Every row would be looked up in what it names and sorted into every index: for fifty million of them that takes ten
  // times as long as writing them and building the indexes once.
  const { rows: names } = await client.query<{ of: string; name: string; says: string }>(
    `select conrelid::regclass::text as of, conname as name,
       pg_get_constraintdef(oid) || case when contype = 'f' then ' not valid' else '' end as says
     from pg_constraint where contype in ('f', 'u') and conrelid::regclass::text = any ($1)`,
    [large],
  )
  const { rows: indexes } = await client.query<{ name: string; says: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as says from pg_index
     where indrelid::regclass::text = any ($1) and not indisprimary
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [large],
  )
  for (const { of, name } of names) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const step of [people(size), posts(size), follows(size)]) await client.query(step)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { says } of indexes) await client.query(says)
  for (const { of, name, says } of names) await client.query(`alter table ${of} add constraint ${name} ${says}`)
  await client.query('vacuum analyze')
}
