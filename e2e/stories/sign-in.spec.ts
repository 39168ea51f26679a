// Signing in, staying signed in, being signed out: the specification's section "Session" in a real browser.

import { axe } from '../support/axe.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const reto = 'reto.zumstein@handelswerk.example'

test('a demo person signs in, reloads and is still there', async ({ page }) => {
  await fillLogin(page, nina)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'MIDNIGHT')
})

test('a wrong password shows the specified toast', async ({ page }) => {
  await fillLogin(page, nina, 'falsch')
  await expect(page.getByRole('alert')).toContainText('Login hat nicht geklappt [401]')
  await expect(page).toHaveURL(/\/dashboard\/login/)
})

test('sign in with the keyboard alone', async ({ page }) => {
  await page.goto('/dashboard/login')
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeVisible()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)
  for (let i = 0; i < 10 && (await focused()) !== 'email'; i += 1) await page.keyboard.press('Tab')
  await page.keyboard.type(reto)
  for (let i = 0; i < 5 && (await focused()) !== 'password'; i += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('werkplatz-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/?$/)
})

test('a protected page sends strangers to the login with a warning, and back after signing in', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect(page.getByText('Bitte melde dich an, um diese Seite zu öffnen')).toBeVisible()
})

test('logout says so, ends the session everywhere and leaves no data behind', async ({ page, context }) => {
  await signIn(page, reto)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Reto')
  // Beside how far pages were scrolled, which the router keeps under random names.
  const isPersonal = (key: string) => key !== 'react-router-scroll-positions'
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const kept = async () => (await page.evaluate(keys)).filter(isPersonal)
  await page.goto('/dashboard/activities?filter=APPROVE')
  await expect.poll(kept).toContain('werkplatz.activities.filter')
  await page.getByRole('button', { name: /Reto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect(page.getByText('Erfolgreich ausgeloggt')).toBeVisible()
  await expect(second).toHaveURL(/\/dashboard\/login/)
  expect(await kept()).toEqual([])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/login/)
})

test('two tabs that refresh at the same moment stay signed in', async ({ page, context }) => {
  await signIn(page, nina)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Nina')
  const refresh = () => fetch('/api/v1/auth/refresh').then((answer) => answer.status)
  const statuses = await Promise.all([page, second, page, second].map((tab) => tab.evaluate(refresh)))
  expect(statuses).toEqual([200, 200, 200, 200])
  for (const tab of [page, second]) {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Nina')
  }
})

test('a session that ended elsewhere leads to the login with the specified warning', async ({ page }) => {
  await signIn(page, nina)
  const token = await page.evaluate(() => {
    const found = /"accessToken":"([^"]+)"/.exec(
      JSON.stringify(Object.values(localStorage).map((text) => JSON.parse(text))),
    )
    return found?.[1]
  })
  expect(token).toBeDefined()
  // Away from the dashboard, or the live channel says it before the page is asked for again.
  await page.goto('/mission')
  const answer = await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(204)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect(page.getByText('Die Session wurde beendet. Bitte erneut anmelden')).toBeVisible()
})

test('login and dashboard have no accessibility violations', async ({ page }) => {
  await page.goto('/dashboard/login')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await axe(page)
  await signIn(page, nina)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await axe(page)
})
