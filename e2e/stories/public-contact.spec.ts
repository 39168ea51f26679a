// The contact form, with the real mail server behind it.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { cluster } from '../support/cluster.ts'
import { test } from '../support/test.ts'

const OFFICE = 'hallo@werkplatz.example'
type Mail = { subject: string; text: string; to: { address: string }[]; headers: Record<string, string> }

const mailsTo = async (address: string) => {
  const mails = (await (await fetch(`${cluster().mailApiUrl}/email`)).json()) as Mail[]
  return mails.filter(({ to }) => to.some((one) => one.address === address))
}

const problemOf = async (page: Page) => {
  const problem = page.locator('[data-problem]')
  await expect(problem).toHaveText(/\d\?$/)
  return (await problem.textContent())!
}
const solve = (problem: string) => {
  const [, a = '', sign, b = ''] = /(\d+) ([+−×]) (\d+)/.exec(problem)!
  if (sign === '×') return Number(a) * Number(b)
  return sign === '−' ? Number(a) - Number(b) : Number(a) + Number(b)
}
const fill = async (page: Page, email: string, message: string) => {
  await page.getByLabel('Vorname').fill('Reto')
  await page.getByLabel('Nachname').fill('Hunziker')
  await page.getByLabel('E-Mail', { exact: false }).fill(email)
  await page.getByLabel('Nachricht').fill(message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Anfrage senden' }).click()
const answer = (page: Page) => page.getByLabel('Sicherheitsfrage')

test('empty fields, wrong sum, success with reset and a new sum, replay refused', async ({ page }) => {
  const marker = `${Date.now()}`
  const email = `reto.${marker}@nordwerk.example`
  const message = `Wir bilden acht Lernende aus. ${marker}`
  await page.goto('/contact')

  // Nothing typed: the specification's sentence, and the first field has the focus.
  await problemOf(page)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Alle Felder müssen erfasst werden' })).toBeVisible()
  await expect(page.getByLabel('Vorname')).toBeFocused()
  await expect(page.getByLabel('Vorname')).toHaveAttribute('aria-invalid', 'true')

  // No number, then a wrong one: a new sum comes and what was typed stays.
  await fill(page, email, message)
  await answer(page).fill('zwölf')
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'muss eine ganze Zahl sein' })).toBeVisible()
  const first = await problemOf(page)
  await answer(page).fill(String(solve(first) + 1))
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sicherheitsfrage wurde nicht richtig' })).toBeVisible()
  await expect(page.locator('[data-problem]')).not.toHaveText(first)
  await expect(page.getByLabel('Nachricht')).toHaveValue(message)

  // Right: sent, form empty, another sum.
  const second = await problemOf(page)
  await answer(page).fill(String(solve(second)))
  const sending = page.waitForRequest('**/api/v1/contact')
  await send(page)
  const request = await sending
  await expect(page.getByRole('status').filter({ hasText: 'Kontaktanfrage wurde eingereicht' })).toBeVisible()
  for (const name of ['Vorname', 'Nachname', 'Nachricht']) await expect(page.getByLabel(name)).toHaveValue('')
  await expect(page.locator('[data-problem]')).not.toHaveText(second)

  // Both mails arrive, the operator can answer the sender.
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [receipt] = await mailsTo(email)
  expect(receipt).toMatchObject({ subject: 'Deine Anfrage an Werkplatz' })
  expect(receipt!.text).not.toContain(message)
  const forOffice = async () => (await mailsTo(OFFICE)).filter(({ text }) => text.includes(marker))
  await expect.poll(async () => (await forOffice()).length).toBe(1)
  expect((await forOffice())[0]!.headers['reply-to']).toContain(email)

  // The very same request once more.
  const replay = await page.request.post('/api/v1/contact', { data: request.postDataJSON() as object })
  expect(replay.status()).toBe(400)
  expect(((await replay.json()) as { code: string }).code).toBe('captcha_wrong')
  expect(await forOffice()).toHaveLength(1)
})

test('everything by keyboard', async ({ page }) => {
  await page.goto('/contact')
  const problem = await problemOf(page)
  await page.getByLabel('Vorname').focus()
  for (const text of [
    'Reto',
    'Hunziker',
    `keys.${Date.now()}@nordwerk.example`,
    'Nur Tasten.',
    String(solve(problem)),
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Neue Rechnung anzeigen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Kontaktanfrage wurde eingereicht' })).toBeVisible()
})

test('an address that is none: the server’s sentence, and the form keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  const problem = await problemOf(page)
  await fill(page, 'keine-adresse', 'Hallo')
  await answer(page).fill(String(solve(problem)))
  await send(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Kontaktanfrage konnte nicht gesendet werden')
  await expect(alert).toContainText('«E-Mail» ist nicht gültig.')
  await expect(page.getByLabel('Nachricht')).toHaveValue('Hallo')
})

test('no sum: «Failed to load CAPTCHA», and a new try by the button', async ({ page }) => {
  await page.route('**/api/v1/captcha', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/contact')
  await expect(page.getByRole('alert')).toContainText('Failed to load CAPTCHA')
  await page.unroute('**/api/v1/captcha')
  await page.getByRole('button', { name: 'Neue Rechnung anzeigen' }).click()
  await problemOf(page)
})

test('the map asks nobody; the leaflet is a tagged PDF', async ({ page }) => {
  await page.goto('/contact')
  const map = page.getByRole('link', { name: 'Karte in neuem Fenster öffnen' })
  await expect(map).toHaveAttribute('rel', /noreferrer/)
  const href = await page.getByRole('link', { name: 'Merkblatt Anforderungen (PDF)' }).getAttribute('href')
  const answered = await page.request.get(href!)
  expect(answered.headers()['content-type']).toBe('application/pdf')
  const pdf = (await answered.body()).toString('latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).toContain('/StructTreeRoot')
})
