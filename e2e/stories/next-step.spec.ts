// Everybody is shown their next step: news lead to their thing, the list opens where something waits, a refusal leads on.
import { randomUUID } from 'node:crypto'

import type { Locator } from '@playwright/test'

import { demoId } from '../../server/src/demo/demo-id.ts'
import { idOf, openActivity, personAt } from '../support/activities.ts'
import { applyTo, listening, publishProject, toApplications, validate } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { newNotification, unreadOf } from '../support/notifications.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const trainer = 'reto.zumstein@handelswerk.example'
const officer = 'ursula.kaeser@handelswerk.example'
const bell = { name: /Benachrichtigungen/ }

test('news: the whole toast leads to its thing and goes with its bell entry', async ({ page }) => {
  await signIn(page, 'barbara.inauen@ict-mittelland.example')
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const barbara = demoId('p-barbara-inauen')
  const before = await unreadOf(barbara)
  const news = page.getByRole('region', { name: 'Neuigkeiten' })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const title = `Neue Aktivität ${randomUUID().slice(0, 8)}`
    await newNotification(barbara, title)
    const card = news.getByRole('status').filter({ hasText: title })
    await expect(card).toBeVisible()
    await screens(page, `toast-news-${width}`, { fullPage: false, widths: [width] })
    await axe(page)
    await page.setViewportSize({ width, height: 844 })
    await card.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/dashboard\/activities\/detail\?id=/)
    await expect(card).toHaveCount(0)
    await expect.poll(() => unreadOf(barbara)).toBeLessThanOrEqual(before)
    await page.goto('/dashboard')
    await expect(page.getByText('live', { exact: true })).toBeVisible()
  }
})

test('news cover neither tabs nor a bar of actions nor the places at the foot', async ({ page }) => {
  await signIn(page, trainer)
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const reto = demoId('p-reto-zumstein')
  const places = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const isApart = async (card: Locator, other: Locator) => {
    const [a, b] = [(await card.boundingBox())!, (await other.boundingBox())!]
    return a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
  }
  for (const { name, path, keep } of [
    { name: 'tabs', path: '/dashboard/applications', keep: page.getByRole('navigation', { name: 'Ansicht' }) },
    { name: 'form', path: '/dashboard/activities/form', keep: page.getByRole('button', { name: 'Einreichen' }) },
  ]) {
    await page.goto(path)
    await expect(keep).toBeVisible()
    for (const width of [1440, 1040, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const title = `Neues bei ${width} ${randomUUID().slice(0, 8)}`
      await expect(async () => {
        await newNotification(reto, title)
        await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeVisible({ timeout: 2000 })
      }).toPass()
      const card = page.getByRole('status').filter({ hasText: title }).first()
      await screens(page, `toast-over-${name}`, { fullPage: false, widths: [width] })
      await page.setViewportSize({ width, height: 844 })
      expect(await isApart(card, keep), `${name} at ${width}`).toBe(true)
      expect(await isApart(card, places), `places at ${width}`).toBe(true)
      for (const close of await page.getByRole('region', { name: 'Neuigkeiten' }).getByRole('button').all())
        await close.click()
    }
  }
})

test('the thing opened another way: its notification is read', async ({ page }) => {
  const email = 'barbara.inauen@ict-mittelland.example'
  await signIn(page, email)
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const title = `Noch eine ${randomUUID().slice(0, 8)}`
  await newNotification(demoId('p-barbara-inauen'), title)
  const card = page.getByRole('status').filter({ hasText: title })
  const link = (await card.getByRole('link').getAttribute('href'))!
  await page.goto(link)
  await page.getByRole('button', bell).click()
  const item = page.getByRole('listitem').filter({ hasText: title })
  await expect(item).toBeVisible()
  await expect(item).not.toContainText('Ungelesen')
})

test('the list opens where something waits, and its numbers are live', async ({ browser, request }) => {
  const stamp = Date.now()
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: `Zählwerk ${stamp}` })
  const reto = await personAt(browser, trainer)
  await listening(reto)
  await toApplications(reto)
  const tabs = reto.getByRole('navigation', { name: 'Ansicht' })
  const received = tabs.getByRole('link', { name: /^Erhaltene/ })
  await expect(tabs.getByRole('link', { name: /^Externe/ })).toContainText(/\d/)
  const number = async () => Number(/\d+/.exec(await received.innerText())?.[0] ?? 0)
  // Others wait already: only a larger number says that hers has arrived.
  const before = await number()
  await applyTo(request, 'selina.buergi@handelswerk.example', activityId, `Selina zählt ${stamp}`)
  await expect.poll(number).toBeGreaterThan(before)
  await expect(received).toContainText(/warte[nt] auf dich/)
  const waiting = await number()

  // Whoever comes anew stands where it waits.
  await reto.goto('/dashboard/applications')
  await expect(received).toHaveAttribute('aria-current', 'true')
  await expect(reto.getByRole('main')).toContainText(/warte.* auf deine Antwort/)
  await axe(reto)
  await screens(reto, 'applications-waiting', { widths: [1440, 1040, 768, 390] })

  await reto
    .getByRole('row')
    .filter({ hasText: `Selina zählt ${stamp}` })
    .dblclick()
  await validate(reto, { choice: 'Absagen', message: 'Diesmal leider nicht. Versuch es im Frühling wieder.' })
  await reto.goto('/dashboard/applications?filter=received')
  await expect.poll(number).not.toBe(waiting)
  await reto.context().close()
})

