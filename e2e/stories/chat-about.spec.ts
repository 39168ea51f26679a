// From an application, an activity or a mark to the chat: what it is about stands above it, and nothing is sent by itself.
import type { Page } from '@playwright/test'

import { demoId } from '../../server/src/demo/demo-id.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const milena = 'milena.petrovic@handelswerk.example'
const joao = 'joao.ferreira@handelswerk.example'
const matteo = 'matteo.ricci@aarebogen.example'
const amina = 'amina.hodzic@aarebogen.example'
const wayfinder = 'Digitaler Wegweiser für die Filiale Olten'
const application = `/dashboard/applications/detail?id=${demoId('ap-26')}`

const chat = (page: Page) => page.getByRole('complementary', { name: 'Personen und Chats' })
const card = (page: Page) => chat(page).getByRole('link', { name: `Bewerbung ${wayfinder} Zugesagt` })

test('Milena writes to João from his application: both see what it is about, and it leads there', async ({
  browser,
  page,
}) => {
  await signIn(page, milena, { at: application })
  await page.getByRole('link', { name: 'Nachricht', exact: true }).click()
  await expect(page).toHaveURL(/chatId=/)
  await expect(card(page)).toContainText('Zugesagt')
  const text = `Wann beginnst du? ${Date.now()}`
  await expect(chat(page).getByRole('log')).not.toContainText(text)
  await chat(page).getByLabel('Nachricht schreiben').fill(text)
  await chat(page).getByRole('button', { name: 'Senden' }).click()
  await expect(chat(page).getByRole('log')).toContainText(text)
  await axe(page)
  await screens(page, 'chat-about', { fullPage: false, widths: [1440, 1040, 768, 390] })

  const other = await (await browser.newContext()).newPage()
  await signIn(other, joao, { at: '/dashboard/community' })
  await chat(other)
    .getByRole('link', { name: /Milena/ })
    .first()
    .click()
  await expect(chat(other).getByRole('log')).toContainText(text)
  await card(other).click()
  await expect(other).toHaveURL(application)
})

test('on a phone «Nachricht» opens the chat over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, milena, { at: application })
  await page.getByRole('link', { name: 'Nachricht', exact: true }).click()
  await expect(card(page)).toBeVisible()
  await expect(page.getByLabel('Nachricht schreiben')).toBeInViewport()
  expect((await page.getByRole('button', { name: 'Zu allen Chats' }).boundingBox())?.y).toBeLessThan(32)
  await axe(page)
})

test('beside the feed of a small screen a chat is 352 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1040, height: 800 })
  await signIn(page, joao, { at: '/dashboard/community' })
  await chat(page)
    .getByRole('link', { name: /Milena/ })
    .first()
    .click()
  await expect(chat(page).getByRole('log')).toBeVisible()
  expect((await chat(page).boundingBox())?.width).toBe(352)
})

test('«Können wir reden?» proposes a sentence to the supervisor and sends nothing', async ({ page }) => {
  const id = demoId('sem-matteo-ricci-21')
  await signIn(page, matteo, { at: `/dashboard/company/school-semester/detail?id=${id}` })
  const talk = page.getByRole('link', { name: 'Können wir reden?' })
  await expect(talk).toHaveCount(1)
  await axe(page)
  await screens(page, 'school-talk', { fullPage: false, widths: [1440, 390] })
  await talk.click()
  await expect(page).toHaveURL(/chatId=[\w-]+$/)
  const field = chat(page).getByLabel('Nachricht schreiben')
  await expect(field).toHaveValue(/^Hallo \S+, in Mathematik läuft es gerade nicht gut\./)
  await expect(chat(page).getByRole('log')).not.toContainText('Mathematik')
})

test('who wrote a post can be blocked where it stands', async ({ page }) => {
  await signIn(page, amina, { at: '/dashboard/community?filter=ALL' })
  const post = page.getByRole('article', { name: /Beitrag von (?!Amina)/ }).first()
  await post.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
  await page.getByRole('menuitem', { name: 'Blockieren' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toHaveCount(0)
})
