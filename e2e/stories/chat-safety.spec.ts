// What keeps a chat bearable: read once on all devices, found again, left, refused, reported, and closed to who is not wanted.
import messages from '@werkplatz/content/messages/chat.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { demoId } from '../../server/src/demo/demo-id.ts'
import { tokenOf } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { beside, community, log, openChat, rowOf, send, windowOf, write } from '../support/chats.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const lena = 'lena.stocker@aarebogen.example'
const priya = 'priya.nair@aarebogen.example'
const simon = 'simon.aeschlimann@aarebogen.example'
const noah = 'noah.baumgartner@aarebogen.example'
const milena = 'milena.petrovic@handelswerk.example'
const rayan = 'rayan.haddad@erlenbrugg.example'
const sophie = 'sophie.leuenberger@erlenbrugg.example'

test('read on one device, read on the other; who wrote sees it', async ({ browser, page }) => {
  await signIn(page, priya, { at: community })
  const computer = await windowOf(browser, lena)
  const phone = await windowOf(browser, lena)
  await openChat(page, 'Lena')
  const text = `Kommst du um vier? ${Date.now()}`
  await write(page, text)
  for (const device of [computer, phone]) {
    await expect(rowOf(device, 'Priya')).toContainText(text)
    await expect(rowOf(device, 'Priya')).toContainText('ungelesene')
  }
  await expect(log(page)).toContainText('gesendet')
  await openChat(computer, 'Priya')
  await expect(log(computer)).toContainText(text)
  await expect(rowOf(phone, 'Priya')).not.toContainText('ungelesene')
  await expect(
    log(page)
      .getByText(/gelesen$/)
      .last(),
  ).toBeVisible()
})

test('an open chat stays in sight while the feed is read', async ({ page }) => {
  await signIn(page, priya, { at: community })
  for (const width of [1440, 1040]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(community)
    await openChat(page, 'Lena')
    await expect(log(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }))
    await expect(beside(page).getByLabel('Nachricht schreiben')).toBeInViewport({ ratio: 1 })
  }
})

test('a word finds the message, and leads to where it stands', async ({ page }) => {
  await signIn(page, priya, { at: community })
  await openChat(page, 'Lena')
  const word = `Sprintplan${Date.now()}`
  await send(page, `Im ${word} steht alles.`)
  const field = beside(page).getByRole('searchbox', { name: messages.search.text })
  await field.fill(word)
  const hit = beside(page).getByRole('link', { name: new RegExp(word) })
  await expect(hit).toHaveCount(1)
  await axe(page)
  await hit.click()
  await expect(log(page).locator('[data-marked]')).toContainText(word)
  await field.fill('gibtesnirgends')
  await expect(beside(page).getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
})

test('a group: made of three, talked in, left by one', async ({ browser, page }) => {
  await signIn(page, priya, { at: community })
  await beside(page).getByRole('button', { name: messages.newChat.text }).click()
  for (const name of ['Lena Stocker', 'Simon Aeschlimann']) {
    await beside(page).getByRole('searchbox', { name: messages.newChatSearch.text }).fill(name)
    await beside(page)
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
  }
  const title = `Demo-Tag ${Date.now()}`
  await beside(page).getByRole('textbox', { name: messages.groupTitle.text }).fill(title)
  await axe(page)
  await beside(page).getByRole('button', { name: 'Gruppe mit 3 Personen starten' }).click()
  await expect(page).toHaveURL(/chatId=/)
  await write(page, 'Wer bringt den Beamer?')
  const other = await windowOf(browser, simon)
  await openChat(other, title)
  await expect(log(other)).toContainText('Wer bringt den Beamer?')
  await other.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await other.getByRole('menuitem', { name: messages.groupLeave.text }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: messages.groupLeaveConfirm.confirm }).click()
  await expect(other.getByText(messages.groupLeft.text)).toBeVisible()
  await expect(beside(other).getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
  await expect(log(page)).toContainText('Simon Aeschlimann hat die Gruppe verlassen.')
  await write(page, 'Dann bringe ich ihn.')
  await expect(beside(other).getByText('Dann bringe ich ihn.')).toHaveCount(0)
})

test('a message is reported', async ({ browser, page }) => {
  const other = await windowOf(browser, priya)
  await openChat(other, 'Lena')
  const text = `Kauf das hier ${Date.now()}`
  await write(other, text)
  await signIn(page, lena, { at: community })
  await openChat(page, 'Priya')
  const bubble = log(page).locator('div').filter({ hasText: text }).last()
  await bubble.hover()
  await bubble.getByRole('button', { name: 'Aktionen zu dieser Nachricht' }).click()
  await page.getByRole('menuitem', { name: messages.report.text }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Melden', exact: true }).click()
  await expect(page.getByText(reports.sent.text)).toBeVisible()
})

test('blocked from the chat: what is written no longer arrives, and says no reason', async ({
  browser,
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, rayan)}` }
  const data = { userId: demoId('p-sophie-leuenberger') }
  await signIn(page, rayan, { at: community })
  const other = await windowOf(browser, sophie)
  await openChat(other, 'Rayan')
  await openChat(page, 'Sophie')
  try {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Blockieren' }).click()
    const dialog = page.getByRole('alertdialog')
    await axe(page)
    // One width: on a phone the chat is drawn anew, without the dialog.
    await screens(page, 'chat-block', { fullPage: false, widths: [1440] })
    await dialog.getByRole('button', { name: 'Blockieren' }).click()
    await expect(dialog).toHaveCount(0)
    const text = `Bist du da? ${Date.now()}`
    await write(other, text)
    await expect(log(other)).toContainText(messages.refusedInline.text)
    await screens(other, 'chat-refused', { fullPage: false })
    await page.goto(community)
    await expect(beside(page).getByRole('searchbox', { name: messages.search.text })).toBeVisible()
    await expect(beside(page).getByText(text)).toHaveCount(0)
  } finally {
    await request.delete('/api/v1/blocks', { headers, data })
  }
})

test('a minor is asked first, and says no: nobody hears of it', async ({ browser, page }) => {
  await signIn(page, milena, { at: `${community}?chatWithUser=${demoId('p-noah-baumgartner')}` })
  await expect(page).toHaveURL(/chatId=/)
  await write(page, 'Hallo Noah, magst du unser Projekt ansehen?')
  await expect(log(page)).toContainText('als Anfrage gesendet')
  const other = await windowOf(browser, noah)
  await beside(other)
    .getByRole('link', { name: /Anfrage/ })
    .click()
  await expect(other.getByRole('heading', { name: /Milena P\S* möchte dir schreiben/ })).toBeVisible()
  await other.getByRole('button', { name: messages.requestDecline.text }).click()
  await expect(other.getByText(messages.requestDeclined.text)).toBeVisible()
  await page.reload()
  await expect(log(page)).toContainText('als Anfrage gesendet')
  await expect(log(page)).not.toContainText(/abgelehnt/i)
})
