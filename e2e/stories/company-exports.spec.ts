// What can be taken along of apprentices: a history on paper and as a table, all of them in one file, and a calendar.
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import calendar from '@werkplatz/content/messages/calendar.json' with { type: 'json' }
import exports from '@werkplatz/content/messages/exports.json' with { type: 'json' }
import school from '@werkplatz/content/messages/school.json' with { type: 'json' }

import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { agree, personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const officer = 'aaron.gashi@sonnhalde.example'
const trainer = 'reto.zumstein@handelswerk.example'
const apprentice = 'nina.ammann@handelswerk.example'

/** What the browser saved after this, with its name. */
async function saved(page: Page, begin: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })

test('a trainer takes the history of an apprentice along as PDF and as CSV', async ({ browser }) => {
  const page = await personAt(browser, trainer)
  await page.goto('/dashboard/company?filter=APPRENTICES')
  await rows(page)
    .filter({ hasText: 'Nina Ammann' })
    .getByRole('button', { name: /^Aktionen zu/ })
    .click()
  const entry = page.getByRole('menuitem', { name: 'Verlauf als PDF' })
  const fromTable = await saved(page, () => entry.click())
  expect(fromTable.name).toBe('Verlauf-Ammann-Nina.pdf')
  expect(fromTable.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')

  await rows(page).filter({ hasText: 'Nina Ammann' }).dblclick()
  const history = page.getByRole('region', { name: /^Verlauf von Nina/ })
  await expect(history.getByText('Tage im Schnitt')).toBeVisible()
  await axe(page)
  await screens(page, 'history-downloads', { widths: [1440, 1040, 768, 390] })
  const pdf = await saved(page, () => history.getByRole('button', { name: 'Verlauf als PDF speichern' }).click())
  expect(pdf.name).toBe('Verlauf-Ammann-Nina.pdf')
  const csv = await saved(page, () => history.getByRole('button', { name: 'Verlauf als CSV speichern' }).click())
  expect(csv.name).toBe('Verlauf-Ammann-Nina.csv')
  expect(csv.bytes.toString()).toContain('Ereignis;Datum;Einsatz;Art;Betrieb')
  await page.context().close()
})

test('an officer exports 120 apprentices: says the password again, goes on working, fetches the file', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const page = await personAt(browser, officer)
  // As if the person had signed in this morning.
  await page.route('**/api/v1/auth/active-sessions', async (route) => {
    const response = await route.fetch()
    const sessions = (await response.json()) as { dateCreated: string }[]
    await route.fulfill({
      response,
      json: sessions.map((one) => ({ ...one, dateCreated: '2026-01-01T08:00:00.000Z' })),
    })
  })
  await page.goto('/dashboard/company?filter=APPRENTICES')
  await page.getByRole('button', { name: exports.button.text }).click()
  const dialog = page.getByRole('dialog', { name: exports.apprenticesDialog.title })
  const password = dialog.getByRole('textbox', { name: exports.passwordField.text })
  await expect(password).toBeVisible()
  await axe(page)
  await screens(page, 'export-dialog', { fullPage: false, widths: [1440, 1040, 768, 390] })
  await password.fill('falsch')
  await dialog.getByRole('button', { name: exports.apprenticesDialog.confirm }).click()
  await expect(dialog.getByText(exports.passwordWrong.text)).toBeVisible()
  await password.fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: exports.apprenticesDialog.confirm }).click()
  const progress = page.getByRole('dialog', { name: exports.underWay.text })
  await expect(progress.getByText(/von 120 Verläufen/)).toBeVisible({ timeout: 30_000 })
  await axe(page)
  await screens(page, 'export-progress', { fullPage: false, widths: [1440, 1040, 768, 390] })
  await progress.getByRole('button', { name: exports.inBackground.text }).click()

  // Elsewhere it is still there, and ready in a while.
  await page.goto('/dashboard/control-panel')
  const strip = page.getByRole('region', { name: exports.apprenticesTitle.text })
  await expect(strip.getByText(exports.ready.text)).toBeVisible({ timeout: 180_000 })
  const zip = await saved(page, () => strip.getByRole('button', { name: exports.download.text }).click())
  expect(zip.name).toMatch(/^lernende-\d{4}-\d\d-\d\d\.zip$/)
  expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')
  const names = zip.bytes.toString('latin1')
  expect(names).toContain('lernende.csv')
  expect(new Set(names.match(/verlauf\/[^/]+?\.pdf/g)).size).toBe(120)
  await page.context().close()
})

test('an apprentice says when there is school and has it all in an own calendar, until it is revoked', async ({
  browser,
}) => {
  const page = await personAt(browser, apprentice)
  await page.goto('/dashboard/company?filter=OWN_ASSIGNMENT')
  await rows(page).first().dblclick()
  const days = page.getByRole('region', { name: school.schoolDaysHeading.text })
  await days.getByRole('button', { name: school.schoolDaysEdit.text }).click()
  const dialog = page.getByRole('dialog', { name: school.schoolDaysHeading.text })
  for (const day of await dialog.getByRole('checkbox').all()) await day.uncheck()
  await dialog.getByRole('checkbox', { name: 'Dienstag' }).check()
  await dialog.getByRole('textbox', { name: school.schoolDaysText.text }).fill('Nur am Vormittag')
  await axe(page)
  await screens(page, 'school-days-dialog', { fullPage: false, widths: [1440, 1040, 768, 390] })
  await dialog.getByRole('button', { name: school.schoolDaysSave.text }).click()
  await expect(page.getByText(school.schoolDaysSaved.text)).toBeVisible()
  await expect(days.getByRole('listitem')).toHaveText(['Dienstag'])
  await screens(page, 'school-days', { widths: [1440, 1040, 768, 390] })

  await page.goto('/dashboard/control-panel?tab=system')
  const section = page.getByRole('region', { name: calendar.heading.text })
  await section.getByRole('button', { name: calendar.create.text }).click()
  const field = section.getByRole('textbox', { name: calendar.address.text })
  const address = await field.inputValue()
  await axe(page)
  await screens(page, 'calendar-address', { widths: [1440, 1040, 768, 390] })
  // A calendar program brings nothing but the address.
  const feed = await page.request.get(address, { headers: { cookie: '', authorization: '' } })
  expect(feed.status()).toBe(200)
  const text = await feed.text()
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU')
  expect(text).toContain('DESCRIPTION:Nur am Vormittag')
  // Told once: whoever comes back finds that there is one, not which.
  await page.reload()
  await expect(section.getByText(/^Seit /)).toBeVisible()
  await expect(field).toHaveCount(0)
  await section.getByRole('button', { name: calendar.revoke.text }).click()
  await agree(page, calendar.revokeConfirm.text, calendar.revokeConfirm.confirm)
  await expect(section.getByText(calendar.none.text)).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await page.context().close()
})
