// Following people, finding them, and keeping somebody away: what each of the two sees.
import type { APIRequestContext, Page } from '@playwright/test'
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

const katharina = 'katharina.vogt@aarebogen.example'
const simon = 'simon.aeschlimann@aarebogen.example'
const amina = 'amina.hodzic@aarebogen.example'
const pascal = 'pascal.grob@studio-kranich.example'

const named = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name]!)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const listOf = (userId: string, mode: 'FOLLOWERS' | 'USER_FOLLOWS') =>
  `/dashboard/community/follow?userId=${userId}&mode=${mode}`

interface Found {
  people: { hits: { userId: string; name: string }[] }
}

/** Who somebody is, as another finds them. Not by the page's own requests: whoever signs in there is signed in on the page. */
async function foundBy(request: APIRequestContext, as: string, query: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, as)}` }
  const answer = await request.get(`/api/v1/search?query=${encodeURIComponent(query)}`, { headers })
  return ((await answer.json()) as Found).people.hits
}

const midnight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'MIDNIGHT'
    document.documentElement.style.colorScheme = 'dark'
  })

test('one search, by keyboard: opened, walked, closed; the last searches are there the next time', async ({ page }) => {
  await signIn(page, simon)
  await expect(heading(page)).toBeVisible()
  const field = page.getByRole('combobox', { name: labels.field })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByText(search.searchStart.text)).toBeVisible()
  await page.keyboard.type('st')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  for (const group of [search.searchPeople.text, search.searchCompanies.text, labels.activities])
    await expect(page.getByRole('group', { name: group, exact: true })).toBeVisible()
  await axe(page)
  await screens(page, 'search-overlay', { widths: [1440, 1040, 768, 390], fullPage: false })
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  // The filters are a Tab away, and narrow it to one group.
  await page.getByRole('button', { name: new RegExp(`^${search.searchCompanies.text}`) }).click()
  await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: search.searchOpen.text }).click()
  await page.keyboard.type('lena sto')
  await expect(page.getByRole('option', { name: /Lena Stocker/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/community\//)
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'lena sto', exact: true }).click()
  await expect(page.getByRole('option', { name: /Lena Stocker/ })).toBeVisible()
  await midnight(page)
  await axe(page, { onlyContrast: true })
})

test.describe('with a server that fails once', () => {
  test.use({ allowedNoise: [/status of 500/] })

  test('Katharina follows Amina from a list, and she is told; a follow that fails jumps back', async ({
    page,
    browser,
    request,
  }) => {
    const her = await personAt(browser, amina)
    await signIn(page, katharina)
    const [lead] = await foundBy(request, katharina, 'Simon Aeschlimann')
    await page.goto(listOf(lead!.userId, 'FOLLOWERS'))
    await expect(heading(page)).toHaveText(follows.tabFollowers.text)
    await expect(page.getByRole('link', { name: /^Folgt/ })).toBeVisible()
    const follow = page.getByRole('button', { name: named(followLabels.followName, { name: 'Amina Hodžić' }) })
    const following = page.getByRole('button', { name: named(followLabels.followingName, { name: 'Amina Hodžić' }) })
    await expect(follow).toBeVisible()
    await axe(page)
    await screens(page, 'follow-list', { widths: [1440, 1040, 768, 390] })

    await page.route('**/api/v1/follows/create', (route) => route.fulfill({ status: 500, body: '{}' }))
    await follow.click()
    await expect(page.getByText(follows.failed.text)).toBeVisible()
    await expect(follow).toBeVisible()
    await page.unroute('**/api/v1/follows/create')
    await follow.click()
    await expect(following).toBeVisible()
    await expect(page.getByText(named(follows.followed.text, { name: 'Amina Hodžić' }))).toBeVisible()
    await her.getByRole('button', { name: /^Benachrichtigungen/ }).click()
    await expect(her.getByText('Katharina Vogt folgt dir').first()).toBeVisible()

    // Her own list has her now; a search leaves those whose name holds it.
    await page.reload()
    await expect(following).toBeVisible()
    await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill('amina')
    await expect(page.getByRole('listitem').filter({ hasText: 'Folg' })).toHaveCount(1)
    await expect(page.getByText(followLabels.oneEntry)).toBeVisible()
    await following.click()
    await expect(follow).toBeVisible()
  })
})

test('a list of nobody and a closed one: said kindly; suggestions on the home page can be followed', async ({
  page,
}) => {
  await signIn(page, katharina)
  await page.goto(listOf('0199a0c0-0000-7000-8000-000000000000', 'FOLLOWERS'))
  await expect(heading(page)).toContainText('Diese Liste gibt es nicht')
  await page.goto('/dashboard')
  const tile = page.getByRole('region', { name: follows.discoverRelated.text })
  await expect(tile.getByRole('listitem').first()).toBeVisible()
  await tile.scrollIntoViewIfNeeded()
  await axe(page)
})

test('Amina keeps a follower away: neither finds the other, he is told nothing, and she takes it back', async ({
  page,
  browser,
  request,
}) => {
  const his = await personAt(browser, pascal)
  await signIn(page, amina)
  const [me] = await foundBy(request, pascal, 'Amina')
  // Signed in anew each time: whoever else signs in with these requests ends the session before.
  const hisFollow = async () => {
    const headers = { authorization: `Bearer ${await tokenOf(request, pascal)}` }
    const data = { targetId: me!.userId, followType: 'user' }
    return (await request.post('/api/v1/follows/create', { headers, data })).status()
  }
  expect(await hisFollow()).toBe(201)

  await page.goto(listOf(me!.userId, 'FOLLOWERS'))
  await page.getByRole('button', { name: named(blockLabels.menuOf, { name: 'Pascal Grob' }) }).click()
  await page.getByRole('menuitem', { name: blocks.action.text }).click()
  const asked = page.getByRole('alertdialog', { name: named(blocks.confirm.title, { name: 'Pascal Grob' }) })
  await expect(asked).toContainText('Pascal Grob erfährt nichts davon.')
  await axe(page)
  await screens(page, 'block-dialog', { widths: [1440, 390], fullPage: false })
  await asked.getByRole('button', { name: blocks.confirm.confirm }).click()
  await expect(page.getByText(named(blocks.done.text, { name: 'Pascal Grob' }))).toBeVisible()
  await expect(page.getByRole('link', { name: /Pascal Grob/ })).toHaveCount(0)

  const namesFoundBy = async (as: string, query: string) => (await foundBy(request, as, query)).map(({ name }) => name)
  expect(await namesFoundBy(amina, 'Pascal Grob')).not.toContain('Pascal Grob')
  expect(await namesFoundBy(pascal, 'Amina')).not.toContain('Amina Hodžić')
  // As for somebody who was never there.
  expect(await hisFollow()).toBe(404)
  await his.goto(listOf(me!.userId, 'FOLLOWERS'))
  await expect(heading(his)).toContainText('Diese Liste gibt es nicht')
  await his.goto('/dashboard/control-panel')
  await expect(heading(his)).toBeVisible()
  await expect(his.getByRole('heading', { name: blocks.listHeading.text })).toHaveCount(0)

  await page.goto('/dashboard/control-panel')
  await expect(page.getByRole('heading', { name: blocks.listHeading.text })).toBeVisible()
  await expect(page.getByText(blocks.listLead.text)).toBeVisible()
  await axe(page)
  await screens(page, 'blocked-people', { widths: [1440, 390] })
  await page.getByRole('button', { name: named(blockLabels.undoName, { name: 'Pascal Grob' }) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: blocks.undoConfirm.confirm }).click()
  await expect(page.getByText(named(blocks.undone.text, { name: 'Pascal Grob' }))).toBeVisible()
  await expect(page.getByRole('heading', { name: blocks.listHeading.text })).toHaveCount(0)
  expect(await namesFoundBy(pascal, 'Amina')).toContain('Amina Hodžić')
})
