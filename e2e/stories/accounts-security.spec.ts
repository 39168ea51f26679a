// The control panel's security: password, sessions, second factor.
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }
import security from '@werkplatz/content/public/security.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
import { factorFieldLabels } from '../../contract/src/second-factor/labels.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { EDGE_PORT } from '../support/address.ts'
import { axe } from '../support/axe.ts'
import { changedPeople } from '../support/changed-people.ts'
import { mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { totpCode } from '../support/totp.ts'

const { regula, kurt, alessia, hanna } = changedPeople
const { secondFactor, password, sessions } = security

test('changing the password ends the other sessions and leaves this one', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, hanna)
  await signIn(page, hanna, { at: '/dashboard/control-panel' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrollzentrum')
  await axe(page)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.getByRole('button', { name: password.submit }).click()
  await expect(page.getByText('Bitte alle felder ausfüllen')).toHaveCount(3)
  await field(labels.oldPassword).fill(DEMO_PASSWORD)
  await field(labels.newPassword).fill('kurz')
  await field(password.repeat).fill('anders')
  await page.getByRole('button', { name: password.submit }).click()
  await expect(page.getByText('Passwort muss mindestens 8 Zeichen lang sein')).toBeVisible()
  await expect(page.getByText('Passwörter stimmen nicht überein')).toBeVisible()
  await screens(page, 'control-panel-user')
  // A wrong one is said at its field, with a way on; the success afterwards takes the error along.
  await field(labels.oldPassword).fill('nicht dieses')
  await field(labels.newPassword).fill('Der Gartenzaun ist neu')
  await field(password.repeat).fill('Der Gartenzaun ist neu')
  await page.getByRole('button', { name: password.submit }).click()
  await expect(field(labels.oldPassword)).toHaveAccessibleDescription(/Das aktuelle Passwort stimmt nicht/)
  await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toBeVisible()
  const failed = page.getByText('Passwort konnte nicht geändert werden')
  await expect(failed).toBeVisible()
  await field(labels.oldPassword).fill(DEMO_PASSWORD)
  await field(labels.newPassword).fill('Der Gartenzaun ist neu')
  await field(password.repeat).fill('Der Gartenzaun ist neu')
  await page.getByRole('button', { name: password.submit }).click()
  await expect(page.getByText('Passwort wurde geändert')).toBeVisible()
  await expect(failed).toHaveCount(0)
  // The other window asks nothing: the live channel tells it.
  await expect(elsewhere).toHaveURL(/\/dashboard\/login/)
  await expect(elsewhere.getByText('Die Session wurde beendet. Bitte erneut anmelden')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrollzentrum')
})

test('sessions are named in words, and all of them can be ended', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, alessia)
  await signIn(page, alessia, { at: '/dashboard/control-panel' })
  await page.getByRole('link', { name: security.tabs.system }).click()
  await expect(page.getByText('Chrome auf Linux').first()).toBeVisible()
  await expect(page.getByText(sessions.current)).toHaveCount(1)
  await axe(page)
  await screens(page, 'control-panel-system-midnight')
  await page.getByRole('button', { name: sessions.endAll }).click()
  await page.getByRole('button', { name: 'Alle beenden' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect(page.getByText('Alle Sitzungen wurden beendet')).toBeVisible()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere).toHaveURL(/\/dashboard\/login/)
  await mailTo(alessia, 'Alle Sitzungen wurden beendet')
})

test('an authenticator app as second factor, and a recovery code when it is lost', async ({ page, browser }) => {
  await signIn(page, regula, { at: '/dashboard/control-panel' })
  await expect(page.getByText(secondFactor.suggested)).toBeVisible()
  await page.getByRole('button', { name: secondFactor.appAdd }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: factorFieldLabels.password }).fill(DEMO_PASSWORD)
  await axe(page)
  await page.getByRole('button', { name: secondFactor.next }).click()
  await expect(page.getByRole('img', { name: secondFactor.scanAlt })).toBeVisible()
  await axe(page)
  await screens(page, 'totp', { fullPage: false, widths: [1440, 768, 390] })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: secondFactor.keyCopy }).click()
  await expect(page.getByRole('status').filter({ hasText: secondFactor.keyCopied })).toBeVisible()
  // Nobody can scan the phone they hold: there the app is opened instead.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('img', { name: secondFactor.scanAlt })).toBeHidden()
  await expect(page.getByRole('link', { name: secondFactor.keyOpen })).toHaveAttribute('href', /^otpauth:\/\/totp\//)
  await page.setViewportSize({ width: 1440, height: 900 })
  const wrong = page.getByLabel(factorFieldLabels.code)
  await wrong.fill('000000')
  await page.getByRole('button', { name: secondFactor.confirm }).click()
  await expect(wrong).toHaveAccessibleDescription(/Der Code stimmt nicht/)
  const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{0,4}$/).textContent()
  await page.getByLabel(factorFieldLabels.code).fill(totpCode(key!))
  await page.getByRole('button', { name: secondFactor.confirm }).click()
  await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await screens(page, 'recovery-codes', { fullPage: false })
  await page.getByRole('button', { name: secondFactor.codesDone }).click()
  await expect(page.getByText('Noch 10 von 10 Codes übrig')).toBeVisible()
  await screens(page, 'control-panel-second-factor')

  const second = await (await browser.newContext()).newPage()
  await fillLogin(second, regula)
  await expect(second.getByRole('heading', { name: auth.secondStep.title })).toBeVisible()
  await axe(second)
  await screens(second, 'second-step')
  await second.getByLabel(labels.code, { exact: true }).fill('000000')
  await second.getByRole('button', { name: auth.secondStep.submit }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Der Code stimmt nicht oder ist abgelaufen' })).toBeVisible()
  await expect(second.getByLabel(labels.code, { exact: true })).toHaveAccessibleDescription(
    new RegExp(auth.secondStep.codeHelp),
  )
  // One step ahead: this one was used, and one behind would be too old if thirty seconds end just now.
  await second.getByLabel(labels.code, { exact: true }).fill(totpCode(key!, 1))
  await second.getByRole('button', { name: auth.secondStep.submit }).click()
  await expect(second).toHaveURL(/\/dashboard\/?$/)

  const third = await (await browser.newContext()).newPage()
  await fillLogin(third, regula)
  await third.getByLabel(labels.code, { exact: true }).fill(codes[0]!)
  await third.getByRole('button', { name: auth.secondStep.submit }).click()
  await expect(third).toHaveURL(/\/dashboard\/?$/)
})

test.describe('a passkey', () => {
  // Passkeys need a host name; the live connection is only open to the address people type.
  test.use({
    baseURL: `http://localhost:${EDGE_PORT}`,
    allowedNoise: [[/request to http:\/\/localhost/, /WebSocket/, /ws:/], { scope: 'test' }],
  })

  test('as second factor', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await signIn(page, kurt, { at: '/dashboard/control-panel' })
    await page.getByRole('button', { name: secondFactor.passkeyAdd }).click()
    await page.getByLabel(factorFieldLabels.name).fill('Laptop')
    await page.getByRole('dialog').getByRole('textbox', { name: factorFieldLabels.password }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: secondFactor.next }).click()
    await page.getByRole('button', { name: secondFactor.codesDone }).click()
    await expect(page.getByText('Laptop', { exact: true })).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await fillLogin(page, kurt)
    await page.getByRole('button', { name: auth.secondStep.passkey }).click()
    await expect(page).toHaveURL(/\/dashboard\/?$/)
  })
})
