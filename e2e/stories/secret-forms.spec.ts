// A form with a secret that is sent before its script has run, or without one: nothing of it gets into an address.
import type { Page } from '@playwright/test'
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
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

const fillLogin = async (page: Page) => {
  await page.getByLabel(labels.email, { exact: true }).fill('nina.ammann@handelswerk.example')
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(secret)
}

test('without JavaScript, login and recovery are refused and no password is in an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const seen = addressesOf(page)
  await page.goto(login.route)
  await fillLogin(page)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await expectRefused(page, seen)
  await page.goto('/dashboard/pw-recovery')
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(secret)
  await page.getByRole('textbox', { name: signUp.passwordRepeat, exact: true }).fill(secret)
  await page.keyboard.press('Enter')
  await expectRefused(page, seen)
})

test('scripts that come late: Enter before them sends no password into the address; after them the login works', async ({
  page,
}) => {
  const seen = addressesOf(page)
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await page.goto(login.route, { waitUntil: 'commit' })
  await fillLogin(page)
  await page.keyboard.press('Enter')
  await expectRefused(page, seen)
  release()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: noScript.back.label }).click()
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  // The scripts are no longer held back, but still have to come.
  await page.waitForLoadState('load')
  await fillLogin(page)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Login hat nicht geklappt [401]')
})
