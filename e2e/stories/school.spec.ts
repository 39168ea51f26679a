// Semesters and marks: from the first one to the last, typed and pasted, and what a trainer and the apprentice see of it.
import type { Page, Route } from '@playwright/test'
import messages from '@werkplatz/content/messages/school.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const grades = '/dashboard/company?filter=SCHOOL_GRADES'

const midnight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'MIDNIGHT'
    document.documentElement.style.colorScheme = 'dark'
  })

/** Type, tab, tab, type, enter: nothing but keys. */
async function typeMarks(page: Page, marks: readonly [subject: string, grade: string][]) {
  for (const [subject, grade] of marks) {
    const next = (await page.getByRole('spinbutton', { name: 'Note' }).count()) + 1
    await page.keyboard.type(subject)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(grade)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('spinbutton', { name: 'Note' })).toHaveCount(next)
  }
}

test('Selina’s first semester: 12 marks by keyboard in under a minute, 20 pasted of which 3 do not fit, and on to the next', async ({
  browser,
}) => {
  test.slow()
  const page = await personAt(browser, 'selina.buergi@handelswerk.example')
  await page.goto(grades)
  await expect(heading(page)).toHaveText('Schulnoten')
  await expect(page.getByRole('status').filter({ hasText: messages.noSemesters.text }).first()).toBeVisible()
  await axe(page)
  await screens(page, 'school-empty')
  await page.getByRole('button', { name: 'Erstes Semester erstellen' }).click()
  await expect(heading(page)).toHaveText('1. Lehrjahr 1. Semester')
  await page.getByRole('button', { name: 'Noten bearbeiten' }).click()

  const fields = page.getByRole('combobox', { name: 'Fach' })
  await expect(fields).toBeFocused()
  const begun = Date.now()
  const subjects = ['Mathematik', 'Englisch', 'ABU', 'Sport']
  await typeMarks(
    page,
    Array.from({ length: 12 }, (_, n) => [
      subjects[n % 4]!,
      `${4 + (n % 3)}.${n % 10}`.slice(0, 3).replace('6.', '5.'),
    ]),
  )
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(messages.marksSaved.text)).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(60_000)
  await expect(page.getByRole('row')).toHaveCount(5)
  await expect(page.getByText(messages.reportGradeRule.text)).toBeVisible()
  await axe(page)
  await screens(page, 'school-semester', { widths: [1440, 1040, 768, 390] })

  await page.getByRole('button', { name: 'Noten bearbeiten' }).click()
  await page.getByRole('button', { name: 'Aus Tabelle einfügen' }).click()
  const rows = Array.from({ length: 17 }, (_, n) => `Deutsch\t${4 + (n % 2)},${n % 10}\t0,5`)
  rows.splice(3, 0, 'Sport\t4,25', '\t5', 'Chemie\t5\t6')
  await page.getByRole('textbox', { name: 'Eingefügt' }).fill(rows.join('\n'))
  await expect(page.getByText('17 Noten erkannt.')).toBeVisible()
  await expect(page.getByText('3 Zeilen passen noch nicht:')).toBeVisible()
  for (const [n, sentence] of [
    [4, messages.gradeRange.text],
    [5, messages.subjectEmpty.text],
    [6, messages.weightRange.text],
  ] as const)
    await expect(page.getByText(`Zeile ${n}: ${sentence}`)).toBeVisible()
  await axe(page)
  await screens(page, 'school-paste', { fullPage: false })
  await page.getByRole('button', { name: '17 Noten übernehmen' }).click()
  await expect(fields).toHaveCount(29)
  await screens(page, 'school-grid', { widths: [1440, 390] })
  await page.getByRole('spinbutton', { name: 'Note' }).last().fill('6.4')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(messages.gradeRange.text)).toBeVisible()
  await expect(page.getByText(messages.invalidCountOne.text)).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Note' }).last().fill('6')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('rowheader', { name: 'Deutsch' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF für zu Hause' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Semester-1-1-.*\.pdf$/)

  await page.goto(grades)
  for (const title of ['1.2', '2.1', '2.2', '3.1', '3.2', '4.1', '4.2']) {
    const [year, semester] = title.split('.')
    await page.getByRole('button', { name: 'Semester erstellen' }).click()
    await expect(heading(page)).toHaveText(`${year}. Lehrjahr ${semester}. Semester`)
    // Her training takes three years: a hint, no refusal.
    const hint = page.getByText(messages.professionEnds.text.replace('{years}', '3'))
    await expect(hint).toHaveCount(year === '4' ? 1 : 0)
    await page.goto(grades)
    await expect(page.getByRole('link', { name: `${year}. Lehrjahr ${semester}. Semester` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Semester erstellen' }).click()
  await expect(page.getByText(messages.semesterMax.text)).toBeVisible()
  await page.getByRole('link', { name: '4. Lehrjahr 2. Semester' }).click()
  await page.getByRole('button', { name: messages.semesterDelete.text }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(page.getByText(messages.semesterDeleted.text)).toBeVisible()
  await expect(page.getByRole('link', { name: '4. Lehrjahr 1. Semester' })).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ allowedNoise: [/ERR_FAILED/] })

  test('a row the server does not take stays with its sentence; the others are saved', async ({ browser }) => {
    const page = await personAt(browser, 'rayan.haddad@erlenbrugg.example')
    await page.goto(grades)
    await page.getByRole('link', { name: '1. Lehrjahr 1. Semester' }).click()
    await page.getByRole('button', { name: 'Noten bearbeiten' }).click()
    await expect(page.getByRole('combobox', { name: 'Fach' })).toBeFocused()
    await typeMarks(page, [
      ['Mathematik', '5'],
      ['Physik', '4.5'],
    ])
    await page.route('**/api/v1/school-semesters/marks', async (route) => {
      if (route.request().postData()?.includes('Physik')) await route.abort()
      else await route.continue()
    })
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(messages.marksSaveFailed.text)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Fach' })).toHaveCount(1)
    await expect(page.getByText(messages.rowFailed.text)).toBeVisible()
    await page.unroute('**/api/v1/school-semesters/marks')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(messages.marksSaved.text)).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
  })
})

