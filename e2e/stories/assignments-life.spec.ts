// An assignment from the first word to the yes, through both people's eyes at once; nobody reloads a page.
import type { APIRequestContext, Page } from '@playwright/test'
import labels from '@werkplatz/content/labels/assignments.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/assignments.json' with { type: 'json' }

import { agree, idOf, personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { listening } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const at = (name: string) => `${name}@handelswerk.example`
/** The same story on a desk and on a phone, each with people of their own. */
const pairs = [
  {
    width: 1440,
    apprentice: 'joao.ferreira',
    trainer: 'arbnora.krasniqi',
    names: ['João Ferreira', 'Arbnora Krasniqi'],
  },
  { width: 390, apprentice: 'elif.yildirim', trainer: 'thomas.lienhard', names: ['Elif Yıldırım', 'Thomas Lienhard'] },
] as const

const isoIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inDays = (days: number) => {
  const [year, month, day] = isoIn(days).split('-')
  return `${day}.${month}.${year}`
}

async function record(page: Page, title: string) {
  await page.goto('/dashboard/company/assignment/form')
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Ich löse Anfragen am Schalter und am Telefon.')
  await page.getByRole('textbox', { name: 'Start' }).fill(inDays(20))
  await page.getByRole('textbox', { name: 'Ende' }).fill(inDays(80))
  await page.getByRole('textbox', { name: 'Team' }).fill('Service Desk')
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Bahnhofplatz 3, 5000 Aarau')
  await page.getByRole('combobox', { name: 'Bereich' }).click()
  await page.getByRole('option').first().click()
  const contact = page.getByRole('combobox', { name: 'Kontaktperson' })
  await contact.fill('petrovi')
  await page.getByRole('option', { name: /Milena Petrović/ }).click()
  await expect(contact).toHaveValue('Milena Petrović')
}

/** Handed in and approved through the calls. Its id. */
async function approved(request: APIRequestContext, who: { apprentice: string; trainer: string; title: string }) {
  const as = async (email: string) => ({ headers: { authorization: `Bearer ${await tokenOf(request, email)}` } })
  const writer = await as(who.apprentice)
  const sectors = (await (await request.get('/api/v1/work-sectors', writer)).json()) as { workSectorId: string }[]
  const created = await request.post('/api/v1/assignments/form', {
    ...writer,
    data: {
      title: who.title,
      description: 'Ich bediene die Kasse und zähle am Abend ab.',
      location: 'Olten',
      workSectorId: sectors[0]!.workSectorId,
      department: 'Filiale',
      dateStart: isoIn(20),
      dateEnd: isoIn(90),
      workload: 80,
      contact: 'Rita Beispiel',
      assignmentStatus: 'PENDING',
    },
  })
  expect(created.status()).toBe(201)
  const id = new URL(created.headers()['location']!, 'http://here').searchParams.get('id')!
  const data = { id, status: 'APPROVED', reviewMessage: 'Gut.' }
  const answer = await request.patch('/api/v1/assignments/form/approve', { ...(await as(who.trainer)), data })
  expect(answer.status()).toBe(204)
  return id
}

const review = (page: Page) => page.getByRole('region', { name: labels.reviewTitle })

for (const { width, apprentice, trainer, names } of pairs) {
  test(`recorded, handed in, rejected, corrected, approved, at ${width} px`, async ({ browser }) => {
    const viewport = { width, height: 900 }
    const [learner, boss] = [
      await personAt(browser, at(apprentice), { viewport }),
      await personAt(browser, at(trainer), { viewport }),
    ]
    const title = `Service Desk ${Date.now()}`
    await listening(boss)

    // A draft is nobody else's business; the page of it says what comes next.
    await record(learner, title)
    await learner.getByRole('button', { name: labels.saveDraft }).click()
    await expect(learner.getByText(messages.savedDraft.text)).toBeVisible()
    await expect(learner).toHaveURL(/company\/assignment\?id=/)
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(learner.getByRole('main')).toContainText('Entwurf')
    await axe(learner)
    const id = idOf(learner)
    await learner.getByRole('button', { name: labels.submit }).click()
    await agree(learner, messages.submitConfirm.text, 'Einreichen')
    await expect(learner.getByRole('main')).toContainText('wartet seit heute')

    // The trainer is told on whatever page, and goes there by the news.
    const news = boss.getByRole('status').filter({ hasText: `«${title}» eingereicht` })
    await news.getByRole('link').click()
    await expect(boss).toHaveURL(new RegExp(`company/assignment\\?id=${id}`))
    await expect(boss.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(boss.getByRole('main')).toContainText(names[0])
    await expect(boss.getByRole('main')).toContainText('Milena Petrović')

    // The answer needs a choice and words; a prepared sentence is one click.
    await review(boss).getByRole('button', { name: 'Abschicken' }).click()
    await expect(boss.getByText(messages.decisionRequired.text)).toBeVisible()
    await axe(boss)
    await review(boss).getByRole('radio', { name: labels.reject }).check()
    await review(boss).getByRole('textbox', { name: labels.reviewMessage }).fill('Bitte bis Ende Semester.')
    await review(boss).getByRole('button', { name: 'Abschicken' }).click()
    await expect(boss.getByText(messages.rejected.text)).toBeVisible()

    // The apprentice has done nothing: the page tells it.
    await expect(learner.getByRole('main')).toContainText('Bitte bis Ende Semester.')
    await expect(learner.getByRole('main')).toContainText(`Abgelehnt von ${names[1]}`)
    await learner.getByRole('link', { name: labels.editShort }).click()
    await learner.getByRole('textbox', { name: 'Ende' }).fill(inDays(90))
    await learner.getByRole('button', { name: labels.submit }).click()
    await expect(learner.getByText(messages.submitted.text)).toBeVisible()
    await expect(learner).toHaveURL(new RegExp(`company/assignment\\?id=${id}`))

    // Neither has the trainer: the card is there again, with what was said before.
    await expect(boss.getByRole('main')).toContainText(inDays(90))
    await expect(boss.getByRole('main')).toContainText(`Rückmeldung von ${names[1]}`)
    await review(boss).getByRole('radio', { name: labels.approve }).check()
    await review(boss).getByRole('button', { name: labels.sentence1 }).click()
    await expect(review(boss).getByRole('textbox', { name: labels.reviewMessage })).toHaveValue(labels.sentence1)
    await axe(boss)
    await review(boss).getByRole('button', { name: 'Abschicken' }).click()
    await expect(boss.getByText(messages.approved.text)).toBeVisible()
    await expect(review(boss)).toHaveCount(0)
    await expect(learner.getByRole('main')).toContainText(labels.sentence1)
    await expect(learner.getByRole('main')).toContainText(`Genehmigt von ${names[1]}`)
    await axe(learner)
    for (const page of [learner, boss]) await page.context().close()
  })

  test(`what is approved is extended, corrected and changed, at ${width} px`, async ({ browser, request }) => {
    const viewport = { width, height: 900 }
    const title = `Kasse ${Date.now()}`
    const [apprentice, trainer] = [at('luan.berisha'), at('reto.zumstein')]
    const id = await approved(request, { apprentice, trainer, title })
    const [learner, boss] = [
      await personAt(browser, apprentice, { viewport }),
      await personAt(browser, trainer, { viewport }),
    ]
    for (const page of [learner, boss]) await page.goto(`/dashboard/company/assignment?id=${id}`)
    await expect(boss.getByRole('heading', { level: 1 })).toHaveText(title)

    // What is approved cannot be deleted; its contact person is fixed, its words are not.
    const more = learner.getByRole('button', { name: 'Weitere Aktionen' })
    if (width === 390) {
      await more.click()
      const sheet = learner.getByRole('dialog')
      await expect(sheet.getByRole('link', { name: labels.again })).toBeVisible()
      await expect(sheet.getByRole('button', { name: labels.delete })).toHaveCount(0)
      await learner.keyboard.press('Escape')
    } else await expect(more).toHaveCount(0)

    // The next one begins the day after.
    await learner.getByRole('link', { name: labels.extend }).click()
    await expect(learner.getByText(messages.extendHint.text)).toBeVisible()
    await expect(learner.getByRole('textbox', { name: 'Start' })).toHaveValue(inDays(91))
    await expect(learner.getByRole('textbox', { name: 'Titel' })).toHaveValue(title)
    await learner.goBack()
    await learner.getByRole('link', { name: labels.editShort }).click()
    const contact = learner.getByRole('combobox', { name: 'Kontaktperson' })
    await expect(contact).toBeDisabled()
    await expect(contact).toHaveAccessibleDescription(messages.contactFrozen.text)
    await expect(learner.getByText(messages.savingNeedsReview.text)).toBeVisible()
    await axe(learner)
    await learner.getByRole('textbox', { name: 'Titel' }).fill(`${title} Aarau`)
    await learner.getByRole('button', { name: 'Speichern' }).click()
    await expect(learner.getByText(messages.keptApproved.text)).toBeVisible()
    await expect(boss.getByRole('heading', { level: 1 })).toHaveText(`${title} Aarau`)

    // A change of the dates is decided anew, and until then what was approved counts.
    await learner.getByRole('link', { name: labels.editShort }).click()
    await learner.getByRole('textbox', { name: 'Ende' }).fill(inDays(100))
    await expect(learner.getByText(messages.goesToReview.text)).toBeVisible()
    await learner.getByRole('button', { name: 'Speichern' }).click()
    await expect(learner.getByRole('main')).toContainText(`Bis zum Entscheid gilt: ${inDays(20)} bis ${inDays(90)}`)
    await expect(review(boss)).toBeVisible()
    for (const page of [learner, boss]) await page.context().close()
  })
}

test('what was never approved is deleted with one question; a foreign one says nothing', async ({ browser }) => {
  const learner = await personAt(browser, at('tharsika.sivakumar'))
  await record(learner, `Zum Löschen ${Date.now()}`)
  await learner.getByRole('button', { name: labels.submit }).click()
  await expect(learner).toHaveURL(/company\/assignment\?id=/)
  const id = idOf(learner)
  const stranger = await personAt(browser, 'yannick.schaerer@handelswerk.example')
  await stranger.goto(`/dashboard/company/assignment?id=${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).not.toContainText('Zum Löschen')
  await expect(stranger.getByRole('main')).not.toContainText('Service Desk')
  await learner.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await learner.getByRole('menuitem', { name: labels.delete }).click()
  await agree(learner, messages.deleteConfirm.text, 'Löschen')
  await expect(learner.getByText(messages.deleted.text)).toBeVisible()
  await expect(learner).toHaveURL(/\/dashboard\/?$/)
  for (const page of [learner, stranger]) await page.context().close()
})
