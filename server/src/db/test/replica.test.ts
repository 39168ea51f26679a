import { beforeAll, describe, expect, test } from 'vitest'

import { cuttable } from '../../../test/cuttable.ts'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { atEndOfFile } from '../../../test/end-of-file.ts'
import { eventually } from '../../../test/eventually.ts'
import { standIn, type StandIn } from '../../../test/stand-in.ts'
import type { Db } from '../handles.ts'
import { openDatabase } from '../open.ts'

let data: TestDatabase
let copy: StandIn
beforeAll(async () => {
  data = await testDatabase()
  copy = await standIn()
})

const primaryName = () => new URL(data.url).pathname.slice(1)

function withReplica(connectionString: string) {
  const errors: string[] = []
  const database = openDatabase({
    connectionString: data.urls.DATABASE_URL,
    replica: { connectionString, role: 'werkplatz_app' },
    outbox: data.queue.outbox,
    onError: (error) => void errors.push(error.message),
  })
  atEndOfFile(() => database.close())
  return { ...database, errors }
}

const whoAnswers = async (db: Db) =>
  (await db.query<{ name: string }>('select current_database() as name', []))[0]!.name

const write = () => data.pool.query('insert into company (name) values (gen_random_uuid()::text)')

describe('a read that bears a second of age', () => {
  test('is answered by the copy, for nobody and for a caller; every other read by the primary', async () => {
    const { db, aged, as } = withReplica(copy.urls.DATABASE_URL)
    const lea = as({ id: crypto.randomUUID(), companyId: crypto.randomUUID(), isPlatform: false })
    await eventually(async () => expect(await whoAnswers(aged)).toBe(copy.name))
    expect(await whoAnswers(lea.aged)).toBe(copy.name)
    expect([await whoAnswers(db), await whoAnswers(lea.db)]).toEqual([primaryName(), primaryName()])
  })

  test('is the primary’s while the copy is behind, and the copy’s again when it has caught up', async () => {
    const { aged } = withReplica(copy.urls.DATABASE_URL)
    await eventually(async () => expect(await whoAnswers(aged)).toBe(copy.name))
    await copy.fallBehind()
    await eventually(async () => {
      await write()
      expect(await whoAnswers(aged)).toBe(primaryName())
    })
    // However long it waits: no more is known of the copy than before.
    expect(await whoAnswers(aged)).toBe(primaryName())
    await copy.catchUp()
    await eventually(async () => expect(await whoAnswers(aged)).toBe(copy.name))
  })

  test('does not fail when the copy goes away', async () => {
    const line = await cuttable(copy.urls.DATABASE_URL)
    atEndOfFile(async () => void line.close())
    const { aged } = withReplica(line.url)
    await eventually(async () => expect(await whoAnswers(aged)).toBe(copy.name))
    const asked = Array.from({ length: 20 }, () => whoAnswers(aged))
    line.cut()
    for (const name of await Promise.all(asked)) expect([copy.name, primaryName()]).toContain(name)
    expect(await whoAnswers(aged)).toBe(primaryName())
    line.mend()
    await eventually(async () => expect(await whoAnswers(aged)).toBe(copy.name))
  })

  test('is never answered by a copy where we have more rights than here', async () => {
    const { aged, errors } = withReplica(copy.urls.DATABASE_OWNER_URL)
    await eventually(() => expect(errors.join()).toMatch(/will not do: .*it owns/))
    expect(await whoAnswers(aged)).toBe(primaryName())
  })

  test('is the primary’s where there is no copy', async () => {
    expect(data.aged).toBe(data.db)
    expect(await data.settled()).toBe(data.db)
  })
})
