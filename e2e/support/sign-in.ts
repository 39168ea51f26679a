// Signing in as a person of the demo world, the way people do.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'

export async function fillLogin(page: Page, email: string, password: string = DEMO_PASSWORD) {
  await page.goto(auth.login.route)
  await fillLoginHere(page, email, password)
}

/** On the login that is on screen already, which may know where to go next. */
export async function fillLoginHere(page: Page, email: string, password: string = DEMO_PASSWORD) {
  await page.getByLabel(labels.email, { exact: true }).fill(email)
  // By role it would also match the button that shows the password.
  await page.getByRole('textbox', { name: labels.password, exact: true }).fill(password)
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
}

/** `nina.ammann@handelswerk.example`; ends on the dashboard. */
export async function signIn(page: Page, email: string, password?: string) {
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
}
