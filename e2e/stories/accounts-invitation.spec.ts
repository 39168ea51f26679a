// Nobody gets in who should not, everybody who should gets in without help: invitation, sign-up, set-up.
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { setupFieldLabels } from '../../contract/src/setup/labels.ts'
import { invite } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { freshAddress, linkIn, mailTo, mailsTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Drei kleine Hunde bellen'

test('invite → mail → link → sign-up → 207 → set-up with avatar and banner → dashboard', async ({ page, request }) => {
  const email = freshAddress('mia')
  expect(await invite(request, email, 'APPRENTICE')).toBe(204)
  const mail = await mailTo(email, 'Deine Einladung zu Werkplatz')
  expect(mail.html).toContain('Konto einrichten')
  const link = linkIn(mail)

  const referers: string[] = []
  page.on('request', (one) => referers.push(one.headers()['referer'] ?? ''))
  await page.goto(link)
  await expect(page.getByRole('button', { name: auth.signUp.submit })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/sign-up$/)
  await axe(page)
  await screens(page, 'sign-up')

  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByText('Felder dürfen nicht leer sein')).toHaveCount(4)
  await page.getByLabel('Vorname').fill('Mia')
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('kurz')
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('anders')
  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByText('Passwort unter 8 Zeichen')).toBeVisible()
  await expect(page.getByText('Passwörter stimmen nicht überein')).toBeVisible()
  await screens(page, 'sign-up-errors')

  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('Password123')
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('Password123')
  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Dieses Passwort ist zu verbreitet.' })).toBeVisible()
  const password = page.getByRole('textbox', { name: 'Passwort', exact: true })
  await expect(password).toHaveAccessibleDescription(/Dieses Passwort ist zu verbreitet/)
  await expect(password).toBeFocused()

  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD)
  await expect(page.getByText('Sehr gut')).toBeVisible()
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(PASSWORD)
  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByText('Dein Konto ist bereit. Melde dich jetzt an')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/login/)

  // The page knows who comes: only the password is left to type, and a reload forgets nothing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Mia')
  await expect(page.getByRole('textbox', { name: 'Passwort', exact: true })).toBeFocused()
  await axe(page)
  await screens(page, 'sign-up-done')
  await page.reload()
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD)
  const login = page.waitForResponse(/auth\/login/)
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
  expect((await login).status()).toBe(207)
  await expect(page).toHaveURL(/\/dashboard\/setup/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Mia.')
  // Nothing else is open yet.
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/setup/)
  await expect(page.getByText('konnten nicht geladen werden')).toHaveCount(0)
  await axe(page)

  await page.getByRole('button', { name: auth.setup.submit }).click()
  await expect(
    page.getByText('Bitte fülle alle Felder aus und lade sowohl ein Banner- als auch ein Avatar-Bild hoch.'),
  ).toBeVisible()
  // The pictures are chosen already; what is missing is said where it is.
  await expect(page.getByLabel(setupFieldLabels.slogan)).toHaveAccessibleDescription(auth.setup.sloganMissing)
  await expect(page.getByLabel(setupFieldLabels.slogan)).toBeFocused()
  await expect(page.getByLabel(setupFieldLabels.date)).toHaveAccessibleDescription(auth.setup.dateMissing)
  await screens(page, 'setup-errors')
  await page.getByRole('button', { name: auth.setup.avatarChoose }).click()
  await axe(page)
  await screens(page, 'setup-designs')
  await page.getByRole('radio', { name: 'Vorlage 4' }).check({ force: true })
  await page.getByRole('button', { name: auth.setup.done }).click()
  await page.getByRole('button', { name: auth.setup.bannerChoose }).click()
  await page.getByRole('radio', { name: 'Vorlage 1' }).check({ force: true })
  await page.getByRole('button', { name: auth.setup.done }).click()
  await page.getByLabel(setupFieldLabels.slogan).fill('Fragen kostet nichts, Raten schon.')
  await page.getByLabel(setupFieldLabels.date).fill('2026-08-03')
  await page.getByRole('combobox', { name: setupFieldLabels.professionId }).fill('mediam')
  await screens(page, 'setup-profession')
  await page.getByRole('option', { name: /Mediamatiker:in EFZ/ }).click()
  await screens(page, 'setup')
  await page.getByRole('button', { name: auth.setup.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByText('Dein Profil steht. Willkommen auf Werkplatz')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia')
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await expect(page.getByText('Mediamatiker:in EFZ')).toBeVisible()

  // The link worked once.
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Einladung ist ungültig oder abgeloffen.')
  await expect(page.getByRole('button', { name: auth.signUp.submit })).toHaveCount(0)
  expect(referers.filter((referer) => referer.includes('token'))).toEqual([])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('without a token, and with one that is none: the specified texts, no form', async ({ page }) => {
  await page.goto('/dashboard/sign-up')
  await expect(page.getByRole('alert')).toContainText('Du benötigst eine Einladung um auf diese Seite zuzugreifen.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.signUp.missing.title)
  await axe(page)
  await screens(page, 'sign-up-refused', { widths: [1440, 768, 390] })
  await page.getByRole('link', { name: auth.signUp.missing.register.label }).click()
  await expect(page).toHaveURL(/\/register$/)
  await page.goto(`/dashboard/sign-up?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('Einladung ist ungültig oder abgeloffen.')
  await expect(page.getByLabel('Vorname')).toHaveCount(0)
})
