// From interest to an assignment, through both people's eyes at once.
import messages from '@werkplatz/content/messages/applications.json' with { type: 'json' }
import assignments from '@werkplatz/content/messages/assignments.json' with { type: 'json' }

import { agree, idOf, personAt } from '../support/activities.ts'
import { listening, publishProject, toApplications, validate, writeApplication } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { drop, paper } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

const trainer = 'reto.zumstein@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const apprentice = 'nina.ammann@handelswerk.example'

test('draft, sent, seen live, accepted with a message, told live, one click from an assignment', async ({
  browser,
  request,
}) => {
  // Two browsers at once, on the same two cores as the product.
  const stamp = Date.now()
  const activity = `Gestell für die Werkstatt ${stamp}`
  const title = `Ich schraube gern ${stamp}`
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: activity })
  const [nina, reto] = [await personAt(browser, apprentice), await personAt(browser, trainer)]

  // Reto has his list open the whole time; nobody reloads it.
  await listening(reto)
  await toApplications(reto)
  await reto.getByRole('link', { name: 'Erhaltene' }).click()
  await expect(reto).toHaveURL(/filter=received/)

  // From the activity to the form beside it, and a draft with a document.
  await listening(nina)
  await nina.goto(`/dashboard/activities/detail?id=${activityId}`)
  await nina.getByRole('link', { name: 'Bewerben' }).first().click()
  await expect(nina.getByRole('complementary', { name: 'Aktivität' })).toContainText(activity)
  await nina.getByRole('button', { name: 'Abschicken' }).click()
  await expect(nina.getByText(messages.titleRequired.text)).toBeVisible()
  await expect(nina.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  await nina.getByRole('textbox', { name: 'Titel' }).fill(title)
  const message = nina.getByRole('textbox', { name: 'Nachricht' })
  await expect(message).toHaveAttribute('placeholder', messages.messagePlaceholder.text)
  await message.fill('Guten Tag\n\nIch habe zu Hause schon ein Regal gebaut.')
  await drop(nina, nina.getByRole('group', { name: 'Dokumente' }), [paper('lebenslauf.pdf')])
  await expect(nina.getByRole('link', { name: 'lebenslauf.pdf' })).toBeVisible()
  await axe(nina)
  await nina.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await agree(nina, messages.draftConfirm.text, 'Speichern')
  await expect(nina.getByText(messages.savedDraft.text)).toBeVisible()
  await expect(nina).toHaveURL(/applications\/detail\?id=/)
  await expect(nina.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(nina.getByRole('main')).toContainText('Entwurf')
  await expect(nina.getByRole('list', { name: 'Stand' })).toContainText('Noch nicht abgeschickt')
  const id = idOf(nina)

  // A draft is nobody else's business.
  await expect(reto.getByRole('row').filter({ hasText: title })).toHaveCount(0)

  await nina.getByRole('button', { name: 'Absenden' }).click()
  await agree(nina, messages.sendConfirm.text, 'Absenden')
  await expect(nina.getByText(messages.sent.text)).toBeVisible()
  await expect(nina.getByRole('list', { name: 'Stand' })).toContainText(
    /Wartet seit heute.*Antwort bis \d\d\.\d\d\.\d{4}/,
  )

  const row = reto.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  await expect(row).toContainText('Wird geprüft')
  await expect(row).toContainText(/Antwort bis \d\d\.\d\d\.\d{4}/)
  await row.dblclick()
  await expect(reto).toHaveURL(new RegExp(`applications/detail\\?id=${id}`))
  await expect(reto.getByText('Ich habe zu Hause schon ein Regal gebaut.')).toBeVisible()
  await expect(reto.getByRole('link', { name: 'lebenslauf.pdf' })).toBeVisible()
  await expect(reto.getByRole('link', { name: 'Nachricht', exact: true }).first()).toHaveAttribute(
    'href',
    /[?&]chatWithUser=/,
  )
  await expect(reto.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:nina\.ammann@/)

  // The answer needs a choice and a message.
  await reto.getByRole('button', { name: 'Validieren' }).click()
  await expect(reto.getByRole('heading', { name: 'Bewerbung validieren' })).toBeFocused()
  await reto.getByRole('button', { name: 'Abschicken' }).click()
  await expect(reto.getByText(messages.decisionRequired.text)).toBeVisible()
  await axe(reto)
  await reto.getByRole('button', { name: 'Abbrechen' }).click()
  await validate(reto, { choice: 'Zusagen', message: 'Liebe Nina, wir freuen uns auf dich.' })
  await expect(reto.getByText(messages.approved.text)).toBeVisible()
  await expect(reto.getByRole('main')).toContainText('Zugesagt von Reto Zumstein')

  // Nina has done nothing: the page tells her.
  await expect(nina.getByRole('main')).toContainText('Liebe Nina, wir freuen uns auf dich.')
  await expect(nina.getByText('Du hast eine Zusage').first()).toBeVisible()
  await expect(nina.getByRole('list', { name: 'Stand' })).toContainText(/Gelesen.*Reto Zumstein.*Zugesagt/)
  await axe(nina)
  await nina.getByRole('link', { name: messages.assignmentOffer.confirm }).click()
  await expect(nina.getByText(assignments.prefilled.text)).toBeVisible()
  await expect(nina.getByRole('textbox', { name: 'Titel' })).toHaveValue(activity)
  await expect(nina.getByRole('textbox', { name: 'Adresse' })).toHaveValue('Bahnhofplatz 3, 5000 Aarau')
  await expect(nina.getByRole('textbox', { name: 'Team' })).toHaveValue('Digital Lab')
  await expect(nina.getByRole('spinbutton', { name: 'Pensum' })).toHaveValue('60')
  await expect(nina.getByRole('combobox', { name: 'Bereich' })).not.toHaveValue('')
  await expect(nina.getByRole('combobox', { name: 'Kontaktperson' })).toHaveValue('Reto Zumstein')
  await expect(nina.getByRole('combobox', { name: 'Aktivität' })).toHaveValue(activity)
  for (const name of ['Start', 'Ende']) {
    await expect(nina.getByRole('textbox', { name })).toHaveValue(/^\d\d\.\d\d\.\d{4}$/)
  }
  await axe(nina)
  await nina.getByRole('button', { name: 'Einreichen' }).click()
  await expect(nina.getByText(assignments.submitted.text)).toBeVisible()
  await expect(nina).toHaveURL(new RegExp(`applications/detail\\?id=${id}`))
  const card = nina
    .getByRole('main')
    .locator('section')
    .filter({ has: nina.getByRole('heading', { name: 'Einsatz' }) })
  await expect(card).toContainText('Wird geprüft')
  await expect(nina.getByRole('link', { name: messages.assignmentOffer.confirm })).toHaveCount(0)
  for (const page of [nina, reto]) await page.context().close()
})

