// The bell, the feed and the settings behind them, in real browsers on two live nodes.
import { randomUUID } from 'node:crypto'

import { demoId } from '../../server/src/demo/demo-id.ts'
import { axe } from '../support/axe.ts'
import { newEvent, newNotification, unreadOf } from '../support/notifications.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const ursula = 'ursula.kaeser@handelswerk.example'
const nina = 'nina.ammann@handelswerk.example'
const bell = { name: /Benachrichtigungen/ }

test('Ursula sees how many, opens the bell, and reads one: it is read on her other device too', async ({
  browser,
  page,
}) => {
  await signIn(page, ursula)
  const unread = await unreadOf(demoId('p-ursula-kaeser'))
  const button = page.getByRole('button', bell)
  await expect(button).toContainText(`${unread} ungelesen`)
  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, ursula)
  await expect(phone.getByRole('button', bell)).toContainText(`${unread} ungelesen`)
  // Both must listen before something is said.
  for (const device of [page, phone]) await expect(device.getByText('live', { exact: true })).toBeVisible()

  await button.click()
  const panel = page.getByRole('region', { name: 'Benachrichtigungen' })
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Jetzt prüfen' }).first()).toHaveAttribute(
    'href',
    /^\/dashboard\/activities\/detail\?id=/,
  )
  await axe(page)
  await screens(page, 'bell', { fullPage: false })
  await panel
    .getByRole('button', { name: /^Als gelesen markieren/ })
    .first()
    .click()
  await expect(panel).toBeVisible()
  await expect(button).toContainText(`${unread - 1} ungelesen`)
  await expect(phone.getByRole('button', bell)).toContainText(`${unread - 1} ungelesen`)
  await phone.context().close()
})

test('all read at once, on both devices', async ({ browser, page }) => {
  await signIn(page, nina)
  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, nina)
  for (const device of [page, phone]) await expect(device.getByText('live', { exact: true })).toBeVisible()
  await page.getByRole('button', bell).click()
  await page.getByRole('button', { name: 'Alle gelesen' }).click()
  await expect(page.getByRole('status')).toContainText('Alle Benachrichtigungen sind gelesen')
  for (const device of [page, phone]) await expect(device.getByRole('button', bell)).not.toContainText('ungelesen')
  await phone.context().close()
})

test('a new one rings: toast, count and list; the link leads there and reads it', async ({ page }) => {
  await signIn(page, 'barbara.inauen@ict-mittelland.example')
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  const barbara = demoId('p-barbara-inauen')
  const before = await unreadOf(barbara)
  const title = `Neue Aktivität ${randomUUID().slice(0, 8)}`
  await newNotification(barbara, title)
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible()
  await expect(page.getByRole('button', bell)).toContainText(`${before + 1} ungelesen`)
  await screens(page, 'toast', { fullPage: false })
  await page.getByRole('button', bell).click()
  const item = page.getByRole('listitem').filter({ hasText: title })
  await item.getByRole('link', { name: 'Aktivität ansehen' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activities\/detail\?id=/)
  // With it goes whatever else an earlier story left about the same activity.
  const activityId = new URL(page.url()).searchParams.get('id')
  await expect.poll(() => unreadOf(barbara, activityId)).toBe(0)
  const left = await unreadOf(barbara)
  await expect(page.getByRole('button', bell)).toHaveText(
    left ? new RegExp(`${left} ungelesen`) : /^Benachrichtigungen$/,
  )
})

test('somebody without notifications is told so', async ({ page }) => {
  await signIn(page, 'pascal.grob@studio-kranich.example')
  await page.getByRole('button', bell).click()
  await expect(page.getByRole('heading', { name: 'Keine Benachrichtigungen' })).toBeVisible()
  await axe(page)
  await screens(page, 'bell-empty', { fullPage: false })
})

test('what happens in the feed appears at once, at most ten', async ({ page }) => {
  await signIn(page, nina)
  const feed = page.getByRole('region', { name: 'Gerade eben' })
  await expect(feed.getByRole('listitem')).not.toHaveCount(0)
  await expect(feed.getByText('live', { exact: true })).toBeVisible()
  await newEvent(demoId('c-handelswerk'), 'Zora')
  await expect(feed.getByRole('listitem').first()).toContainText('Zora hat einen Beitrag geschrieben')
  expect(await feed.getByRole('listitem').count()).toBeLessThanOrEqual(10)
  await axe(page)
  await screens(page, 'home')
})
