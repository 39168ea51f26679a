// The company at a glance and by weeks: for an officer of 120 apprentices, and for two people at once; nobody reloads a page.
import type { APIRequestContext, Page } from '@playwright/test'
import assignments from '@werkplatz/content/labels/assignments.json' with { type: 'json' }
import onBoard from '@werkplatz/content/labels/board.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/assignments.json' with { type: 'json' }
import board from '@werkplatz/content/messages/board.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { listening } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const officer = 'aaron.gashi@sonnhalde.example'
const trainer = 'corinne.tschumi@studio-kranich.example'
const apprentice = 'lou.meister@studio-kranich.example'
const WIDTHS = [1440, 1040, 768, 390]

const glance = (page: Page) => page.getByRole('region', { name: board.heading.text })
const numberOf = (page: Page, title: string) =>
  glance(page)
    .getByRole('link', { name: new RegExp(`^\\d+ ${title}$`) })
    .first()
const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
const planner = (page: Page) => page.getByRole('region', { name: /^Planer, \d+ Wochen$/ })
const toCompany = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Betrieb' }).click()
const isoIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inDays = (days: number) => isoIn(days).split('-').toReversed().join('.')
const dark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'MIDNIGHT'
    document.documentElement.style.colorScheme = 'dark'
  })

async function handIn(request: APIRequestContext, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, apprentice)}` }
  const sectors = (await (await request.get('/api/v1/work-sectors', { headers })).json()) as { workSectorId: string }[]
  const created = await request.post('/api/v1/assignments/form', {
    headers,
    data: {
      title,
      description: 'Ich schneide Gespräche und mische den Ton.',
      location: 'Olten',
      workSectorId: sectors[0]!.workSectorId,
      department: 'Studio',
      dateStart: isoIn(30),
      dateEnd: isoIn(60),
      workload: 60,
      contact: 'Rita Beispiel',
      assignmentStatus: 'PENDING',
    },
  })
  expect(created.status()).toBe(201)
  return new URL(created.headers()['location']!, 'http://here').searchParams.get('id')!
}

test('each number of the board opens its table', async ({ browser }) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard/company?filter=APPRENTICES')
  await expect(glance(page)).toBeVisible()
  await axe(page)
  await screens(page, 'company-board', { widths: WIDTHS })

  const ending = numberOf(page, board.tileEnding.text)
  const total = Number.parseInt((await ending.textContent())!, 10)
  await ending.click()
  await expect(page).toHaveURL(/ending=SOON/)
  await expect(page.getByText(`${total} Lernende`)).toBeVisible()
  await expect(rows(page).first()).toContainText(/endet (heute|morgen|in \d+ Tagen)/)
  await expect(ending).toHaveAttribute('aria-current', 'true')
  const open = glance(page).getByRole('link', { name: /ohne Anschluss$/ })
  const without = Number.parseInt((await open.textContent())!, 10)
  await open.click()
  await expect(page).toHaveURL(/ending=OPEN/)
  await expect(page.getByText(`${without} Lernende`)).toBeVisible()
  // Once more: everybody again.
  await open.click()
  await expect(page.getByText('120 Lernende')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`${without} Lernende`)).toBeVisible()

  const long = glance(page).getByRole('link', { name: /seit über 5 Tagen$/ })
  await long.click()
  await expect(page).toHaveURL(/filter=APPROVE_ASSIGNMENT&waiting=LONG/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zu genehmigen')
  await expect(page.getByText('Nur was seit über 5 Tagen wartet')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'seit heute' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Alle anzeigen' }).click()
  await expect(page).not.toHaveURL(/waiting/)
  await expect(page.getByText('Nur was seit über 5 Tagen wartet')).toHaveCount(0)

  await page.goto('/dashboard/company?filter=APPRENTICES')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(numberOf(page, board.tileEnding.text)).toBeVisible()
  await axe(page)
  await dark(page)
  await axe(page, { onlyContrast: true })
  await page.context().close()
})

test('what is over and not judged leads to its evaluations', async ({ browser }) => {
  const page = await personAt(browser, 'ursula.kaeser@handelswerk.example')
  await page.goto('/dashboard/company?filter=APPRENTICES')
  const missing = numberOf(page, board.tileEvaluations.text)
  const total = Number.parseInt((await missing.textContent())!, 10)
  expect(total).toBeGreaterThan(0)
  await missing.click()
  await expect(page).toHaveURL(/filter=EVALUATIONS&outstanding=ALL/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertungen')
  await expect(page.getByText(onBoard.onlyOutstanding)).toBeVisible()
  await expect(rows(page)).toHaveCount(Math.min(total, 10))
  await axe(page)
  await page.getByRole('link', { name: 'Alle anzeigen' }).click()
  await expect(page).not.toHaveURL(/outstanding/)
  await expect(page.getByText(onBoard.onlyOutstanding)).toHaveCount(0)
  await page.context().close()
})

test('the planner of 120: by keys, by month, by name, on paper, on a phone', async ({ browser }) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard/company?filter=APPRENTICES')
  await page.getByRole('link', { name: 'Planer', exact: true }).click()
  await expect(planner(page)).toBeVisible()
  const people = planner(page).locator('[data-row]')
  await expect(people).toHaveCount(40)
  await expect(planner(page).getByText('120 Lernende')).toBeVisible()
  await axe(page)
  await screens(page, 'company-planner', { widths: WIDTHS })

  // One stop for Tab; arrows go on from there.
  const reached = people.filter({ has: page.getByRole('link') })
  await expect(planner(page).locator('a[tabindex="0"]')).toHaveCount(1)
  await reached.first().getByRole('link').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(reached.nth(1).getByRole('link').first()).toBeFocused()
  const busy = people.filter({ has: page.locator('a[data-first]') }).first()
  await busy.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(busy.locator('a[data-first]').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(busy.locator('a[data-first]').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(busy.getByRole('link').first()).toBeFocused()
  await expect(planner(page).locator('a[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Control+End')
  await expect(people).toHaveCount(120)
  await expect(reached.last().getByRole('link').first()).toBeFocused()
  await busy.locator('a[data-first]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/company\/assignment\?id=/)
  await page.goBack()

  await page.getByRole('radio', { name: 'Monat' }).click()
  await expect(page).toHaveURL(/zoom=MONTH/)
  await expect(page.getByRole('radio', { name: 'Monat' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Planer, 5 Wochen' })).toBeVisible()
  await axe(page)
  await screens(page, 'company-planner-month', { widths: WIDTHS })
  await page.getByRole('button', { name: 'Später' }).click()
  await expect(page).toHaveURL(/from=20/)
  await page.getByRole('button', { name: 'Heute', exact: true }).click()
  await expect(page).not.toHaveURL(/from=/)
  await page.getByRole('button', { name: 'Reihenfolge: Lücken zuerst' }).click()
  await expect(page.getByRole('button', { name: 'Reihenfolge: Nach Name' })).toBeVisible()

  // On paper everybody, fifteen a page.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-planner-sheets] > section')).toHaveCount(8)
  await expect(page.locator('[data-planner-sheets]')).toContainText('Seite 8 von 8')
  await screens(page, 'company-planner-print', { widths: [1123] })
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-planner-sheets]')).toHaveCount(0)

  const name = (await people.first().locator('b').first().textContent())!
  await page.getByRole('searchbox').fill(name)
  await expect(planner(page).getByText('1 lernende Person')).toBeVisible()
  await page.getByRole('searchbox').fill('Xyzzy')
  await expect(page.getByText('Niemand gefunden')).toBeVisible()
  await page.goto('/dashboard/company/planner')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(people.first()).toBeVisible()
  await axe(page)
  await dark(page)
  await axe(page, { onlyContrast: true })
  await page.context().close()
})

test('what is handed in and approved is seen in planner, board and table by who is told', async ({
  browser,
  request,
}) => {
  const title = `Podcast ${Date.now()}`
  const boss = await personAt(browser, trainer)
  const weeks = await boss.context().newPage()
  for (const page of [boss, weeks]) {
    await listening(page)
    await toCompany(page)
    await expect(glance(page)).toBeVisible()
  }
  await weeks.getByRole('link', { name: 'Planer', exact: true }).click()
  await expect(planner(weeks)).toBeVisible()
  const waiting = glance(boss).getByRole('region', { name: board.tileWaiting.text })
  const before = Number.parseInt((await waiting.locator('b').first().textContent())!, 10)

  const id = await handIn(request, title)
  // Both pages are open, and say it by themselves.
  const bar = (page: Page) => planner(page).getByRole('link', { name: new RegExp(`^${title}, `) })
  await expect(bar(weeks)).toHaveAccessibleName(/wird geprüft/)
  await expect(waiting.locator('b').first()).toHaveText(String(before + 1))

  const learner = await personAt(browser, apprentice)
  await learner.goto(`/dashboard/company/assignment?id=${id}`)
  await expect(learner.getByRole('main')).toContainText('wartet seit heute')

  await bar(weeks).click()
  const review = weeks.getByRole('region', { name: assignments.reviewTitle })
  await review.getByRole('radio', { name: assignments.approve, exact: true }).check()
  await review.getByRole('button', { name: assignments.sentence1 }).click()
  await review.getByRole('button', { name: 'Abschicken' }).click()
  await expect(weeks.getByText(messages.approved.text)).toBeVisible()
  await expect(learner.getByRole('main')).toContainText('Genehmigt')

  await toCompany(weeks)
  await expect(glance(weeks).getByRole('region', { name: board.tileWaiting.text }).locator('b').first()).toHaveText(
    String(before),
  )
  await expect(rows(weeks).filter({ hasText: 'Lou Meister' })).toContainText('Beschäftigt')
  await weeks.getByRole('link', { name: 'Planer', exact: true }).click()
  await expect(bar(weeks)).not.toHaveAccessibleName(/wird geprüft/)
  for (const page of [boss, learner]) await page.context().close()
})

test('near the end an apprentice is told that nothing follows, and what else is planned then', async ({ browser }) => {
  const page = await personAt(browser, officer)
  await page.goto('/dashboard/company?filter=APPRENTICES&ending=OPEN')
  const email = (await rows(page).first().getByText('@sonnhalde.example').textContent())!
  const way = (await rows(page).first().getByRole('link').first().getAttribute('href'))!
  await page.goto(way)
  // An officer is not the supervisor: it is not for them to plan.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(messages.nothingPlanned.text)).toHaveCount(0)
  await page.context().close()

  const learner = await personAt(browser, email)
  await learner.goto(way)
  const next = learner.getByRole('region', { name: messages.nothingPlanned.text })
  await expect(next).toBeVisible()
  await axe(learner)
  await screens(learner, 'assignment-next', { widths: WIDTHS })
  await next.getByRole('link', { name: messages.nothingPlannedLink.text }).click()
  await expect(learner).toHaveURL(/activities\?filter=OPEN&start=TWO_WEEKS&free=true/)

  // In the days of what goes on: it warns, and does not hold up.
  await learner.goto('/dashboard/company/assignment/form')
  await learner.getByRole('textbox', { name: 'Titel' }).fill('Nebenbei')
  await learner.getByRole('textbox', { name: 'Start' }).fill(inDays(0))
  await learner.getByRole('textbox', { name: 'Ende' }).fill(inDays(30))
  await expect(learner.getByText(/Stimmt das\? Du kannst trotzdem speichern\./)).toBeVisible()
  await axe(learner)
  await screens(learner, 'assignment-overlap')
  await learner.getByRole('button', { name: assignments.saveDraft }).click()
  await expect(learner.getByText(messages.savedDraft.text)).toBeVisible()
  await learner.context().close()
})
