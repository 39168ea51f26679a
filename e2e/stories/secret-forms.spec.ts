// A form with a secret that is sent before its script has run, or without one: nothing of it gets into an address.
import type { Page } from '@playwright/test'
import messages from '@werkplatz/content/messages/login.json' with { type: 'json' }
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const secret = 'Geheimnis-Kanarie-7'
const { login, signUp, noScript } = auth

/** Every address this page asks for from now on. */
function addressesOf(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => void seen.push(request.url()))
  page.on('framenavigated', (frame) => void seen.push(frame.url()))
  return seen
}

async function expectRefused(page: Page, seen: string[]) {
  await expect(page.getByRole('heading', { name: noScript.title })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/api/no-script')
  expect(seen.join('\n')).not.toContain('Kanarie')
  expect(page.url()).not.toContain('?')
}

const fillLogin = async (page: Page, password = secret) => {
  await page.getByLabel(labels.email, { exact: true }).fill('nina.ammann@handelswerk.example')
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(password)
}

test('without JavaScript, login and recovery are refused and no password is in an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const seen = addressesOf(page)
  await page.goto('/dashboard/login')
  await fillLogin(page)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await expectRefused(page, seen)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await screens(page, 'no-script')
  await page.goto('/dashboard/pw-recovery')
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(secret)
  await page.getByRole('textbox', { name: signUp.passwordRepeat, exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await expectRefused(page, seen)
})

test('scripts that come late: what was sent before them is held, then signs in once, with no password in an address', async ({
  page,
}) => {
  const seen = addressesOf(page)
  const signIns: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/login')) signIns.push(request.method())
  })
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await page.goto('/dashboard/login', { waitUntil: 'commit' })
  await fillLogin(page, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const status = page.getByRole('status').filter({ hasText: messages.earlySubmit.text })
  await expect(status).toBeVisible()
  await page.keyboard.press('Enter')
  await screens(page, 'login-early')
  await axe(page)
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(signIns).toEqual(['GET'])
  expect(seen.join('\n')).not.toContain(DEMO_PASSWORD)
})
