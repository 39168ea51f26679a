import type { Page } from '@playwright/test'
// The company page: who works where, what waits, who is who; for an officer, a trainer, an apprentice and a contact person.
import company from '@werkplatz/content/messages/company.json' with { type: 'json' }
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const officer = 'aaron.gashi@sonnhalde.example'
const trainer = 'reto.zumstein@handelswerk.example'
const apprentice = 'nina.ammann@handelswerk.example'
const contact = 'milena.petrovic@handelswerk.example'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
const choose = async (page: Page, view: string) => {
  await page.getByRole('button', { name: 'Ansicht wählen' }).click()
  await page.getByRole('menuitem', { name: view }).click()
}

test('an officer of 120 apprentices sees who is idle first, narrows, searches, sorts and turns pages', async ({
  browser,
}) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Betrieb' }).click()
  await expect(heading(page)).toHaveText('Lernende')
  await expect(page.getByText('120 Lernende')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toContainText('Unbeschäftigt')
  await expect(rows(page).first()).toContainText('ohne Einsatz')
  await axe(page)
  await screens(page, 'company-apprentices', { widths: [1440, 1040, 768, 390] })

  const totals = page.getByRole('list', { name: 'Lernende nach Status' })
  await totals
    .getByRole('link', { name: /Beschäftigt$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/status=ACTIVE/)
  await expect(rows(page).first()).toContainText('Beschäftigt')
  await page.goBack()
  await expect(rows(page).first()).toContainText('Unbeschäftigt')

  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sort=name\.asc/)
  const names = async () => (await rows(page).getByRole('link').allTextContents()).filter(Boolean)
  await expect.poll(async () => isSorted(await names())).toBe(true)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')

  // The head is there before the names.
  await expect.poll(async () => (await names()).length).toBeGreaterThan(0)
  const [someone] = await names()
  await page.getByRole('searchbox').fill(someone!)
  await expect(page.getByText('1 lernende Person')).toBeVisible()
  await page.getByRole('searchbox').fill('Xyzzy')
  await expect(page.getByText(general.searchEmpty.text)).toBeVisible()

  await page.goto('/dashboard/company?filter=APPRENTICES&page=99')
  await expect(page.getByText('111–120 von 120')).toBeVisible()
  await page.context().close()
})

const isSorted = (names: readonly string[]) =>
  names.length > 1 && names.every((name, i) => i === 0 || names[i - 1]!.localeCompare(name, 'de') <= 0)

test('views by permission, preset by the address, remembered; a foreign one leads to the first', async ({
  browser,
}) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard/company')
  await page.getByRole('button', { name: 'Ansicht wählen' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Einsätze der Lernenden/,
    /^Zu genehmigen\d/,
    /^Bewertungen/,
    /^Ich begleite/,
    /^Lernende120/,
    /^Personen/,
  ])
  await page.keyboard.press('Escape')
  await choose(page, 'Personen')
  await expect(heading(page)).toHaveText('Personen')
  await expect(page).toHaveURL(/filter=USERS/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await axe(page)
  await screens(page, 'company-users')
  // Remembered when the address does not say.
  await page.goto('/dashboard/company')
  await expect(heading(page)).toHaveText('Personen')
  await choose(page, 'Zu genehmigen')
  await expect(page.getByRole('columnheader', { name: 'Wartet seit' })).toBeVisible()
  await axe(page)
  await screens(page, 'company-approve')
  await choose(page, 'Einsätze der Lernenden')
  await expect(rows(page)).toHaveCount(10)
  await axe(page)
  await screens(page, 'company-assignments')
  await page.goto('/dashboard/company?filter=OWN_ASSIGNMENT')
  await expect(heading(page)).not.toHaveText('Meine Einsätze')
  await page.context().close()
})

test('a trainer sees only theirs, and finds that so again', async ({ browser }) => {
  const page = await personAt(browser, trainer)
  await page.goto('/dashboard/company?filter=APPRENTICES')
  await expect(rows(page).filter({ hasNotText: 'Reto Zumstein' })).not.toHaveCount(0)
  await page.getByRole('switch', { name: /Nur meine Lernenden/ }).check()
  await expect(rows(page).filter({ hasNotText: 'Reto Zumstein' })).toHaveCount(0)
  await expect(rows(page)).not.toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('switch', { name: /Nur meine Lernenden/ })).toBeChecked()
  await choose(page, 'Einsätze der Lernenden')
  await expect(page.getByRole('switch', { name: /Nur meine Lernenden/ })).toBeChecked()
  await expect(rows(page).filter({ hasNotText: 'Reto Zumstein' })).toHaveCount(0)
  // One row opens here.
  await rows(page).first().dblclick()
  await expect(page).toHaveURL(/\/dashboard\/company\/assignment\?id=/)
  const history = page.getByRole('region', { name: /^Verlauf von / })
  await expect(history.getByText('Tage im Schnitt')).toBeVisible()
  await expect(history.getByRole('list', { name: 'Ereignisse, das neuste zuerst' })).toContainText('Lehre begonnen')
  await axe(page)
  await screens(page, 'assignment-history')
  await page.context().close()
})

test('an apprentice sees the own assignments and how far they are, also on a phone', async ({ browser }) => {
  const page = await personAt(browser, apprentice)
  await page.goto('/dashboard/company')
  await expect(heading(page)).toHaveText('Meine Einsätze')
  await expect(page.getByRole('columnheader')).toContainText(['Einsatz', 'Status', 'Art', 'Zeitraum', 'Geändert'])
  await expect(page.getByRole('link', { name: 'Einsatz erfassen' })).toBeVisible()
  await axe(page)
  await screens(page, 'company-own')
  await page.getByRole('button', { name: 'Zeitraum' }).click()
  await expect(page).toHaveURL(/sort=period\.desc/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows(page).first()).toBeVisible()
  await axe(page)
  // There the views are a sheet.
  await page.getByRole('button', { name: 'Ansicht wählen' }).click()
  await page.getByRole('dialog', { name: 'Ansicht' }).getByRole('link', { name: 'Ich begleite' }).click()
  await expect(page.getByText(company.emptyAccompanied.text)).toBeVisible()
  await page.context().close()
})

test('several that wait are approved with one sentence', async ({ browser }) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard/company?filter=APPROVE_ASSIGNMENT')
  await expect(rows(page)).toHaveCount(10)
  for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Genehmigen' }).click()
  const dialog = page.getByRole('dialog', { name: '3 Einsätze genehmigen?' })
  await expect(dialog).toBeVisible()
  await axe(page)
  await screens(page, 'company-approve-dialog', { fullPage: false })
  await dialog
    .getByRole('button', { name: /herausnehmen$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('radio').nth(1).check()
  await page.getByRole('dialog').getByRole('button', { name: '2 genehmigen' }).click()
  await expect(page.getByText('2 Einsätze wurden genehmigt')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})

test('a contact person sees whom they accompany', async ({ browser }) => {
  const page = await personAt(browser, contact)
  await page.goto('/dashboard/company')
  await expect(heading(page)).toHaveText('Bewertungen')
  await choose(page, 'Ich begleite')
  await expect(heading(page)).toHaveText('Ich begleite')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await axe(page)
  await screens(page, 'company-accompanied')
  await page.context().close()
})
