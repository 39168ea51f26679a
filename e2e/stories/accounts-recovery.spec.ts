// A forgotten password: mail, new password, login. And what refused links say.
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { run } from '../../tools/lib/run.ts'
import { axe } from '../support/axe.ts'
import { changedPeople } from '../support/changed-people.ts'
import { cluster } from '../support/cluster.ts'
import { linkIn, mailTo, mailsTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const { dejan } = changedPeople
const subject = 'Passwort zurücksetzen'

test('request recovery → mail → new password → login; the other session is over', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, dejan)
  const before = (await mailsTo(dejan)).filter((mail) => mail.subject === subject).length

  await page.goto('/dashboard/login')
  await page.getByRole('link', { name: 'Passwort vergessen' }).click()
  await page.getByRole('button', { name: auth.requestRecovery.submit }).click()
  await expect(page.getByText('Bitte gib deine Mailadresse ein')).toBeVisible()
  await axe(page)
  await page.getByLabel('E-Mail', { exact: true }).fill(dejan)
  await screens(page, 'request-recovery')
  await page.getByRole('button', { name: auth.requestRecovery.submit }).click()
  await expect(page.getByText('E-Mail erfolgreich versendet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: auth.requestRecovery.sent.title })).toBeFocused()
  await expect(page.getByText(dejan)).toBeVisible()
  await axe(page)
  await screens(page, 'recovery-sent')
  // The page stays, after a reload as well, and the way back leads to the form.
  await page.reload()
  await expect(page.getByText(dejan)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: auth.requestRecovery.submit })).toBeVisible()

  const link = linkIn(await mailTo(dejan, subject, before))
  await page.goto(link)
  await expect(page.getByRole('button', { name: auth.pwRecovery.submit })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/pw-recovery$/)
  await axe(page)
  await screens(page, 'pw-recovery')
  await page.getByRole('button', { name: auth.pwRecovery.submit }).click()
  await expect(page.getByText('Felder dürfen nicht leer sein')).toHaveCount(2)
  const password = 'Der Gartenzaun ist neu'
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(password)
  await page.getByRole('button', { name: auth.pwRecovery.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect(page.getByText('Passwort wurde zurückgesetzt. Du kannst dich jetzt anmelden')).toBeVisible()
  await signIn(page, dejan, { password })
  await mailTo(dejan, 'Dein Passwort wurde geändert')

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/dashboard\/login/)
  await fillLogin(elsewhere, dejan)
  await expect(elsewhere.getByRole('alert')).toContainText('Login hat nicht geklappt [401]')

  // Used.
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Dein Token fehlt, oder ist nicht mehr gültig')
})

test('an address that is none is refused at its field, and nothing is asked', async ({ page }) => {
  const { submit, atMissing, addressWrong } = auth.requestRecovery
  const asked: string[] = []
  page.on('request', (one) => one.method() === 'POST' && asked.push(one.url()))
  await page.goto('/dashboard/request-recovery')
  const field = page.getByLabel('E-Mail', { exact: true })
  for (const [address, sentence] of [
    ['dejan.nikolic', atMissing],
    ['dejan.nikolic@erlenbrugg', addressWrong],
  ] as const) {
    await field.fill(address)
    await page.getByRole('button', { name: submit }).click()
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toBeFocused()
  }
  await screens(page, 'recovery-request-refused')
  expect(asked).toEqual([])
})

test('the toast is seen for its five seconds, and the mail can be asked for again after a minute', async ({ page }) => {
  const { submit, sent } = auth.requestRecovery
  await page.clock.install({ time: '2026-11-16T08:00:00' })
  await page.goto('/dashboard/request-recovery')
  await page.getByLabel('E-Mail', { exact: true }).fill('niemand.sonst@handelswerk.example')
  // From here on a second takes as long as the story says.
  await page.clock.pauseAt('2026-11-16T08:10:00')
  await page.getByRole('button', { name: submit }).click()
  const toast = page.getByText('E-Mail erfolgreich versendet')
  await expect(toast).toBeVisible()
  await page.clock.runFor(4_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Nochmals senden \(in \d+ s\)/ })).toBeDisabled()
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: sent.again, exact: true }).click()
  await expect(toast).toBeVisible()
  await page.getByRole('link', { name: sent.other }).click()
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeEmpty()
})

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/dashboard/request-recovery')
  await page.getByLabel('E-Mail', { exact: true }).fill('niemand@handelswerk.example')
  await page.getByRole('button', { name: auth.requestRecovery.submit }).click()
  await expect(page.getByText('E-Mail erfolgreich versendet')).toBeVisible()
  expect(await mailsTo('niemand@handelswerk.example')).toEqual([])
})

test('missing, foreign and expired tokens show the specified text', async ({ page }) => {
  const text = 'Dein Token fehlt, oder ist nicht mehr gültig'
  await page.goto('/dashboard/pw-recovery')
  await expect(page.getByRole('alert')).toContainText(text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.pwRecovery.missing.title)
  await axe(page)
  await screens(page, 'pw-recovery-refused')
  await page.goto(`/dashboard/pw-recovery?token=${'A'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText(text)

  const other = 'yannick.schaerer@handelswerk.example'
  const before = (await mailsTo(other)).filter((mail) => mail.subject === subject).length
  await page.request.post('/api/v1/auth/request-recovery', { data: { email: other } })
  const link = linkIn(await mailTo(other, subject, before))
  const sql = "update recovery set expires_at = now() - interval '1 second' where used_at is null"
  await run('psql', ['-X', '-q', '-d', cluster().databaseUrl, '-c', sql], { output: 'collect' })
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(text)
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page).toHaveURL(/request-recovery/)
})
