import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { eventually } from '../../../../test/eventually.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newCompany, newPerson } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { hashToken, newLinkToken } from '../../../lib/link-tokens.ts'
import { mails } from '../../../lib/metrics.ts'
import { MailRefused, openMailer, type Mailer, type OutgoingMail } from '../../../outbound/mail.ts'
import { enqueueMail, type NewMail } from '../actions/enqueue-mail.ts'

let data: TestDatabase
let companyId: string
/** The real mail server, but for addresses that say what it should do instead. */
let mailer: Mailer & { tried: OutgoingMail[] }
beforeAll(async () => {
  data = await testDatabase()
  companyId = await newCompany(data, 'Nordwerk AG')
  const real = openMailer(process.env.SMTP_URL!)
  const tried: OutgoingMail[] = []
  mailer = {
    tried,
    close: () => real.close(),
    send: async (mail) => {
      tried.push(mail)
      if (mail.to.address.startsWith('refused.')) throw new MailRefused('550 no such user')
      if (mail.to.address.startsWith('busy.') && triesFor(mail.to.address) === 1) throw new Error('451 try again')
      await real.send(mail)
    },
  }
  await testWorker(data, workerParts, { mail: mailer })
})

const triesFor = (address: string) => mailer.tried.filter((mail) => mail.to.address === address).length
const recovery = (address: string, key = `test ${address}`): NewMail => ({
  key,
  template: 'passwordRecovery',
  to: { address },
  values: { nameFirst: 'Lea', expiresAt: '15.11.2026, 14:05' },
  link: { path: '/dashboard/pw-recovery' },
})
const counted = async (outcome: string) =>
  (await mails.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
const stateOf = (key: string) => data.db.selectFrom('mail').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

describe('enqueueMail', () => {
  test('arrives once as text and HTML, with our sender and one Message-ID', async () => {
    const address = freshAddress('lea')
    await data.begin((tx) => enqueueMail(tx, recovery(address)))
    const [mail] = await eventually(async () => {
      const found = await inboxOf(address)
      expect(found).toHaveLength(1)
      return found
    })
    const { id } = await stateOf(`test ${address}`)
    expect(mail).toMatchObject({
      subject: 'Passwort zurücksetzen',
      messageId: `${id}@werkplatz.example`,
      from: [{ address: 'hallo@werkplatz.example', name: 'Werkplatz' }],
    })
    expect(mail!.text).toContain('http://127.0.0.1:8080/dashboard/pw-recovery')
    expect(mail!.html).toContain('Neues Passwort setzen')
    expect(mail!.html).not.toMatch(/<img|src=/)
    await eventually(async () => expect((await stateOf(`test ${address}`)).sent_at).not.toBeNull())
  })

  test('the same key twice is one mail; a rolled-back transaction is none', async () => {
    const [twice, never] = [freshAddress('twice'), freshAddress('never')]
    await data.begin((tx) => enqueueMail(tx, recovery(twice)))
    await data.begin((tx) => enqueueMail(tx, recovery(twice)))
    const failing = data.begin(async (tx) => {
      await enqueueMail(tx, recovery(never))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await eventually(async () => expect(await inboxOf(twice)).toHaveLength(1))
    expect(triesFor(twice)).toBe(1)
    expect(triesFor(never)).toBe(0)
  })

  test('the token of a link is in the mail and nowhere else', async () => {
    const address = freshAddress('token')
    const secret = Buffer.from(process.env.SESSION_SECRET!, 'base64')
    const { seed, hash } = newLinkToken(secret)
    await data.begin((tx) => enqueueMail(tx, { ...recovery(address), link: { path: '/dashboard/pw-recovery', seed } }))
    const mail = await eventually(async () => (await inboxOf(address))[0] ?? Promise.reject(new Error('not yet')))
    const token = new URL(/http\S+token=\S+/.exec(mail.text)![0]).searchParams.get('token')!
    expect(hashToken(token)).toEqual(hash)
    await eventually(async () => expect((await stateOf(`test ${address}`)).token_seed).toBeNull())
    expect(JSON.stringify(await stateOf(`test ${address}`))).not.toContain(token)
  })
})

describe('send-mail', () => {
  test('a busy server is asked again and gets the same Message-ID', async () => {
    const address = freshAddress('busy')
    const before = { failed: await counted('failed'), sent: await counted('sent') }
    await data.begin((tx) => enqueueMail(tx, recovery(address)))
    await eventually(async () => expect(await inboxOf(address)).toHaveLength(1), 20_000)
    const ids = mailer.tried.filter((mail) => mail.to.address === address).map((mail) => mail.id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await eventually(async () => {
      const after = { failed: await counted('failed'), sent: await counted('sent') }
      expect(after).toEqual({ failed: before.failed + 1, sent: before.sent + 1 })
    })
  })

  test('a refused address is not tried again', async () => {
    const address = freshAddress('refused')
    const before = await counted('refused')
    await data.begin((tx) => enqueueMail(tx, recovery(address)))
    await eventually(async () => expect(await stateOf(`test ${address}`)).toMatchObject({ drop_reason: 'refused' }))
    expect(triesFor(address)).toBe(1)
    expect(await counted('refused')).toBe(before + 1)
  })

  test('goes to the person’s own address, unless their setting says no or they are gone', async () => {
    const newFollower = (personId: string): NewMail => ({
      key: `follower ${personId}`,
      template: 'newFollower',
      to: { personId },
      values: { followerName: 'Noah Muster', companyName: 'Nordwerk AG' },
      link: { path: '/dashboard/community/profile?id=1&type=user' },
    })
    const someone = (nameFirst: string) =>
      newPerson(data, { nameFirst, companyId, roles: ['USER'], email: freshAddress(nameFirst.toLowerCase()) })
    const [ida, otto, rosa] = await Promise.all([someone('Ida'), someone('Otto'), someone('Rosa')])
    await data.begin(async (tx) => {
      await tx
        .updateTable('setting')
        .set({ community_setting: 'NOTIFICATION' })
        .where('person_id', '=', otto.id)
        .execute()
      await tx.updateTable('person').set({ status: 'DEACTIVATED' }).where('id', '=', rosa.id).execute()
      for (const person of [ida, otto, rosa]) await enqueueMail(tx, newFollower(person.id))
    })
    const mail = await eventually(async () => (await inboxOf(ida.email))[0] ?? Promise.reject(new Error('not yet')))
    expect(mail.text).toContain('Hallo Ida')
    expect(mail.text).toContain('Welche Mails du erhältst, bestimmst du im Kontrollzentrum')
    expect(mail.headers['list-unsubscribe']).toContain('/api/v1/settings/unsubscribe?token=')
    await eventually(async () => expect(await stateOf(`follower ${otto.id}`)).toMatchObject({ drop_reason: 'setting' }))
    await eventually(async () =>
      expect(await stateOf(`follower ${rosa.id}`)).toMatchObject({ drop_reason: 'inactive' }),
    )
    expect(await inboxOf(otto.email)).toEqual([])
    expect(await inboxOf(rosa.email)).toEqual([])
  })
})
