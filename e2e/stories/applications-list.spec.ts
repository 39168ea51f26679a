// The list: views, memory, opening one and several, keyboard, both themes.
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { applyTo, publishProject } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const trainer = 'arbnora.krasniqi@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const selina = 'selina.buergi@handelswerk.example'
const tharsika = 'tharsika.sivakumar@handelswerk.example'
const stamp = Date.now()
const titles = [`Selina bewirbt sich ${stamp}`, `Tharsika bewirbt sich ${stamp}`] as const

test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: `Bühne ${stamp}` })
  await applyTo(request, selina, activityId, titles[0])
  await applyTo(request, tharsika, activityId, titles[1])
  await request.dispose()
})

test('views, the first where something waits, search only among the external ones', async ({ browser }) => {
  const arbnora = await personAt(browser, trainer)
  await arbnora.goto('/dashboard/applications?filter=own')
  const tabs = arbnora.getByRole('navigation', { name: 'Ansicht' })
  await expect(tabs.getByRole('link')).toHaveText([/^Erhaltene\d/, /^Externe\d/, /^Meine\d/])
  await expect(tabs.getByRole('link', { name: 'Meine' })).toHaveAttribute('aria-current', 'true')
  await expect(arbnora.getByText(general.noElements.text)).toBeVisible()
  await expect(arbnora.getByRole('searchbox')).toHaveCount(0)
  await axe(arbnora)

  await tabs.getByRole('link', { name: 'Externe' }).click()
  await expect(arbnora.getByRole('searchbox')).toBeVisible()
  await tabs.getByRole('link', { name: 'Erhaltene' }).click()
  await expect(arbnora.getByRole('searchbox')).toHaveCount(0)
  await expect(arbnora.getByRole('columnheader')).toContainText(['Titel', 'Autor', 'Status', 'Geändert'])

  // Where two wait for her; the address wins.
  await arbnora.goto('/dashboard/applications')
  await expect(tabs.getByRole('link', { name: 'Erhaltene' })).toHaveAttribute('aria-current', 'true')
  await arbnora.goto('/dashboard/applications?filter=own')
  await expect(tabs.getByRole('link', { name: 'Meine' })).toHaveAttribute('aria-current', 'true')
  await arbnora.context().close()

  // Who can neither see nor decide what is elsewhere has no such view.
  const jonas = await personAt(browser, 'jonas.egloff@handelswerk.example')
  await jonas.goto('/dashboard/applications?filter=external')
  await expect(jonas.getByRole('navigation', { name: 'Ansicht' }).getByRole('link')).toHaveText([
    /^Meine\d/,
    /^Erhaltene\d/,
  ])
  await jonas.context().close()
})

test('one row opens here, several in new tabs; all of it by keyboard', async ({ browser }) => {
  const page = await personAt(browser, trainer)
  await page.goto('/dashboard/applications?filter=received')
  const [first, second] = titles.map((title) => page.getByRole('row').filter({ hasText: title }))
  await expect(first!).toBeVisible()

  // Ticked one: this tab.
  await page.getByRole('checkbox', { name: `${titles[0]} auswählen` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0])
  await page.goBack()

  // Both ticked: new tabs, and the list stays.
  await page.getByRole('checkbox', { name: `${titles[0]} auswählen` }).check()
  await page.getByRole('checkbox', { name: `${titles[1]} auswählen` }).check()
  const opened: string[] = []
  page.context().on('page', (tab) => opened.push(tab.url()))
  await page.getByRole('toolbar').getByRole('button', { name: 'Öffnen' }).click()
  await expect.poll(() => opened.length).toBe(2)
  await expect(page).toHaveURL(/filter=received/)

  // Arrow keys, Space, Escape, Enter.
  await page.keyboard.press('Escape')
  await second!.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first!).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first!).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0])

  // The answer by keyboard alone: the form takes the focus, Tab leads through it.
  await page.getByRole('button', { name: 'Validieren' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bewerbung validieren' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Absagen' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.context().close()
})

test('clean for axe in the dark theme, wide and narrow', async ({ browser, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, trainer)}` }
  const wear = (theme: string) => request.patch('/api/v1/settings/theme', { headers, data: { theme } })
  await wear('MIDNIGHT')
  const page = await personAt(browser, trainer)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/applications?filter=received')
    const title = page.getByText(titles[1], { exact: true })
    await expect(title).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: `${titles[1]} öffnen` }).click()
    await page.getByRole('button', { name: 'Validieren' }).click()
    await expect(page.getByRole('heading', { name: 'Bewerbung validieren' })).toBeInViewport()
    await axe(page)
  }
  await screens(page, 'application-midnight')
  await wear('DEFAULT')
  await page.context().close()
})
