// Nina rewrites what Reto approved: Reto sees what changed. Opening it to other companies goes through review again.
import messages from '@werkplatz/content/messages/activities.json' with { type: 'json' }

import { agree, idOf, openActivity, personAt, writeTask } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const title = 'Code-Runde am Donnerstag'

test('an apprentice edits an approved activity, the trainer sees the change', async ({ browser }) => {
  test.setTimeout(240_000)
  const nina = await personAt(browser, 'nina.ammann@handelswerk.example')
  await writeTask(nina, { title, description: 'Wir schauen Code an.\n\nWer Code zeigt, bekommt zuerst eine Frage.' })
  await nina.getByRole('button', { name: 'Einreichen' }).click()
  await agree(nina, messages.reviewRequestConfirm.text, 'Einreichen')
  await nina.waitForURL(/activities\/detail/)
  const id = idOf(nina)

  const reto = await personAt(browser, 'reto.zumstein@handelswerk.example')
  await openActivity(reto, id)
  await expect(reto.getByRole('heading', { name: 'Prüfen' })).toBeVisible()
  await expect(reto.getByText('Was sich geändert hat')).toHaveCount(0)
  await reto.getByRole('radio', { name: 'Genehmigen' }).check()
  await reto.getByRole('textbox', { name: /Nachricht/ }).fill('Gute Idee.')
  await reto.getByRole('button', { name: 'Abschicken' }).click()
  await expect(reto.getByText('Seit deiner Genehmigung unverändert.')).toBeVisible()

  await nina.goto(`/dashboard/activities/form?id=${id}`)
  await nina.getByRole('textbox', { name: 'Ort' }).fill('Olten, Raum 3.12')
  await nina
    .getByRole('textbox', { name: 'Beschreibung' })
    .fill('Wir schauen Code an.\n\nWer Code zeigt, bekommt zuerst eine Frage. Gäste sind willkommen.')
  await nina.getByRole('spinbutton', { name: 'Anzahl Stellen' }).fill('8')
  await nina.getByRole('switch', { name: /andere Betriebe/ }).check()
  await expect(nina.getByText(messages.widenNeedsReview.text)).toBeVisible()
  await nina.getByRole('button', { name: 'Speichern' }).click()
  await nina.waitForURL(/activities\/detail/)
  await expect(nina.getByText('Wird geprüft').first()).toBeVisible()
  // What changed is for the reviewers; she knows.
  await expect(nina.getByText('Was sich geändert hat')).toHaveCount(0)

  await openActivity(reto, id)
  const changes = reto.getByRole('region', { name: 'Was sich geändert hat' })
  await expect(changes).toContainText('Vier Angaben, alles andere ist gleich.')
  await expect(changes.getByRole('deletion').filter({ hasText: /Olten$/ })).toBeVisible()
  await expect(changes.getByRole('insertion').filter({ hasText: 'Olten, Raum 3.12' })).toBeVisible()
  await expect(changes.getByRole('insertion').filter({ hasText: 'Gäste sind willkommen.' })).toBeVisible()
  await expect(changes).toContainText('Text, 2. Absatz')
  await expect(changes.getByRole('insertion').filter({ hasText: 'Öffentlich' })).toBeVisible()
  await axe(reto)
  for (const theme of ['DEFAULT', 'MIDNIGHT']) {
    await reto.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await screens(reto, `activity-review-${theme}`, { widths: [1440, 1040, 768, 390] })
  }
  await reto.evaluate(() => document.documentElement.setAttribute('data-theme', 'DEFAULT'))

  await changes.getByRole('button', { name: 'Ganze Fassung von damals' }).click()
  const before = reto.getByRole('dialog', { name: title })
  await expect(before).toContainText('Betriebsintern')
  await axe(reto)
  await screens(reto, 'activity-review-before', { fullPage: false })
  await before.getByRole('button', { name: 'Schliessen' }).click()

  await reto.getByRole('radio', { name: 'Genehmigen' }).check()
  await reto.getByRole('textbox', { name: /Nachricht/ }).fill('Passt.')
  await reto.getByRole('button', { name: 'Abschicken' }).click()
  await expect(reto.getByText('Seit deiner Genehmigung unverändert.')).toBeVisible()
})
