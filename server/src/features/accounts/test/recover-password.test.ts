import type { ClientBase, Pool } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { connected } from '../../../../test/database.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf, tokenIn } from '../../../../test/inbox.ts'
import { recoveryTokenOf } from '../../../../test/link-tokens.ts'
import { newPerson, newScene, PASSWORD, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

// The minute's rate limit is not what is tested here.
beforeEach(() => app.clock.add(61))

const NEW = 'Ein ganz neuer Satz'
const someone = (nameFirst: string) =>
  newPerson(app, {
    nameFirst,
    companyId: scene.nordwerk,
    roles: ['USER'],
    email: freshAddress(nameFirst.toLowerCase()),
  })
const request = (email: string) => app.call('requestRecovery', { body: { email } })
const check = (token: string) => app.call('checkRecovery', { query: { token } })
const recover = (token: string, password = NEW) => app.call('recoverPassword', { query: { token }, body: { password } })
const logIn = (person: Person, password: string) => {
  const authorization = `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}`
  return app.call('login', { headers: { authorization } })
}
const mailsOf = async (person: Person, subject: string) =>
  (await inboxOf(person.email)).filter((mail) => mail.subject === subject)

describe('requestRecovery', () => {
  test('known, unknown, aliased and deactivated addresses get the very same answer; only the known get a mail', async () => {
    const ida = await someone('Ida')
    const gone = await someone('Gerd')
    await app.begin((tx) => tx.updateTable('person').set({ status: 'DEACTIVATED' }).where('id', '=', gone.id).execute())
    const alias = ida.email.replace('@nordwerk', '@filiale.nordwerk')
    const replies = [await request(alias), await request(gone.email), await request(freshAddress('niemand'))]
    const bare = replies.map(({ status, body, headers }) => {
      const { 'x-request-id': _id, date: _date, ...same } = headers
      return { status, body, same }
    })
    expect(bare[0]!.status).toBe(204)
    expect(bare[1]).toEqual(bare[0])
    expect(bare[2]).toEqual(bare[0])
    await eventually(async () => expect(await mailsOf(ida, 'Passwort zurücksetzen')).toHaveLength(1))
    expect(await inboxOf(gone.email)).toEqual([])
  })
})

describe('startRecovery', () => {
  test('100 requests for one address make two mails an hour', async () => {
    const otto = await someone('Otto')
    await Promise.all(Array.from({ length: 50 }, () => request(otto.email)))
    app.clock.add(61)
    await Promise.all(Array.from({ length: 50 }, () => request(otto.email)))
    await eventually(async () => {
      const { rows } = await app.pool.query(
        "select 1 from pgboss.job where name = 'request-recovery' and state <> 'completed'",
      )
      expect(rows).toEqual([])
    }, 20_000)
    await eventually(async () => expect(await mailsOf(otto, 'Passwort zurücksetzen')).toHaveLength(2))
  })

  test('a forged host is nowhere in the mail, and no token in the log or the database', async () => {
    const rosa = await someone('Rosa')
    await app.call('requestRecovery', {
      body: { email: rosa.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const [mail] = await eventually(async () => {
      const found = await mailsOf(rosa, 'Passwort zurücksetzen')
      expect(found).toHaveLength(1)
      return found
    })
    expect(mail!.html + mail!.text).not.toContain('evil')
    const token = tokenIn(mail!)
    expect((await check(token)).status).toBe(204)
    expect((await recover(token)).status).toBe(204)
    expect(app.logged.join('\n')).not.toContain(token)
    expect(app.logged.join('\n')).toContain('pw-recovery?token=***')
    const { rows } = await app.pool.query<{ name: string; is_readable: boolean }>(
      `select relation as name, has_table_privilege(relation, 'select') as is_readable
       from (select quote_ident(schemaname) || '.' || quote_ident(tablename) as relation
         from pg_tables where schemaname in ('public', 'pgboss')) tables`,
    )
    for (const { name, is_readable } of rows) {
      // What the worker may not read holds nothing under row security, so the owner sees all of it.
      const look = (by: ClientBase | Pool) =>
        by.query(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [token])
      const found = await (is_readable ? look(app.pool) : connected(app.urls.DATABASE_OWNER_URL, look))
      expect([name, found.rowCount]).toEqual([name, 0])
    }
  })
})

describe('recoverPassword', () => {
  test('20 uses of one token at the same moment: exactly one succeeds', async () => {
    const mia = await someone('Mia')
    const token = await recoveryTokenOf(app, mia)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => recover(token, `${NEW} ${i}`)))
    const statuses = replies.map((reply) => reply.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 404)])
    const winner = replies.findIndex((reply) => reply.status === 204)
    expect((await logIn(mia, `${NEW} ${winner}`)).status).toBe(200)
  })

  test('ends every session, closes older links and tells the owner', async () => {
    const emil = await someone('Emil')
    const { token: access, cookie } = await app.sessionOf(emil)
    const [older, newer] = [await recoveryTokenOf(app, emil), await recoveryTokenOf(app, emil)]
    expect((await recover(newer)).status).toBe(204)
    expect((await app.call('checkSession', { token: access })).status).toBe(401)
    expect((await app.call('refreshSession', { cookie })).status).toBe(401)
    expect((await check(older)).status).toBe(404)
    expect((await logIn(emil, PASSWORD)).status).toBe(401)
    expect((await logIn(emil, NEW)).status).toBe(200)
    await eventually(async () => expect(await mailsOf(emil, 'Dein Passwort wurde geändert')).toHaveLength(1))
  })

  test('expired, used, foreign, malformed and missing tokens answer alike', async () => {
    const lia = await someone('Lia')
    const expired = await recoveryTokenOf(app, lia, -1)
    const used = await recoveryTokenOf(app, lia)
    await recover(used)
    const bodies = await Promise.all(
      [expired, used, 'x'.repeat(43), 'kurz', ''].map(async (token) => [await check(token), await recover(token)]),
    )
    for (const [checked, recovered] of bodies) {
      expect(checked).toMatchObject({ status: 404, body: { code: 'recovery_invalid' } })
      expect(recovered!.body).toEqual(checked!.body)
    }
  })

  test('a short or common password is refused in German and the token stays good', async () => {
    const noa = await someone('Noa')
    const token = await recoveryTokenOf(app, noa)
    expect(await recover(token, 'kurz')).toMatchObject({
      status: 400,
      body: { errors: [expect.stringContaining('8 Zeichen')] },
    })
    for (const common of ['Password123', 'passwort', '12345678', 'P@ssw0rd', 'Werkplatz', 'aaaaaaaa', 'noamuster']) {
      expect([common, (await recover(token, common)).status]).toEqual([common, 400])
    }
    expect((await recover(token)).status).toBe(204)
  })
})
