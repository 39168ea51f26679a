// Writing an activity: nothing typed is lost, nothing wrong is sent, nobody else finds it.
import dates from '@werkplatz/content/labels/dates.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }

import { agree, writeTask } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const luan = 'luan.berisha@handelswerk.example'
const nina = 'nina.ammann@handelswerk.example'
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('werkplatz.draft.'))

test('dates and duration derive each other, both ends included', async ({ page }) => {
  await signIn(page, luan, { at: '/dashboard/activities/form' })
  const [start, end] = [page.getByRole('textbox', { name: 'Start' }), page.getByRole('textbox', { name: 'Ende' })]
  await start.fill('4.1.2027')
  await end.fill('15.01.2027')
  const duration = page.getByRole('spinbutton', { name: 'Dauer' })
  await expect(duration).toHaveValue('12')
  await duration.fill('5')
  await expect(end).toHaveValue('08.01.2027')
  // Before anything is sent.
  await end.fill('03.01.2027')
  await expect(end).toHaveAccessibleDescription(messages.dateOrder.text)
  await page.getByRole('button', { name: dates.open }).nth(1).click()
  await expect(page.getByRole('grid', { name: 'Januar 2027' })).toBeVisible()
  await axe(page)
  await screens(page, 'calendar', { fullPage: false, widths: [1440, 1040] })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(end).toHaveValue('10.01.2027')
  await expect(duration).toHaveValue('7')
  await expect(end).toHaveAccessibleDescription('')
  await page.getByRole('radio', { name: /Aufgabe/ }).check()
  await expect(start).toHaveCount(0)
})

test('the workload is one number in field and slider', async ({ page }) => {
  await signIn(page, luan, { at: '/dashboard/activities/form' })
  const field = page.getByRole('spinbutton', { name: 'Pensum' })
  await field.fill('120')
  await expect(page.getByText('Höchstens 100 %')).toBeVisible()
  await page.getByRole('slider').fill('60')
  await expect(field).toHaveValue('60')
  await field.fill('45')
  await expect(page.getByRole('slider')).toHaveValue('45')
})

test('a reload brings the text back; logout takes it away for good', async ({ page }) => {
  await signIn(page, luan, { at: '/dashboard/activities/form' })
  await page.getByRole('textbox', { name: 'Titel' }).fill('Halb geschriebener Gedanke')
  await expect.poll(() => page.evaluate(draftKeys)).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Halb geschriebener Gedanke')
  await expect(page.getByText(messages.draftRestored.text)).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Luan/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  expect(await page.evaluate(draftKeys)).toEqual([])
  await signIn(page, nina, { at: '/dashboard/activities/form' })
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await signIn(page, luan, { at: '/dashboard/activities/form' })
  await page.getByRole('textbox', { name: 'Titel' }).fill('Nicht verlieren')
  await page.getByRole('link', { name: 'Bewerbungen' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(general.unsavedChanges.text)
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Nicht verlieren')
  await page.getByRole('button', { name: 'Schliessen', exact: true }).click()
  await agree(page, messages.closeFormConfirm.text, 'Schliessen')
  await expect(page).toHaveURL(/\/dashboard\/activities$/)
  expect(await page.evaluate(draftKeys)).toEqual([])
})

test('what is missing is said at its field, and the first one has the focus', async ({ page }) => {
  await signIn(page, luan, { at: '/dashboard/activities/form' })
  await page.getByRole('button', { name: 'Einreichen' }).click()
  const title = page.getByRole('textbox', { name: 'Titel' })
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(messages.titleRequired.text)).toBeVisible()
  await expect(page.getByText(messages.descriptionRequired.text)).toBeVisible()
})

test('the sentences of a 400 are shown joined, and each at its field', async ({ page }) => {
  await signIn(page, luan)
  await writeTask(page, { title: 'Fast richtig', description: 'Text' })
  await page.route('**/api/v1/activities/form', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        title: 'Angaben prüfen',
        status: 400,
        code: 'bad_input',
        errors: ['«Team» gibt es nicht.', '«Ort» ist zu weit weg.'],
        fields: [
          { path: 'department', sentence: '«Team» gibt es nicht.' },
          { path: 'location', sentence: '«Ort» ist zu weit weg.' },
        ],
      }),
    }),
  )
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await agree(page, messages.reviewRequestConfirm.text, 'Einreichen')
  const alert = page.getByRole('alert').filter({ hasText: '«Team» gibt es nicht.' })
  await expect(alert).toContainText('«Ort» ist zu weit weg.')
  await expect(page.getByRole('textbox', { name: 'Team' })).toHaveAccessibleDescription('«Team» gibt es nicht.')
  await expect(page.getByRole('textbox', { name: 'Ort' })).toHaveAccessibleDescription('«Ort» ist zu weit weg.')
})

test('the preview shows it as others will, and gives the form back as it was', async ({ page }) => {
  await signIn(page, luan)
  await writeTask(page, { title: 'Vorschau zuerst', description: 'Erster Absatz.\n\nZweiter Absatz.' })
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorschau zuerst')
  await expect(page.getByText('Zweiter Absatz.')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Vorschau zuerst')
})
