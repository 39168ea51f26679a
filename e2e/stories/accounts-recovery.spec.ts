// A forgotten password: mail, new password, login. And what refused links say.
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { run } from '../../tools/lib/run.ts'
import { axe } from '../support/axe.ts'
import { cluster } from '../support/cluster.ts'
import { linkIn, mailTo, mailsTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const APPRENTICE = 'dejan.nikolic@erlenbrugg.example'
const subject = 'Passwort zurücksetzen'

// Long journeys with several browsers.
test.describe.configure({ timeout: 150_000 })

test('request recovery → mail → new password → login; the other session is over', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, APPRENTICE)
  const before = (await mailsTo(APPRENTICE)).filter((mail) => mail.subject === subject).length

  await page.goto('/dashboard/login')
  await page.getByRole('link', { name: 'Passwort vergessen' }).click()
  await page.getByRole('button', { name: auth.requestRecovery.submit }).click()
  await expect(page.getByText('Bitte gib deine E-Mail-Adresse ein')).toBeVisible()
  await axe(page)
  await page.getByLabel('E-Mail', { exact: true }).fill(APPRENTICE)
  await screens(page, 'request-recovery')
  await page.getByRole('button', { name: auth.requestRecovery.submit }).click()
  await expect(page.getByText('E-Mail erfolgreich versendet')).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)

  const link = linkIn(await mailTo(APPRENTICE, subject, before))
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
  await signIn(page, APPRENTICE, password)
  await mailTo(APPRENTICE, 'Dein Passwort wurde geändert')

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/dashboard\/login/)
  await fillLogin(elsewhere, APPRENTICE)
  await expect(elsewhere.getByRole('alert')).toContainText('Login hat nicht geklappt [401]')

  // Used.
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Dein Token fehlt, oder ist nicht mehr gültig')
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
