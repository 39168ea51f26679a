// The three ways through the marketplace with two people each, on a tablet and on a phone. At the desk they are told at
// length in activities-life, applications-life and applications-external.
import type { Page } from '@playwright/test'
import activities from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import applications from '@werkplatz/content/messages/applications.json' with { type: 'json' }
import assignments from '@werkplatz/content/messages/assignments.json' with { type: 'json' }
import approvals from '@werkplatz/content/messages/external-approvals.json' with { type: 'json' }

import { agree, personAt, writeTask } from '../support/activities.ts'
import { publishProject, toApplications } from '../support/applications.ts'
import { expect, test } from '../support/test.ts'

const [yannick, ursula] = ['yannick.schaerer@handelswerk.example', 'ursula.kaeser@handelswerk.example']
const [nina, reto] = ['nina.ammann@handelswerk.example', 'reto.zumstein@handelswerk.example']
const [lena, katharina] = ['lena.stocker@aarebogen.example', 'katharina.vogt@aarebogen.example']
const sizes = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

const places = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name }).click()

/** From wherever one is, by the places and the search, as somebody who has no link does it. */
async function find(page: Page, view: string, title: string) {
  await places(page).getByRole('link', { name: 'Aktivitäten' }).click()
  await filter(page, view)
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** The form behind «Validieren» is in view as a whole, with the focus in it. */
async function decide(page: Page, choice: string, message: string) {
  await page.getByRole('button', { name: 'Validieren' }).click()
  await expect(page.getByRole('heading', { name: /validieren/i })).toBeFocused()
  const send = page.getByRole('button', { name: 'Abschicken' })
  for (const part of [page.getByRole('radio', { name: choice }), page.getByRole('textbox'), send]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('textbox').fill(message)
  await send.click()
}

async function apply(page: Page, title: string) {
  await page.getByRole('link', { name: 'Bewerben' }).first().click()
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Ich will wissen, wie ihr arbeitet.')
  await page.getByRole('button', { name: 'Abschicken' }).click()
  await expect(page.getByText(applications.sent.text)).toBeVisible()
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test('written, reviewed, published', async ({ browser }) => {
      const title = `Werkbank ölen ${Date.now()}`
      const [author, officer] = [
        await personAt(browser, yannick, { viewport }),
        await personAt(browser, ursula, { viewport }),
      ]
      await writeTask(author, { title, description: 'Schleifen, ölen, trocknen lassen.' })
      await author.getByRole('button', { name: 'Einreichen' }).click()
      await agree(author, activities.reviewRequestConfirm.text, 'Einreichen')
      await expect(author.getByRole('main')).toContainText('Wird geprüft')

      await find(officer, 'Genehmigen', title)
      await officer.getByRole('radio', { name: 'Genehmigen' }).check()
      await officer.getByRole('textbox', { name: 'Nachricht' }).fill('Gern.')
      await officer.getByRole('button', { name: 'Abschicken' }).click()
      await expect(officer.getByText(activities.approved.text)).toBeVisible()

      // The author has the page open; nobody reloads it.
      await author.getByRole('button', { name: 'Veröffentlichen' }).click()
      await agree(author, activities.publishConfirm.text, 'Veröffentlichen')
      await expect(author.getByRole('main')).toContainText('Offen')
    })

    test('found, applied, accepted, made an assignment', async ({ browser, request }) => {
      const stamp = Date.now()
      const activity = `Regal für den Pausenraum ${stamp}`
      await publishProject(request, { author: reto, approver: ursula, title: activity })
      const [apprentice, trainer] = [
        await personAt(browser, nina, { viewport }),
        await personAt(browser, reto, { viewport }),
      ]
      await find(apprentice, 'Offene', activity)
      await apply(apprentice, `Ich messe genau ${stamp}`)

      await toApplications(trainer)
      // He comes to what waits for him.
      await trainer
        .getByRole('link', { name: `Ich messe genau ${stamp}` })
        .first()
        .click()
      await decide(trainer, 'Zusagen', 'Wir freuen uns auf dich.')
      await expect(trainer.getByText(applications.approved.text)).toBeVisible()

      await expect(apprentice.getByRole('main')).toContainText('Wir freuen uns auf dich.')
      await apprentice.getByRole('link', { name: applications.assignmentOffer.confirm }).click()
      await expect(apprentice.getByRole('textbox', { name: 'Titel' })).toHaveValue(activity)
      await apprentice.getByRole('button', { name: 'Einreichen' }).click()
      await expect(apprentice.getByText(assignments.submitted.text)).toBeVisible()
    })

    test('asked at home, allowed, applied to another company', async ({ browser, request }) => {
      const stamp = Date.now()
      const activity = `Markt am Fluss ${stamp}`
      await publishProject(request, { author: reto, approver: ursula, title: activity, isPublic: true })
      const [apprentice, officer] = [
        await personAt(browser, lena, { viewport }),
        await personAt(browser, katharina, { viewport }),
      ]
      await find(apprentice, 'Externe', activity)
      const ask = apprentice.getByRole('button', { name: 'Externe Bewerbung anfragen' })
      await expect(ask).toBeInViewport({ ratio: 1 })
      await ask.click()
      await agree(apprentice, approvals.requestConfirm.text, 'Anfragen')
      await expect(apprentice.getByRole('main')).toContainText('Wird geprüft')

      await toApplications(officer)
      // Not by the news, which would lead there as well.
      const list = officer.getByRole('main')
      await list.getByRole('link', { name: /^Externe/ }).click()
      await list.getByRole('link', { name: activity }).first().click()
      await decide(officer, 'Genehmigen', 'Die Schultage bleiben frei.')
      await expect(officer.getByText(approvals.approved.text)).toBeVisible()

      await expect(apprentice.getByText('Die Schultage bleiben frei.')).toBeVisible()
      await apply(apprentice, `Am Fluss ${stamp}`)
    })
  })
}
