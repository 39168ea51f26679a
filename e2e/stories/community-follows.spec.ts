// Following people, finding them, and keeping somebody away: what each of the two sees.
import type { Page } from '@playwright/test'
import blockLabels from '@werkplatz/content/labels/blocks.json' with { type: 'json' }
import followLabels from '@werkplatz/content/labels/follows.json' with { type: 'json' }
import labels from '@werkplatz/content/labels/search.json' with { type: 'json' }
import blocks from '@werkplatz/content/messages/blocks.json' with { type: 'json' }
import follows from '@werkplatz/content/messages/follows.json' with { type: 'json' }
import search from '@werkplatz/content/messages/search.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const melanie = 'melanie.bolliger@erlenbrugg.example'
const pascal = 'pascal.grob@studio-kranich.example'
const priya = 'priya.nair@aarebogen.example'
const ivan = 'ivan.maric@erlenbrugg.example'

const named = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name]!)

interface Found {
  people: { hits: { userId: string }[] }
}

/** Who somebody is, as another finds them. */
async function idOf(page: Page, as: string, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, as)}` }
  const answer = await page.request.get(`/api/v1/search?query=${encodeURIComponent(name)}`, { headers })
  return ((await answer.json()) as Found).people.hits[0]!.userId
}

const listOf = (userId: string, mode: 'FOLLOWERS' | 'USER_FOLLOWS') =>
  `/dashboard/community/follow?userId=${userId}&mode=${mode}`

test('Melanie finds Pascal by keyboard alone, follows him, and he is told; his list shows her', async ({
  page,
  browser,
}) => {
  await signIn(page, melanie)
  const field = page.getByRole('combobox', { name: labels.field })
  await expect(page.getByRole('button', { name: search.searchOpen.text })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByText(search.searchStart.text)).toBeVisible()
  await page.keyboard.type('st')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await axe(page)
  await screens(page, 'search-overlay', { widths: [1440, 1040, 768, 390], fullPage: false })
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('pascal gro')
  await expect(page.getByRole('option', { name: /Pascal Grob/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  // What one searched for is there the next time.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'pascal gro' })).toBeVisible()
  await page.keyboard.press('Escape')

  const his = await personAt(browser, pascal)
  const hisId = await idOf(page, melanie, 'Pascal Grob')
  const hers = await idOf(page, pascal, 'Melanie Bolliger')
  await page.goto(listOf(hisId, 'FOLLOWERS'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(follows.tabFollowers.text)
  const headers = { authorization: `Bearer ${await tokenOf(page.request, melanie)}` }
  await page.goto(listOf(hers, 'USER_FOLLOWS'))
  const { status } = {
    status: (
      await page.request.post('/api/v1/follows/create', { headers, data: { targetId: hisId, followType: 'user' } })
    ).status(),
  }
  expect(status).toBe(201)
  await his.goto('/dashboard')
  await his.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await expect(his.getByText('Melanie Bolliger folgt dir').first()).toBeVisible()
})