test('a refusal is a letter, then what else is open; applying again is the second choice', async ({
  browser,
  request,
}) => {
  const stamp = Date.now()
  const activityId = await publishProject(request, { author: trainer, approver: officer, title: `Absage ${stamp}` })
  await publishProject(request, { author: trainer, approver: officer, title: `Stattdessen ${stamp}` })
  const id = await applyTo(request, 'selina.buergi@handelswerk.example', activityId, `Selina will ${stamp}`)
  const reto = await personAt(browser, trainer)
  await reto.setViewportSize({ width: 390, height: 844 })
  await reto.goto(`/dashboard/applications/detail?id=${id}`)
  // On a phone the form is there as a whole, and the focus in it.
  await reto.getByRole('button', { name: 'Validieren' }).click()
  const heading = reto.getByRole('heading', { name: 'Bewerbung validieren' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(reto.getByRole('radio', { name: 'Absagen' })).toBeInViewport()
  // It scrolls there.
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(300)
  await reto.getByRole('radio', { name: 'Absagen' }).check()
  await reto.getByRole('textbox').fill('Danke, Selina. Das Team ist schon komplett.')
  await reto.getByRole('button', { name: 'Abschicken' }).click()
  await expect(reto.getByRole('main')).toContainText('Abgesagt')

  const selina = await personAt(browser, 'selina.buergi@handelswerk.example')
  await selina.goto(`/dashboard/applications/detail?id=${id}`)
  await expect(selina.getByRole('figure')).toContainText('Danke, Selina. Das Team ist schon komplett.')
  const others = selina.getByRole('region', { name: 'Das könnte auch zu dir passen' })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await expect(others).toContainText(/Gleicher (Bereich|Betrieb)/)
  await expect(selina.getByRole('button', { name: 'Absenden' })).toHaveCount(0)
  await expect(selina.getByRole('alert')).toHaveCount(0)
  await axe(selina)
  await screens(selina, 'application-refused', { widths: [1440, 1040, 768, 390] })
  await selina.getByRole('link', { name: 'Nochmals bewerben' }).click()
  await expect(selina.getByRole('textbox', { name: 'Titel' })).toHaveValue(`Selina will ${stamp}`)
  await selina.goto(`/dashboard/applications/detail?id=${id}`)
  await others.getByRole('link').first().click()
  await expect(selina).toHaveURL(/activities\/detail\?id=/)
  expect(idOf(selina)).not.toBe(activityId)
  for (const page of [reto, selina]) await page.context().close()
})

test('who reviews sees whose it is and what changed, and reaches the decision at once on a phone', async ({
  browser,
  request,
}) => {
  const author = 'nina.ammann@handelswerk.example'
  const title = `Zweiter Blick ${Date.now()}`
  const id = await publishProject(request, { author, approver: officer, title })
  const nina = await personAt(browser, author)
  await nina.goto(`/dashboard/activities/form?id=${id}`)
  await nina.getByRole('textbox', { name: 'Ort' }).fill('Olten, Raum 3.12')
  await nina.getByRole('switch', { name: /andere Betriebe/ }).check()
  await nina.getByRole('button', { name: 'Speichern' }).click()
  await expect(nina.getByText('Wird geprüft').first()).toBeVisible()

  const ursula = await personAt(browser, officer)
  await ursula.setViewportSize({ width: 390, height: 844 })
  await openActivity(ursula, id)
  const main = ursula.getByRole('main')
  await expect(main.getByText('Nina Ammann').first()).toBeInViewport()
  const changes = ursula.getByRole('region', { name: 'Was sich geändert hat' })
  await expect(changes.getByRole('insertion').filter({ hasText: 'Olten, Raum 3.12' })).toBeVisible()
  const yes = ursula.getByRole('radio', { name: 'Genehmigen' })
  await expect(yes).not.toBeInViewport()
  await ursula.getByRole('button', { name: 'Zum Entscheid' }).click()
  await expect(yes).toBeFocused()
  await expect(ursula.getByRole('heading', { name: 'Prüfen' })).toBeInViewport({ ratio: 1 })
  await expect(ursula.getByRole('button', { name: 'Zum Entscheid' })).toHaveCount(0)
  await axe(ursula)
  await screens(ursula, 'review-second-look', { widths: [1440, 1040, 768, 390] })
})