test('declined, rewritten, sent again', async ({ browser, request }) => {
  const stamp = Date.now()
  const title = `Zweiter Anlauf ${stamp}`
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: `Umbau ${stamp}` })
  const [luan, reto] = [await personAt(browser, 'luan.berisha@handelswerk.example'), await personAt(browser, trainer)]
  await writeApplication(luan, activityId, title, 'Kurz.')
  await luan.getByRole('button', { name: 'Abschicken' }).click()
  await expect(luan.getByText(messages.sent.text)).toBeVisible()
  await expect(luan.getByRole('main')).toContainText('Wird geprüft')
  const id = idOf(luan)

  // While somebody decides it cannot be rewritten, only taken back.
  await luan.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await expect(luan.getByRole('menuitem', { name: 'Löschen' })).toBeVisible()
  await expect(luan.getByRole('menuitem', { name: 'Bearbeiten' })).toHaveCount(0)
  await luan.keyboard.press('Escape')
  await luan.goto(`/dashboard/applications/form?activityId=${activityId}&id=${id}`)
  await expect(luan).toHaveURL(new RegExp(`applications/detail\\?id=${id}`))

  await reto.goto(`/dashboard/applications/detail?id=${id}`)
  await validate(reto, { choice: 'Absagen', message: 'Schreib noch, was du lernen willst.' })
  await expect(reto.getByText(messages.rejected.text)).toBeVisible()
  // With the page open he would have read the next one as it came.
  await reto.goto('/dashboard/activities')

  await luan.reload()
  await expect(luan.getByRole('main')).toContainText('Abgesagt')
  await luan.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await luan.getByRole('menuitem', { name: 'Bearbeiten' }).click()
  await expect(luan.getByText('Schreib noch, was du lernen willst.')).toBeVisible()
  await luan.getByRole('textbox', { name: 'Nachricht' }).fill('Ich will schweissen lernen.')
  await luan.getByRole('button', { name: 'Abschicken' }).click()
  await expect(luan.getByText(messages.sent.text)).toBeVisible()
  await expect(luan.getByRole('main')).toContainText('Wird geprüft')
  await expect(luan.getByRole('list', { name: 'Stand' })).toContainText('Noch nicht gelesen')

  await reto.goto(`/dashboard/applications/detail?id=${id}`)
  await expect(reto.getByText('Ich will schweissen lernen.')).toBeVisible()
  await expect(reto.getByRole('button', { name: 'Validieren' })).toBeVisible()
  for (const page of [luan, reto]) await page.context().close()
})
