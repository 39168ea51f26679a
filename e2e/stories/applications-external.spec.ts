// To another company: one's own company is asked first.
import activityMessages from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import applications from '@werkplatz/content/messages/applications.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/external-approvals.json' with { type: 'json' }

import { agree, idOf, personAt } from '../support/activities.ts'
import { listening, publishProject, toApplications, validate } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const trainer = 'reto.zumstein@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const apprentice = 'lena.stocker@aarebogen.example'
const officerOfApprentice = 'katharina.vogt@aarebogen.example'

test('request, approved with a comment by their own company, then the application; deletion rules', async ({
  browser,
  request,
}) => {
  const stamp = Date.now()
  const title = `Filialfunk ${stamp}`
  const activityId = await publishProject(request, { author: trainer, approver: officer, title, isPublic: true })
  const [lena, katharina, reto] = [
    await personAt(browser, apprentice),
    await personAt(browser, officerOfApprentice),
    await personAt(browser, trainer),
  ]
  await listening(katharina)
  await toApplications(katharina)
  await katharina.getByRole('link', { name: 'Externe' }).click()
  await expect(katharina.getByRole('searchbox')).toBeVisible()

  await listening(lena)
  await lena.goto(`/dashboard/activities/detail?id=${activityId}`)
  await expect(lena.getByText(activityMessages.hindranceRequestNeeded.text)).toBeVisible()
  await expect(lena.getByRole('link', { name: 'Bewerben' })).toHaveCount(0)
  await lena.getByRole('button', { name: 'Externe Bewerbung anfragen' }).click()
  await agree(lena, messages.requestConfirm.text, 'Anfragen')
  await expect(lena.getByText(messages.requested.text)).toBeVisible()
  await expect(lena).toHaveURL(/applications\/approval\/detail\?id=/)
  const heading = messages.heading.text.replace('{applicant}', 'Lena Stocker')
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(lena.getByRole('main')).toContainText('Wird geprüft')
  await expect(lena.getByRole('button', { name: 'Validieren' })).toHaveCount(0)
  const first = idOf(lena)

  // While it waits, the form is closed and says why.
  await lena.goto(`/dashboard/applications/form?activityId=${activityId}`)
  await expect(lena.getByText(activityMessages.hindranceRequestPending.text)).toBeVisible()
  await expect(lena.getByRole('textbox')).toHaveCount(0)
  await axe(lena)

  // Taken back, and asked again.
  await lena.getByRole('link', { name: 'Zur Anfrage' }).click()
  await lena.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await lena.getByRole('menuitem', { name: 'Löschen' }).click()
  await agree(lena, messages.deleteConfirm.text, 'Löschen')
  await expect(lena.getByText(messages.deleted.text)).toBeVisible()
  await expect(lena).toHaveURL(/filter=external/)
  await lena.goto(`/dashboard/applications/approval/detail?id=${first}`)
  await expect(lena.getByText(messages.loadFailed.text)).toBeVisible()
  await lena.goto(`/dashboard/activities/detail?id=${activityId}`)
  await lena.getByRole('button', { name: 'Externe Bewerbung anfragen' }).click()
  await agree(lena, messages.requestConfirm.text, 'Anfragen')
  await expect(lena).toHaveURL(/applications\/approval\/detail\?id=/)

  // Katharina's list has it without a reload; the search narrows it.
  const row = katharina.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  await expect(row).toContainText('Lena Stocker')
  await katharina.getByRole('searchbox').fill('gibtesnicht')
  await expect(katharina.getByText('Suche ergab keine Ergebnisse')).toBeVisible()
  await katharina.getByRole('searchbox').fill(`filialfunk ${stamp}`)
  await expect(row).toBeVisible()
  await axe(katharina)
  await row.dblclick()
  await expect(katharina.getByRole('heading', { level: 1 })).toHaveText(heading)

  // A decision needs its reasons.
  await katharina.getByRole('button', { name: 'Validieren' }).click()
  await katharina.getByRole('radio', { name: 'Genehmigen' }).check()
  await katharina.getByRole('button', { name: 'Abschicken' }).click()
  await expect(katharina.getByText(messages.decisionRequired.text)).toBeVisible()
  await expect(katharina.getByRole('textbox', { name: 'Kommentar' })).toHaveAttribute('aria-invalid', 'true')
  await axe(katharina)
  await katharina.getByRole('button', { name: 'Abbrechen' }).click()
  await validate(katharina, { choice: 'Genehmigen', message: 'Gern. Die Schultage bleiben frei.' })
  await expect(katharina.getByText(messages.approved.text)).toBeVisible()

  // Lena is told on the page she has open, and may go on.
  await expect(lena.getByText('Gern. Die Schultage bleiben frei.')).toBeVisible()
  await expect(lena.getByRole('main')).toContainText('Genehmigt')
  // Once approved it cannot be deleted.
  await expect(lena.getByRole('button', { name: 'Weitere Aktionen' })).toHaveCount(0)
  await axe(lena)
  await lena.getByRole('link', { name: 'Bewerben' }).click()
  await lena.getByRole('textbox', { name: 'Titel' }).fill(`Funken ${stamp}`)
  await lena.getByRole('textbox', { name: 'Nachricht' }).fill('Ich komme gern zu euch.')
  await lena.getByRole('button', { name: 'Abschicken' }).click()
  await expect(lena.getByText(applications.sent.text)).toBeVisible()

  await reto.goto('/dashboard/applications?filter=received')
  await expect(reto.getByRole('row').filter({ hasText: `Funken ${stamp}` })).toBeVisible()
  for (const page of [lena, katharina, reto]) await page.context().close()
})
