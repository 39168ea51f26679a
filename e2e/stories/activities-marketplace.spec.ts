// Finding, marking, sharing, featuring, reporting.
import messages from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { rowMenu } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const milena = 'milena.petrovic@handelswerk.example'
const ursula = 'ursula.kaeser@handelswerk.example'
const barbara = 'barbara.inauen@ict-mittelland.example'
const featured = 'Datenlabor: Vereinszahlen sichtbar machen'

test('filters follow the permissions; the choice is remembered, the address wins', async ({ page }) => {
  await signIn(page, ursula)
  await page.getByRole('link', { name: 'Aktivitäten', exact: true }).first().click()
  const filters = page.getByRole('navigation', { name: 'Filter' }).getByRole('link')
  await expect(filters).toHaveText([
    /^Offene\d+$/,
    /^Laufende\d+$/,
    /^Abgeschlossene\d+$/,
    /^Alle\d+$/,
    /^Merkliste\d+$/,
    /^Eigene\d+$/,
    /^Genehmigen\d+$/,
    /^Externe\d+$/,
  ])
  await filters.filter({ hasText: 'Laufende' }).click()
  await expect(page).toHaveURL(/filter=ONGOING/)
  // What was chosen is remembered once it is shown.
  await expect(filters.filter({ hasText: 'Laufende' })).toHaveAttribute('aria-current', 'true')
  await page.goto('/dashboard/activities')
  await expect(filters.filter({ hasText: 'Laufende' })).toHaveAttribute('aria-current', 'true')
  await page.goto('/dashboard/activities?filter=ARCHIVED')
  await expect(filters.filter({ hasText: 'Abgeschlossene' })).toHaveAttribute('aria-current', 'true')
})

test('without the permissions there is neither Genehmigen nor Externe', async ({ page }) => {
  await signIn(page, milena, { at: '/dashboard/activities?filter=APPROVE' })
  const filters = page.getByRole('navigation', { name: 'Filter' }).getByRole('link')
  await expect(filters).toHaveText([/^Offene/, /^Laufende/, /^Abgeschlossene/, /^Alle/, /^Merkliste/, /^Eigene/])
  await expect(filters.first()).toHaveAttribute('aria-current', 'true')
})

test('several rows open in new tabs, one in the same; all by keyboard', async ({ page, context }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&view=table' })
  const rows = page.getByRole('row')
  await rows.nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('toolbar')).toContainText('2 ausgewählt')
  const edit = page.getByRole('toolbar').getByRole('button', { name: 'Bearbeiten' })
  await expect(edit).toHaveAttribute('aria-disabled', 'true')
  const before = context.pages().length
  await page.getByRole('toolbar').getByRole('button', { name: 'Öffnen' }).click()
  await expect.poll(() => context.pages().length).toBe(before + 2)
  await expect(context.pages()[before]!.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  await rows.nth(1).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/activities\/detail\?id=/)
})

test('search waits for the typing to end and forgives typing errors', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=ALL' })
  await page.getByRole('searchbox').fill('Kassenabschlus ohne Papir')
  await expect(page.getByRole('row').filter({ hasText: 'Kassenabschluss ohne Papier' })).toBeVisible()
  await page.getByRole('searchbox').fill('xyzzyqwert')
  await expect(page.getByText(general.searchEmpty.text)).toBeVisible()
})

test('feature and unfeature say so and show on the home page', async ({ page }) => {
  await signIn(page, barbara, { at: '/dashboard/activities?filter=EXTERNAL' })
  await page.getByRole('searchbox').fill(featured)
  await (await rowMenu(page, featured)).getByRole('menuitem', { name: 'Auf Startseite zeigen' }).click()
  await expect(page.getByText(messages.featured.text)).toBeVisible()
  await page.goto('/dashboard')
  const slider = page.getByRole('group', { name: 'Hervorgehobene Aktivitäten' })
  await expect(slider.getByRole('heading', { name: featured })).toBeVisible()
  await page.goto('/dashboard/activities?filter=EXTERNAL')
  await page.getByRole('searchbox').fill(featured)
  await (await rowMenu(page, featured)).getByRole('menuitem', { name: 'Nicht mehr auf Startseite zeigen' }).click()
  await expect(page.getByText(messages.unfeatured.text)).toBeVisible()
})

test('bookmark on the page is on the Merkliste, and off again', async ({ page }) => {
  await signIn(page, ursula, { at: '/dashboard/activities?filter=OPEN' })
  await page.getByRole('searchbox').fill('Kassenabschluss ohne Papier')
  await page.getByRole('row').filter({ hasText: 'Kassenabschluss' }).dblclick()
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await expect(page.getByText(messages.bookmarked.text)).toBeVisible()
  await page.goto('/dashboard/activities?filter=BOOKMARKED')
  await page.getByRole('row').filter({ hasText: 'Kassenabschluss ohne Papier' }).dblclick()
  await page.getByRole('button', { name: 'Gemerkt' }).click()
  await expect(page.getByText(messages.unbookmarked.text)).toBeVisible()
  await page.goto('/dashboard/activities?filter=BOOKMARKED')
  await expect(page.getByRole('row').filter({ hasText: 'Kassenabschluss ohne Papier' })).toHaveCount(0)
})

test('share copies the link and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&view=table' })
  await page.getByRole('row').nth(1).dblclick()
  await page.getByRole('button', { name: 'Teilen' }).click()
  const menu = page.getByRole('menu', { name: 'Teilen' })
  expect((await menu.boundingBox())?.width).toBe(300)
  await menu.getByRole('menuitem', { name: 'Link kopieren' }).click()
  await expect(page.getByText(general.linkCopied.text)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('report an activity, but not without a reason', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&view=table' })
  await page.getByRole('searchbox').fill('Wareneingang mit Tablet')
  await page.getByRole('row').filter({ hasText: 'Wareneingang' }).dblclick()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Melden' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Melden' }).click()
  await expect(page.getByRole('status').filter({ hasText: reports.reasonRequired.text })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Melden' }).click()
  await expect(page.getByText(reports.sent.text)).toBeVisible()
})

test('home, list, detail and form have no accessibility violations', async ({ page }) => {
  await signIn(page, nina)
  await expect(page.getByRole('heading', { name: 'Projekte (einmalig)' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await axe(page)
  await page.goto('/dashboard/activities?filter=ALL')
  await page.getByRole('row').nth(1).waitFor()
  await axe(page)
  await page.getByRole('row').nth(1).dblclick()
  await expect(page.getByRole('heading', { name: 'Darum geht’s' })).toBeVisible()
  await axe(page)
  await page.goto('/dashboard/activities/form')
  await page.getByRole('textbox', { name: 'Titel' }).waitFor()
  await axe(page)
})