test.describe('Matteo, below 4 in mathematics', () => {
  test('Simon reads all his semesters and changes nothing; Matteo sees that he looked', async ({ browser }) => {
    const simon = await personAt(browser, 'simon.aeschlimann@aarebogen.example')
    await simon.goto('/dashboard/company?filter=APPRENTICES')
    await simon.getByRole('button', { name: /Matteo Ricci/ }).click()
    await simon.getByRole('menuitem', { name: 'Alle Semester' }).click()
    await expect(heading(simon)).toHaveText('Alle Semester von Matteo Ricci')
    await expect(simon.getByRole('row')).not.toHaveCount(0)
    await expect(simon.getByText(/Ändern kann die Noten nur Matteo/)).toBeVisible()
    await expect(simon.getByRole('button', { name: 'Noten bearbeiten' })).toHaveCount(0)
    await simon.getByRole('button', { name: messages.expandAll.text }).click()
    await expect(simon.getByRole('table')).toHaveCount(3)
    await axe(simon)
    await screens(simon, 'school-trainer')

    const matteo = await personAt(browser, 'matteo.ricci@aarebogen.example')
    await matteo.goto(grades)
    const seen = matteo.getByRole('complementary', { name: messages.seenHeading.text })
    await expect(seen.getByRole('listitem').first()).toContainText('Simon Aeschlimann')
    await axe(matteo)
    await screens(matteo, 'school-list', { widths: [1440, 1040, 768, 390] })
    await midnight(matteo)
    await axe(matteo, { onlyContrast: true })
    await screens(matteo, 'school-list-midnight')
    await matteo.getByRole('link', { name: /2\. Lehrjahr 1\. Semester/ }).click()
    const row = matteo.getByRole('row', { name: /Mathematik/ })
    await expect(row).toContainText('ungenügend')
    const session = await matteo.context().newCDPSession(matteo)
    for (const type of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type })
      await screens(matteo, `school-${type}`, { widths: [1440] })
    }
  })
})

