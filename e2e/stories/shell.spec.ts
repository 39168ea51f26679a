// The dashboard's frame: themes, sizes, navigation, help, and the live connection behind it.
import { axe } from '../support/axe.ts'
import { cluster } from '../support/cluster.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const themes = ['DEFAULT', 'MIDNIGHT', 'CRIMSON', 'FOREST', 'SUNSET', 'ROSE', 'ROYAL']
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('the shell has no violation in any of the seven themes, wide and narrow', async ({ page }) => {
  await signIn(page, 'nina.ammann@handelswerk.example')
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await axe(page, { onlyContrast: theme !== 'DEFAULT' })
    }
    await screens(page, `dashboard-${theme.toLowerCase()}`)
  }
})

test('login, home and not-found, wide and narrow', async ({ page }) => {
  for (const [name, path] of [
    ['login', '/dashboard/login'],
    ['home', '/'],
    ['not-found', '/gibt-es-nicht'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(name === 'not-found' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axe(page)
    await screens(page, name)
  }
})

test('below 1024 px the places that are built are in a bar at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'luan.berisha@handelswerk.example')
  const places = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')
  await expect(places).toHaveText(['Home', 'Aktivitäten', 'Bewerbungen', 'Betrieb', /^Community/])
})

test('the help button explains the page', async ({ page }) => {
  await signIn(page, 'luan.berisha@handelswerk.example')
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /\S{3,}/ })
      .first(),
  ).toBeVisible()
})

test('the live connection opens with the session and closes with it', async ({ page }) => {
  const open = async () => {
    const texts = await Promise.all(
      cluster().live.map(async ({ operations }) => (await fetch(`${operations}/metrics`)).text()),
    )
    return texts.reduce((sum, text) => sum + Number(/^werkplatz_live_connections (\d+)/m.exec(text)?.[1] ?? 0), 0)
  }
  await expect.poll(open).toBe(0)
  await signIn(page, 'luan.berisha@handelswerk.example')
  await expect.poll(open).toBe(1)
  await page.getByRole('button', { name: /Luan/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await expect.poll(open).toBe(0)
})

test('the admin tool opens for an officer and exists for nobody else', async ({ page }) => {
  await signIn(page, 'ursula.kaeser@handelswerk.example', { at: '/admin' })
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('gibt es nicht')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, 'luan.berisha@handelswerk.example', { at: '/admin' })
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
})
