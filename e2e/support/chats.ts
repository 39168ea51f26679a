// Chats as people use them: the column beside the page, one chat in it, and the line they hang on.
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import labels from '@werkplatz/content/labels/chats.json' with { type: 'json' }

import { signIn } from './sign-in.ts'

export const community = '/dashboard/community'
export const log = (page: Page) => page.getByRole('log')
/** Names stand in posts, too. */
export const beside = (page: Page) => page.getByRole('complementary', { name: labels.beside })

export async function write(page: Page, text: string) {
  const chats = beside(page)
  await chats.getByLabel('Nachricht schreiben').fill(text)
  await chats.getByRole('button', { name: 'Senden' }).click()
}

/** Written, and with the server: «wird gesendet» holds the same word, in capitals as long as there is no connection. */
export async function send(page: Page, text: string) {
  await write(page, text)
  await expect(log(page)).toContainText(text)
  await expect(log(page)).not.toContainText(/(wird|nicht) gesendet/i)
}

export async function windowOf(browser: Browser, email: string, at = community) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email, { at })
  return page
}

export const rowOf = (page: Page, title: string) =>
  beside(page)
    .getByRole('link', { name: new RegExp(title) })
    .first()

export const openChat = (page: Page, title: string) => rowOf(page, title).click()
