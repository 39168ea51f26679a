// Three people write to each other in real browsers on two live nodes: a group, a lost connection, a request.
import type { Page } from '@playwright/test'
import messages from '@werkplatz/content/messages/chat.json' with { type: 'json' }

import { axe } from '../support/axe.ts'
import { community, log, openChat, send, windowOf, write } from '../support/chats.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const tharsika = 'tharsika.sivakumar@handelswerk.example'
const lou = 'lou.meister@studio-kranich.example'
const sophie = 'sophie.leuenberger@erlenbrugg.example'
const selina = 'selina.buergi@handelswerk.example'
const luan = 'luan.berisha@handelswerk.example'

/** The browser's «offline» leaves open sockets as they are: the line is cut where it is made. */
async function lineOf(page: Page) {
  let isCut = false
  const open = new Set<{ close(): Promise<void> }>()
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    open.add(socket)
  })
  const cut = async () => {
    isCut = true
    for (const socket of open) await socket.close()
  }
  return { cut, mend: () => (isCut = false) }
}
test('in the group: what one writes the others read at once, in the same order', async ({ browser, page }) => {
  await signIn(page, tharsika, { at: community })
  const others = [await windowOf(browser, lou), await windowOf(browser, sophie)]
  const all = [page, ...others]
  for (const one of all) {
    await openChat(one, 'Lernenden-Camp')
    await expect(log(one)).toContainText('Das Programm steht')
  }
  const stamp = Date.now()
  const said: string[] = []
  for (const [n, one] of all.entries()) {
    said.push(`Nachricht ${n} um ${stamp}`)
    await write(one, said[n]!)
    for (const reader of all) await expect(log(reader)).toContainText(said[n]!)
  }
  const orderOf = async (one: Page) => {
    const text = await log(one).innerText()
    return said.map((words) => text.indexOf(words))
  }
  for (const one of all) expect(await orderOf(one)).toEqual((await orderOf(one)).toSorted((a, b) => a - b))
  await expect(page.getByText('wird zuerst gefragt')).toHaveCount(0)
  await axe(page)
  await screens(page, 'chat-group', { fullPage: false })
})

test('offline one writes on: it waits, and is sent once when the connection is back', async ({ browser, page }) => {
  const { cut, mend } = await lineOf(page)
  await signIn(page, tharsika, { at: community })
  const other = await windowOf(browser, lou)
  for (const one of [page, other]) await openChat(one, one === page ? 'Lou' : 'Tharsika')
  const text = `Ohne Netz ${Date.now()}`
  await cut()
  await expect(page.getByText('Verbindung unterbrochen')).toBeVisible({ timeout: 20_000 })
  await write(page, text)
  await expect(log(page)).toContainText('Wird gesendet, sobald du verbunden bist')
  mend()
  await expect(log(other).getByText(text)).toHaveCount(1, { timeout: 30_000 })
  await expect(log(page)).toContainText('gelesen')
  await expect(log(page).getByText(text)).toHaveCount(1)
})

test('a long history goes upwards and stays where one reads', async ({ page }) => {
  await signIn(page, luan, { at: community })
  await openChat(page, 'Beat')
  await expect(log(page)).toBeVisible()
  await expect(log(page).getByText('Zone 1: Mittelwert')).toHaveCount(0)
  for (let n = 0; n < 3; n += 1) await log(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }))
  await expect(async () => {
    await log(page).evaluate((list) => list.scrollTo({ top: -list.scrollHeight }))
    await expect(log(page).getByText('Zone 1: Mittelwert')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(log(page)).toContainText('Hier beginnt euer Chat.')
})

test('a minor is asked first, and says yes', async ({ page }) => {
  await signIn(page, selina, { at: community })
  await page.getByRole('link', { name: /1 Anfrage/ }).click()
  await expect(page.getByRole('heading', { name: /Kurt Niederhauser möchte dir schreiben/ })).toBeVisible()
  await axe(page)
  await screens(page, 'chat-request', { fullPage: false })
  await page.getByRole('button', { name: 'Annehmen' }).click()
  await expect(page.getByText(messages.requestAccepted.text)).toBeVisible()
  await send(page, 'Danke für die Nachricht')
})

test('a message is taken back, for everybody', async ({ browser, page }) => {
  await signIn(page, sophie, { at: community })
  const other = await windowOf(browser, tharsika)
  for (const one of [page, other]) await openChat(one, 'Lernenden-Camp')
  const text = `Falscher Chat ${Date.now()}`
  await write(page, text)
  await expect(log(other)).toContainText(text)
  const mine = log(page).locator('div').filter({ hasText: text }).last()
  await mine.hover()
  await mine.getByRole('button', { name: 'Aktionen zu dieser Nachricht' }).click()
  await page.getByRole('menuitem', { name: 'Nachricht löschen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(log(other)).not.toContainText(text)
  await expect(log(other)).toContainText('Nachricht gelöscht')
})
