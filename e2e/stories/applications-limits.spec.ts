// Where it ends: the last slot, deleting, leaving without saving, what one may not see.
import messages from '@werkplatz/content/messages/applications.json' with { type: 'json' }

import { agree, idOf, personAt } from '../support/activities.ts'
import { applyTo, publishProject, validate, writeApplication } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const trainer = 'thomas.lienhard@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const elif = 'elif.yildirim@handelswerk.example'
const filmon = 'filmon.tesfay@handelswerk.example'
const joao = 'joao.ferreira@handelswerk.example'

test('two accept the last slot at once: one wins, the other page explains', async ({ browser, request }) => {
  const stamp = Date.now()
  const activityId = await publishProject(request, {
    author: trainer,
    approver: officer,
    title: `Ein Platz ${stamp}`,
    slots: 1,
  })
  const ids = [
    await applyTo(request, elif, activityId, `Elif ${stamp}`),
    await applyTo(request, filmon, activityId, `Filmon ${stamp}`),
  ]
  const thomas = await personAt(browser, trainer)
  const tabs = [thomas, await thomas.context().newPage()]
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(`/dashboard/applications/detail?id=${ids[index]}`)
    await tab.getByRole('button', { name: 'Validieren' }).click()
    await tab.getByRole('radio', { name: 'Zusagen' }).check()
    await tab.getByRole('textbox').fill('Willkommen.')
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Abschicken' }).click()))
  await expect
    .poll(async () => {
      const refused = await Promise.all(
        tabs.map((tab) => tab.getByRole('alert').filter({ hasText: 'Kein Platz' }).count()),
      )
      const won = await Promise.all(tabs.map((tab) => tab.getByText('Zugesagt von Thomas Lienhard').count()))
      return { refused: refused.filter(Boolean).length, won: won.filter(Boolean).length }
    })
    .toEqual({ refused: 1, won: 1 })

  // The one who came too late reads why and can still answer.
  const late = (await tabs[0]!.getByText('Zugesagt von').count()) ? tabs[1]! : tabs[0]!
  await expect(late.getByRole('alert').filter({ hasText: 'Kein Platz' })).toContainText(
    'Der letzte Platz ist soeben vergeben worden.',
  )
  await expect(late.getByRole('textbox')).toHaveValue('Willkommen.')
  await axe(late)
  await late.getByRole('radio', { name: 'Absagen' }).check()
  await late.getByRole('button', { name: 'Abschicken' }).click()
  await expect(late.getByText(messages.rejected.text)).toBeVisible()

  // Who comes now finds no form that could only be refused.
  const third = await personAt(browser, joao)
  await third.goto(`/dashboard/applications/form?activityId=${activityId}`)
  await expect(third.getByRole('heading', { name: 'Alle Stellen sind vergeben' })).toBeVisible()
  for (const page of [thomas, third]) await page.context().close()
})

test('a slot taken while somebody writes: the text stays, the page says why', async ({ browser, request }) => {
  const stamp = Date.now()
  const activityId = await publishProject(request, {
    author: trainer,
    approver: officer,
    title: `Schnell weg ${stamp}`,
    slots: 1,
  })
  const [writer, thomas] = [await personAt(browser, joao), await personAt(browser, trainer)]
  await writeApplication(writer, activityId, `Zu spät ${stamp}`, 'Ein langer, guter Text.')
  const taken = await applyTo(request, elif, activityId, `Elif ${stamp}`)
  await thomas.goto(`/dashboard/applications/detail?id=${taken}`)
  await validate(thomas, { choice: 'Zusagen', message: 'Willkommen.' })
  await expect(thomas.getByText(messages.approved.text)).toBeVisible()

  await writer.getByRole('button', { name: 'Abschicken' }).click()
  await expect(writer.getByRole('alert').filter({ hasText: 'Kein Platz' })).toContainText(
    messages.conflictDraftKept.text,
  )
  await expect(writer.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ein langer, guter Text.')
  await axe(writer)

  // Elif steps back: the slot is free again, and Thomas is told.
  const stepsBack = await personAt(browser, elif)
  await stepsBack.goto(`/dashboard/applications/detail?id=${taken}`)
  await stepsBack.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await stepsBack.getByRole('menuitem', { name: 'Löschen' }).click()
  await agree(stepsBack, messages.deleteConfirm.text, 'Löschen')
  await expect(stepsBack.getByText(messages.deleted.text)).toBeVisible()
  await expect(stepsBack).toHaveURL(/filter=own/)
  await expect(thomas.getByText('Bewerbung zurückgezogen').first()).toBeVisible()
  await writer.getByRole('button', { name: 'Abschicken' }).click()
  await expect(writer.getByText(messages.sent.text)).toBeVisible()
  for (const page of [writer, thomas, stepsBack]) await page.context().close()
})

test('leaving asks, what was typed comes back, a draft is found again and deleted', async ({ browser, request }) => {
  const stamp = Date.now()
  const title = `Halb fertig ${stamp}`
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: `Werk ${stamp}` })
  const page = await personAt(browser, filmon)
  await writeApplication(page, activityId, title, 'Angefangen')
  await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(messages.closeConfirm.text)
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  // By the navigation, too.
  await page.getByRole('link', { name: 'Aktivitäten' }).first().click()
  await expect(dialog).toContainText(messages.closeConfirm.text)
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Angefangen')

  // The browser closes: the text was kept.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.application.new.'))))
    .toBe(true)
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText(messages.draftRestored.text)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue(title)
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await agree(page, messages.draftConfirm.text, 'Speichern')
  await expect(page).toHaveURL(/applications\/detail\?id=/)
  const id = idOf(page)

  // Applying again goes on with the draft.
  await page.goto(`/dashboard/applications/form?activityId=${activityId}`)
  await expect(page).toHaveURL(new RegExp(`id=${id}`))
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Angefangen')

  await page.goto(`/dashboard/applications/detail?id=${id}`)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await agree(page, messages.deleteConfirm.text, 'Löschen')
  await expect(page.getByText(messages.deleted.text)).toBeVisible()
  await page.goto(`/dashboard/applications/detail?id=${id}`)
  await expect(page.getByText(messages.loadFailed.text)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diese Bewerbung gibt es nicht mehr/)
  await axe(page)
  await page.context().close()
})
