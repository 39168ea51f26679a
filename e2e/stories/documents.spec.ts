// What can be taken along: an activity on paper, and all of a company's activities in one file.
import { readFile } from 'node:fs/promises'

import messages from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import exports from '@werkplatz/content/messages/exports.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const officer = 'ursula.kaeser@handelswerk.example'
const apprentice = 'nina.ammann@handelswerk.example'

test('an apprentice saves an activity as PDF for the notice board and sees how far it is', async ({ browser }) => {
  const nina = await personAt(browser, apprentice)
  await nina.goto('/dashboard/activities?view=table')
  // Other stories publish too: it may stand on a later page by now.
  await nina.getByRole('searchbox').fill('Kassenabschluss ohne Papier')
  await nina.getByRole('row').filter({ hasText: 'Kassenabschluss ohne Papier' }).dblclick()
  await expect(nina.getByRole('heading', { level: 1 })).toHaveText('Kassenabschluss ohne Papier')
  const button = nina.getByRole('button', { name: messages.pdf.text })
  await expect(button).toBeVisible()
  await screens(nina, 'activity-pdf', { fullPage: false })
  // Held back for a moment: what the button says meanwhile can be read.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await nina.route('**/api/v1/activities/pdf?*', async (route) => {
    await held
    await route.continue()
  })
  const saved = nina.waitForEvent('download')
  await button.click()
  await expect(nina.getByRole('button', { name: messages.pdfDrawing.text })).toHaveAttribute('aria-busy', 'true')
  letGo()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Aktivitaet-Kassenabschluss ohne Papier.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  await expect(nina.getByText(messages.pdfSaved.text)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await axe(nina)
})

test('an officer exports the company’s activities, leaves the page, and fetches the file', async ({ browser }) => {
  test.setTimeout(240_000)
  const ursula = await personAt(browser, officer)
  await ursula.goto('/dashboard/activities')
  await ursula.getByRole('button', { name: exports.button.text }).click()
  await ursula.getByRole('button', { name: exports.dialog.confirm }).click()
  await expect(ursula.getByText(exports.started.text)).toBeVisible()
  const strip = ursula.getByRole('region', { name: exports.title.text })
  await expect(strip.getByRole('progressbar')).toBeVisible()
  await screens(ursula, 'export-under-way', { fullPage: false })
  // Elsewhere, and after a reload, it is still there.
  await ursula.goto('/dashboard/control-panel')
  await expect(strip).toBeVisible()
  await expect(strip.getByText(exports.ready.text)).toBeVisible({ timeout: 120_000 })
  await screens(ursula, 'export-ready', { fullPage: false })
  await axe(ursula)
  for (const _ of ['once', 'and again, with a fresh address']) {
    const saved = ursula.waitForEvent('download')
    await strip.getByRole('button', { name: exports.download.text }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/^aktivitaeten-\d{4}-\d\d-\d\d\.zip$/)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  }
  const nina = await personAt(browser, apprentice)
  await nina.goto('/dashboard/activities')
  await expect(nina.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(nina.getByRole('button', { name: exports.button.text })).toHaveCount(0)
})
