// An activity from the first draft to the marketplace, through everybody's eyes.
import labels from '@werkplatz/content/labels/activities.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/activities.json' with { type: 'json' }

import { agree, idOf, openActivity, personAt, writeTask } from '../support/activities.ts'
import { expect, test } from '../support/test.ts'

const author = 'yannick.schaerer@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const colleague = 'nina.ammann@handelswerk.example'
const stranger = 'lena.stocker@aarebogen.example'

test('draft, review, rejection, second try, publication; outsiders see it only then', async ({ browser }) => {
  // Four browsers at once, on the same two cores as the product.
  test.setTimeout(240_000)
  const title = `Lötkurs für die Schnupperwoche ${Date.now()}`
  const yannick = await personAt(browser, author)
  const ursula = await personAt(browser, officer)
  const nina = await personAt(browser, colleague)
  const lena = await personAt(browser, stranger)

  await writeTask(yannick, { title, description: 'Wir löten.', isPublic: true })
  await yannick.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await agree(yannick, messages.draftConfirm.text, 'Speichern')
  await expect(yannick.getByText(messages.savedDraft.text)).toBeVisible()
  await expect(yannick.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(yannick.getByRole('main')).toContainText('Entwurf')
  const id = idOf(yannick)

  await yannick.getByRole('button', { name: 'Einreichen' }).click()
  await agree(yannick, messages.reviewRequestConfirm.text, 'Einreichen')
  await expect(yannick.getByText(messages.reviewRequested.text)).toBeVisible()
  await expect(yannick.getByRole('main')).toContainText('Wird geprüft')

  // Nobody else reaches it while it waits.
  await openActivity(nina, id)
  await expect(nina.getByRole('heading', { level: 1 })).toHaveText(/^Diese Aktivität gibt es nicht mehr/)

  await openActivity(ursula, id)
  await ursula.getByRole('radio', { name: 'Ablehnen' }).check()
  await ursula.getByRole('textbox', { name: 'Nachricht' }).fill('Was lernt man dabei?')
  await ursula.getByRole('button', { name: 'Abschicken' }).click()
  await expect(ursula.getByText(messages.rejected.text)).toBeVisible()
  await expect(ursula).toHaveURL(/filter=APPROVE/)

  await yannick.reload()
  await expect(yannick.getByText('Was lernt man dabei?')).toBeVisible()
  await yannick.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await yannick.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  await expect(yannick.getByText('Was lernt man dabei?')).toBeVisible()
  await yannick.getByRole('textbox', { name: 'Beschreibung' }).fill('Wir löten und lernen Schaltpläne lesen.')
  await yannick.getByRole('button', { name: 'Einreichen' }).click()
  await agree(yannick, messages.reviewRequestConfirm.text, 'Einreichen')
  await expect(yannick.getByText(messages.savedPending.text)).toBeVisible()

  // From the list this time, without leaving it.
  await ursula.goto('/dashboard/activities?filter=APPROVE')
  // Choosing a row before the answer is there would choose it in the list that the answer replaces.
  const found = ursula.waitForResponse(
    (response) => response.url().includes('/v1/activities?') && response.url().includes('query='),
  )
  await ursula.getByRole('searchbox').fill(title)
  await found
  await expect(ursula.getByRole('checkbox', { name: / auswählen$/ })).toHaveCount(2)
  await ursula.getByRole('checkbox', { name: `${title} auswählen` }).check()
  await ursula.getByRole('toolbar').getByRole('button', { name: 'Prüfen' }).click()
  const dialog = ursula.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Genehmigen' }).check()
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Sehr schön.')
  await dialog.getByRole('button', { name: 'Abschicken' }).click()
  await expect(ursula.getByText(messages.approved.text)).toBeVisible()

  await openActivity(lena, id)
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText(/^Diese Aktivität gibt es nicht mehr/)

  // A colleague has the home page open the whole time; nobody reloads it.
  await nina.goto('/dashboard')
  await expect(nina.getByText('live', { exact: true })).toBeVisible()
  await expect(nina.getByRole('link', { name: title })).toHaveCount(0)

  await openActivity(yannick, id)
  await yannick.getByRole('button', { name: 'Veröffentlichen' }).click()
  await agree(yannick, messages.publishConfirm.text, 'Veröffentlichen')
  await expect(yannick.getByText(messages.published.text)).toBeVisible()
  await expect(yannick.getByRole('main')).toContainText('Offen')

  await expect(nina.getByRole('link', { name: title }).first()).toBeVisible()
  await lena.goto('/dashboard/activities?filter=EXTERNAL&view=table')
  await lena.getByRole('searchbox').fill('loetkurs schnupperwoche')
  await expect(lena.getByRole('row').filter({ hasText: title })).toBeVisible()
  for (const page of [yannick, ursula, nina, lena]) await page.context().close()
})

test('an internal activity is closed to other companies', async ({ browser }) => {
  const [nina, lena] = [await personAt(browser, colleague), await personAt(browser, stranger)]
  await nina.goto('/dashboard/activities?filter=OPEN&view=table')
  await nina.getByRole('searchbox').fill('Service Desk am Nachmittag')
  // The head and the one found: before that a row may move away between the two clicks.
  await expect(nina.getByRole('row')).toHaveCount(2)
  await nina.getByRole('row').filter({ hasText: 'Service Desk' }).dblclick()
  await expect(nina.getByRole('heading', { level: 1 })).toHaveText('Service Desk am Nachmittag')
  await openActivity(lena, idOf(nina))
  await expect(lena.getByText(messages.loadFailed.text)).toBeVisible()
  await lena.goto('/dashboard/activities?filter=ALL')
  await lena.getByRole('searchbox').fill('Service Desk am Nachmittag')
  await expect(lena.getByRole('row').filter({ hasText: 'Service Desk am Nachmittag' })).toHaveCount(0)
  for (const page of [nina, lena]) await page.context().close()
})

test('archive and restore', async ({ browser }) => {
  const sandrine = await personAt(browser, 'sandrine.favre@handelswerk.example')
  await sandrine.goto('/dashboard/activities?filter=OWN')
  await sandrine.getByRole('row').filter({ hasText: 'Redaktion der Lernenden' }).dblclick()
  await sandrine.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await sandrine.getByRole('menuitem', { name: 'Archivieren' }).click()
  // Selina still waits for an answer.
  await expect(sandrine.getByText(labels.applicationWaits)).toBeVisible()
  await sandrine.getByRole('radio', { name: labels.leaveWaiting }).check()
  await sandrine.getByRole('button', { name: 'Archivieren' }).click()
  await expect(sandrine.getByText(messages.archived.text)).toBeVisible()
  await expect(sandrine.getByRole('main')).toContainText('Archiviert')
  await sandrine.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await sandrine.getByRole('menuitem', { name: 'Wiederherstellen' }).click()
  await agree(sandrine, messages.restoreConfirm.text, 'Wiederherstellen')
  await expect(sandrine.getByText(messages.restored.text)).toBeVisible()
  await expect(sandrine.getByRole('main')).toContainText('Entwurf')
  await sandrine.context().close()
})