test.describe('a mark on the way home', () => {
  test.use({ allowedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|ws:|Failed to (load|fetch)/] })

  test('Luan enters it with four taps; without a network it waits in sight, and is one mark', async ({ browser }) => {
    const page = await personAt(browser, 'luan.berisha@handelswerk.example', { viewport: { width: 390, height: 844 } })
    await page.goto('/dashboard')
    const open = page.getByRole('button', { name: messages.quickOpen.text })
    const dialog = page.getByRole('dialog', { name: messages.quickHeading.text })
    const enter = async (...keys: string[]) => {
      await open.click()
      await expect(dialog.getByText('2. Lehrjahr 1. Semester')).toBeVisible()
      for (const key of keys) await dialog.getByRole('button', { name: key, exact: true }).click()
      await expect(dialog.getByText('Schnitt danach')).toBeVisible()
    }
    await enter('4', '8')
    for (const name of ['1', '0', 'Eintragen'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await axe(page)
    await midnight(page)
    await axe(page, { onlyContrast: true })
    await screens(page, 'school-quick', { widths: [390, 1440], fullPage: false })
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await expect(page.getByText(/^4\.8 in .* eingetragen$/)).toBeVisible()

    await page.context().setOffline(true)
    await enter('5', '3')
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await expect(page.getByText(messages.offlineKept.text)).toBeVisible()
    await expect(page.getByText(messages.offlineWaitingOne.text)).toBeVisible()
    await screens(page, 'school-waiting', { widths: [390], fullPage: false })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/school-semesters/marks')) sent.push(request.url())
    })
    await page.context().setOffline(false)
    await expect(page.getByText(messages.offlineSent.text)).toBeVisible()
    await expect(page.getByText(messages.offlineWaitingOne.text)).toHaveCount(0)
    expect(sent).toHaveLength(1)

    // By keyboard alone, as at a desk.
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await page.keyboard.type('62')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(messages.gradeRange.text)).toBeVisible()
    await axe(page)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('42')
    await expect(dialog.getByText('Schnitt danach')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^4\.2 in .* eingetragen$/)).toBeVisible()
    await expect(dialog).toHaveCount(0)

    // It arrives, but the answer does not: sent again, it is still one.
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/v1/school-semesters/marks', lose, { times: 1 })
    await enter('3', '9')
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await expect.poll(() => sent.length).toBe(4)
    await expect(page.getByText(messages.offlineWaitingOne.text)).toHaveCount(0)
    await page.goto(grades)
    await page.getByRole('link', { name: /2\. Lehrjahr 1\. Semester/ }).click()
    await expect(page.getByRole('row', { name: /Mathematik/ })).toContainText(
      '4.8 gut5.3 gut4.2 genügend3.9 ungenügend',
    )
    await screens(page, 'school-semester-phone', { widths: [390] })
  })
})

test('Nina asks which mark she needs, and what would be if; nothing of it is kept', async ({ browser }) => {
  const page = await personAt(browser, 'nina.ammann@handelswerk.example')
  await page.goto(grades)
  await page.getByRole('link', { name: /3\. Lehrjahr 1\. Semester/ }).click()
  await page.getByRole('button', { name: 'Was wäre, wenn …?' }).click()
  await expect(page.getByRole('heading', { name: messages.whatIfHeading.text })).toBeVisible()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url())
  })
  await page.getByRole('spinbutton').first().fill('1.0')
  await expect(page.getByText(/^\d\.\d\d →$/).first()).toBeVisible()
  await axe(page)
  await screens(page, 'school-what-if', { widths: [1440, 390] })
  await midnight(page)
  await axe(page, { onlyContrast: true })
  await page.getByRole('radiogroup', { name: messages.forecastTarget.text }).getByRole('radio', { name: '5.5' }).check()
  await expect(page.getByText(/^(Für 5\.5 brauchst du|Mit einer einzigen Prüfung|Dein Ziel von 5\.5)/)).toBeVisible()
  await page.getByRole('button', { name: messages.whatIfReset.text }).click()
  await expect(page.getByText(/^\d\.\d\d →$/)).toHaveCount(0)
  expect(writes).toEqual([])
  await page.getByRole('button', { name: 'Zurück zum Semester' }).click()
  await expect(page.getByRole('row', { name: /BM Geschichte und Politik/ })).toContainText('5.00')
})
