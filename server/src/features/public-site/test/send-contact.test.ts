import { randomUUID } from 'node:crypto'

import type { SendContact } from '@werkplatz/contract/public-site/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { newCaptcha, newContact } from './contact.ts'

const OFFICE = 'hallo@werkplatz.example'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await testWorker(app, workerParts)
})

let addresses = 0
const newIp = () => `10.9.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`
const post = (body: object, ip = newIp()) => app.call('sendContact', { body, headers: { 'x-forwarded-for': ip } })
const send = async (changes: Partial<SendContact> = {}, ip = newIp()) => post(await newContact(app, changes), ip)
const mailCount = async () => {
  const { rows } = await app.pool.query<{ count: number }>('select count(*)::int as count from mail')
  return rows[0]!.count
}
const wrong = { status: 400, body: { code: 'captcha_wrong' } }

describe('sendContact', () => {
  test('the operator gets the request with the sender as reply address, the sender a receipt', async () => {
    const email = freshAddress('reto')
    const message = `Wir bilden acht Lernende aus. ${randomUUID()}\nWas müssen wir vorbereiten?`
    expect(await send({ email, message })).toMatchObject({ status: 204, body: '' })
    const copy = await eventually(async () => (await inboxOf(email))[0] ?? Promise.reject(new Error('not yet')))
    expect(copy).toMatchObject({ subject: 'Deine Anfrage an Werkplatz', to: [{ address: email }] })
    expect(copy.text).toContain('Hallo Reto')
    expect(copy.text).not.toContain('acht Lernende')
    const forOffice = await eventually(async () => {
      const mine = (await inboxOf(OFFICE)).find((mail) => mail.text.includes(message))
      return mine ?? Promise.reject(new Error('not yet'))
    })
    expect(forOffice.subject).toBe('Kontaktanfrage von Reto Hunziker')
    expect(forOffice.headers['reply-to']).toContain(email)
    expect(forOffice.text).toContain(`E-Mail: ${email}`)
  })

  test('no relay: nothing of what the sender wrote reaches an address of the sender’s choice, however it is spelled', async () => {
    const lures = [
      'https://evil.example/gewinn',
      'evil.example',
      'www.evil.example',
      'hxxp://evil.example',
      'evil。example',
      'evil․example',
      'ｅｖｉｌ.ｅｘａｍｐｌｅ/x',
      'evil@example.com',
      '//evil.example',
      'EVIL.EXAMPLE',
      'Gratuliere du hast gewonnen melde dich unter 0791234567',
      '<a href=x>evil</a>',
      'javascript:alert(1)',
    ]
    const email = freshAddress('lure')
    for (const [i, lure] of lures.entries()) {
      const to = `${i}.${email}`
      expect((await send({ email: to, nameFirst: lure, nameLast: lure, message: lure })).status).toBe(204)
      const receipt = await eventually(async () => (await inboxOf(to))[0] ?? Promise.reject(new Error('not yet')))
      const said = `${receipt.subject}\n${receipt.text}\n${receipt.html}`.normalize('NFKC')
      expect(said).not.toMatch(/evil|gewonnen|0791234567|javascript:/i)
      // Our own words only: the same mail for everybody.
      expect(receipt.text).toContain('Hallo\n')
    }
    const plain = freshAddress('name')
    expect((await send({ email: plain, nameFirst: 'Anna-Lena' })).status).toBe(204)
    const receipt = await eventually(async () => (await inboxOf(plain))[0] ?? Promise.reject(new Error('not yet')))
    expect(receipt.text).toContain('Hallo Anna-Lena\n')
  })

  test('one receipt a day for an address, whoever asks and however it is written; the operator gets each request', async () => {
    const email = freshAddress('victim')
    const before = await mailCount()
    const spellings = [email, email.toUpperCase(), email, email.replace('@', '+x@')]
    for (const one of spellings) expect((await send({ email: one })).status).toBe(204)
    const receipts = await app.pool.query("select 1 from mail where key like '%copy' and lower(address) like $1", [
      `%${email.split('@')[0]!.toLowerCase()}%`,
    ])
    expect(receipts.rowCount).toBe(1)
    expect(await mailCount()).toBe(before + spellings.length + 1)
    app.clock.add(24 * 3_600 + 1)
    expect((await send({ email })).status).toBe(204)
    expect(await mailCount()).toBe(before + spellings.length + 3)
  })

  test('twenty at once for one address from twenty networks: one receipt', async () => {
    const email = freshAddress('flood')
    const contacts = await Promise.all(Array.from({ length: 20 }, () => newContact(app, { email })))
    expect(new Set(await Promise.all(contacts.map(async (contact) => (await post(contact)).status)))).toEqual(
      new Set([204]),
    )
    const { rows } = await app.pool.query<{ n: number }>(
      "select count(*)::int as n from mail where address = $1 and template = 'contactRequestCopy'",
      [email],
    )
    expect(rows[0]!.n).toBe(1)
  })

  test('links in what the operator gets are text: nothing in it can be clicked', async () => {
    const mark = randomUUID()
    const message = `${mark} https://evil.example/a?b=c, www.evil.example, ftp://evil.example und post@evil.example`
    expect((await send({ message, nameLast: 'evil.example' })).status).toBe(204)
    const mail = await eventually(async () => {
      const mine = (await inboxOf(OFFICE)).find(({ text }) => text.includes(mark))
      return mine ?? Promise.reject(new Error('not yet'))
    })
    expect(mail.text).toContain('hxxps://evil[.]example/a?b=c')
    expect(mail.text).toContain('www[.]evil[.]example')
    expect(mail.text).toContain('ftp[:]//evil[.]example und post[at]evil[.]example')
    expect(mail.subject).toContain('evil[.]example')
    expect(`${mail.text}${mail.html}`).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example/)
    expect(mail.html).not.toContain('href')
  })

  test.each(['nameFirst', 'nameLast', 'email', 'message'] as const)(
    '%s is empty: «Alle Felder müssen erfasst werden», and no mail',
    async (field) => {
      const before = await mailCount()
      for (const empty of ['', '   ']) {
        const { status, body } = await send({ [field]: empty })
        expect(status).toBe(400)
        expect(body).toMatchObject({ code: 'bad_input', errors: ['Alle Felder müssen erfasst werden'] })
      }
      expect(await mailCount()).toBe(before)
    },
  )

  test('the answer must be a whole number, and nothing may be added', async () => {
    const contact = await newContact(app)
    const half = { ...contact, captcha: { ...contact.captcha, answer: contact.captcha.answer + 0.5 } }
    expect(await post(half)).toMatchObject({ status: 400, body: { code: 'bad_input' } })
    expect(await post({ ...contact, bcc: 'x@evil.example' })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    })
    // Neither was a try.
    expect((await post(contact)).status).toBe(204)
  })

  test('a captcha is good for one request: replayed it is refused, also twenty times at once', async () => {
    const contact = await newContact(app)
    expect((await post(contact)).status).toBe(204)
    expect(await post(contact)).toMatchObject(wrong)
    const raced = await newContact(app)
    const before = await mailCount()
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post(raced)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 19 }, () => 400)])
    expect(await mailCount()).toBe(before + 2)
  })

  test('three tries: the third may still be right, a fourth is too late', async () => {
    const tryWrong = async (times: number) => {
      const contact = await newContact(app)
      const bad = { ...contact, captcha: { ...contact.captcha, answer: contact.captcha.answer + 1 } }
      for (let i = 0; i < times; i += 1) expect(await post(bad)).toMatchObject(wrong)
      return contact
    }
    expect((await post(await tryWrong(2))).status).toBe(204)
    expect(await post(await tryWrong(3))).toMatchObject(wrong)
  })

  test('after five minutes the sum is too old', async () => {
    const contact = await newContact(app)
    app.clock.add(5 * 60 + 1)
    expect(await post(contact)).toMatchObject(wrong)
  })

  test('five a day from one address; other addresses may, and so may this one tomorrow', async () => {
    const [ip, other] = [newIp(), newIp()]
    for (let i = 0; i < 5; i += 1) expect((await send({}, ip)).status).toBe(204)
    const before = await mailCount()
    expect(await send({}, ip)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(await mailCount()).toBe(before)
    expect((await send({}, other)).status).toBe(204)
    app.clock.add(24 * 3_600 + 1)
    expect((await send({}, ip)).status).toBe(204)
  })

  test('thirty at once from one address are five requests', async () => {
    const ip = newIp()
    const contacts = await Promise.all(Array.from({ length: 30 }, () => newContact(app)))
    const before = await mailCount()
    const statuses = await Promise.all(contacts.map(async (contact) => (await post(contact, ip)).status))
    expect(statuses.filter((status) => status === 204)).toHaveLength(5)
    expect(await mailCount()).toBe(before + 10)
  })

  test('T48: 200 attempts to begin another header or name another recipient send no mail', async () => {
    const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u0000', '\u000B', '\u000C', '\r\n ']
    const headers = ['Bcc: x@evil.example', 'To: x@evil.example', 'Subject: x', 'Content-Type: text/html', '\r\nx']
    const fields = ['nameFirst', 'nameLast', 'email', 'email'] as const
    const payloads = fields.flatMap((field, i) =>
      breaks.flatMap((line) =>
        headers.map((header) => ({
          [field]:
            field === 'email'
              ? i === 2
                ? `a@b.example${line}${header}`
                : `a${line}${header}@b.example`
              : `Reto${line}${header}`,
        })),
      ),
    )
    expect(payloads).toHaveLength(200)
    const before = await mailCount()
    const captcha = await newCaptcha(app)
    const base = await newContact(app)
    const replies = await Promise.all(payloads.map((payload) => post({ ...base, captcha, ...payload })))
    expect(replies.filter(({ status }) => status !== 400)).toEqual([])
    expect(await mailCount()).toBe(before)
  })

  test('a message may hold lines that look like headers: they stay text, for two recipients', async () => {
    const email = freshAddress('lines')
    expect((await send({ email, message: 'Guten Tag\r\nBcc: x@evil.example\r\n\r\n.\r\nDATA' })).status).toBe(204)
    const copy = await eventually(async () => (await inboxOf(email))[0] ?? Promise.reject(new Error('not yet')))
    expect(copy.to).toHaveLength(1)
    expect(copy.headers['bcc']).toBeUndefined()
    expect(await inboxOf('x@evil.example')).toEqual([])
  })

  test('neither address nor message is kept beside the mail', async () => {
    const ip = '203.0.113.77'
    expect((await send({ message: 'Ganz geheim' }, ip)).status).toBe(204)
    const { rows } = await app.pool.query<{ row: string }>('select c::text as row from contact_request c')
    expect(rows.map(({ row }) => row).join()).not.toMatch(/203\.0\.113\.77|geheim/)
  })
})

describe('prune-contact-traces', () => {
  test('old tries and counts go, today’s stay', async () => {
    const { deleteOldContactTraces } = await import('../contact.queries.ts')
    await app.begin((tx) => deleteOldContactTraces(tx, new Date(app.clock.now().getTime() + 2 * 86_400_000)))
    const left = async () =>
      (
        await app.pool.query(
          'select 1 from captcha_try union all select 1 from contact_request union all select 1 from contact_receipt',
        )
      ).rowCount
    expect(await left()).toBe(0)
    expect((await send()).status).toBe(204)
    await app.begin((tx) => deleteOldContactTraces(tx, app.clock.now()))
    expect(await left()).toBe(3)
  })
})
