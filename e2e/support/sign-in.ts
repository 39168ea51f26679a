// Signing in as a person of the demo world, the way people do.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
import type { SignedIn } from '../../contract/src/accounts/schemas.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { authKey, userKey } from '../../web/src/api/session/session-store.ts'
import { EDGE_URL } from './address.ts'

export async function fillLogin(page: Page, email: string, password: string = DEMO_PASSWORD) {
  await page.goto('/dashboard/login')
  await fillLoginHere(page, email, password)
}

/** On the login that is on screen already, which may know where to go next. */
export async function fillLoginHere(page: Page, email: string, password: string = DEMO_PASSWORD) {
  await page.getByLabel(labels.email, { exact: true }).fill(email)
  // By role it would also match the button that shows the password.
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(password)
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
}

/**
 * `nina.ammann@handelswerk.example`, signed in, on the page she wants. She comes in by the call the login makes: its page
 * is opened where a story is about it (`fillLogin`).
 */
export async function signIn(page: Page, email: string, { password = DEMO_PASSWORD, at = '/dashboard' } = {}) {
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const answer = await page.request.get(`${EDGE_URL}/api/v1/auth/login`, {
    headers: { authorization: `Basic ${basic}` },
  })
  expect([200, 207], await answer.text()).toContain(answer.status())
  const { credentials, user } = (await answer.json()) as SignedIn
  const kept = {
    [userKey]: JSON.stringify(user),
    [authKey]: JSON.stringify({ ...credentials, setupDone: answer.status() === 200 }),
  }
  // Any small page of the same origin will do to write there.
  await page.goto('/robots.txt')
  await page.evaluate((entries) => Object.entries(entries).forEach((entry) => localStorage.setItem(...entry)), kept)
  await page.goto(at)
}
