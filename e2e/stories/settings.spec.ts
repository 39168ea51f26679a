// The control panel: where a person wants to hear of what, and the colours of the dashboard.
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const selina = 'selina.buergi@handelswerk.example'

test('two ticks per topic, saved at once and still there after a reload', async ({ page }) => {
  await signIn(page, selina, { at: '/dashboard/control-panel' })
  const tick = page.getByRole('checkbox', { name: 'Community per E-Mail' })
  const was = await tick.isChecked()
  const saved = page.waitForResponse((response) => response.url().includes('/settings/notification'))
  await tick.focus()
  await page.keyboard.press('Space')
  expect((await saved).status()).toBe(204)
  await page.reload()
  await expect(tick).toBeChecked({ checked: !was })
  await axe(page)
  await screens(page, 'control-panel')
})

test('a tick that cannot be saved is taken back, with the specified message', async ({ page }) => {
  await signIn(page, selina, { at: '/dashboard/control-panel' })
  const tick = page.getByRole('checkbox', { name: 'Status in Werkplatz' })
  const was = await tick.isChecked()
  await page.route('**/api/v1/settings/notification', (route) => route.fulfill({ status: 403, json: {} }))
  await tick.click()
  await expect(page.getByRole('alert')).toContainText(
    'Benachrichtigungs-Einstellungen konnten nicht gespeichert werden',
  )
  await expect(tick).toBeChecked({ checked: was })
})

test('another theme dresses the page at once and after a reload', async ({ page }) => {
  await signIn(page, selina, { at: '/dashboard/control-panel?tab=system' })
  for (const [name, theme] of [
    ['Wald', 'FOREST'],
    ['Mitternacht', 'MIDNIGHT'],
  ] as const) {
    await page.getByRole('radio', { name }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.getByRole('status').filter({ hasText: 'Farbschema wurde gespeichert' })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Mitternacht' })).toBeChecked()
  await axe(page)
  await screens(page, 'control-panel-system-midnight')
  await page.goto('/dashboard/control-panel')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await screens(page, 'control-panel-midnight')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await expect(page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('listitem').first()).toBeVisible()
  // The list comes with its own styles; they must not undress the page.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 16, 34)')
  await screens(page, 'bell-midnight', { fullPage: false })
  await page.goto('/dashboard/control-panel?tab=system')
  await page.getByRole('radio', { name: 'Werkblau' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'DEFAULT')
  await screens(page, 'control-panel-system')
})
