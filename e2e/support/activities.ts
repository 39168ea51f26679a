// How stories write and find activities, the way people do.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { signIn } from './sign-in.ts'

/** A person at a computer of their own, or on a phone (`viewport`). */
export async function personAt(browser: Browser, email: string, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(page, email)
  return page
}

export interface Written {
  title: string
  description: string
  isPublic?: boolean
}

/** Fills the form of a task; the caller saves it. */
export async function writeTask(page: Page, { title, description, isPublic = false }: Written) {
  await page.goto('/dashboard/activities/form')
  await page.getByRole('radio', { name: /Aufgabe/ }).check()
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill(description)
  await page.getByRole('spinbutton', { name: 'Anzahl Stellen' }).fill('2')
  await page.getByRole('combobox', { name: 'Bereich' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Team' }).fill('Digital Lab')
  await page.getByRole('textbox', { name: 'Ort' }).fill('Olten')
  if (isPublic) await page.getByRole('switch', { name: /andere Betriebe/ }).check()
}

/** The id of the activity whose page is open. */
export const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? ''

export const openActivity = (page: Page, id: string) => page.goto(`/dashboard/activities/detail?id=${id}`)

/** Says yes to the question that is on screen, once it says what is expected. */
export async function agree(page: Page, question: string, button: string) {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

/** Opens the dots of the row with this title. */
export async function rowMenu(page: Page, title: string) {
  await page.getByRole('button', { name: `Aktionen für ${title}` }).click()
  return page.getByRole('menu')
}
