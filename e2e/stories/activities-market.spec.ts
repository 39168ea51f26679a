import type { Page } from '@playwright/test'
// Looking for something to do: cards, filters, order, and an address that keeps it all.
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }

import { axe } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const reto = 'reto.zumstein@handelswerk.example'

test('an apprentice begins with cards, a trainer with the table; the choice is remembered', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN' })
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/frei|Ohne Begrenzung|vergeben/)
  await expect(page.getByRole('row')).toHaveCount(0)
  await axe(page)
  await page.getByRole('radio', { name: 'Tabelle' }).click()
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('columnheader', { name: 'Plätze' })).toBeVisible()
  await page.goto('/dashboard/activities?filter=OPEN')
  await expect(page.getByRole('columnheader', { name: 'Plätze' })).toBeVisible()
  await axe(page)
})

test('a trainer sees the table first, and its titles are links', async ({ page }) => {
  await signIn(page, reto, { at: '/dashboard/activities?filter=OPEN' })
  const title = page.getByRole('row').nth(1).getByRole('link').first()
  await expect(title).toHaveAttribute('href', /\/dashboard\/activities\/detail\?id=/)
  const opened = page.context().waitForEvent('page')
  await title.click({ button: 'middle' })
  await expect(await opened).toHaveURL(/\/activities\/detail\?id=/)
  await title.click()
  await expect(page).toHaveURL(/\/activities\/detail\?id=/)
  await page.goBack()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('filters say what each choice leaves, and back undoes one of them', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN' })
  const filters = page.getByRole('group', { name: 'Filter der Liste' })
  await filters.getByRole('button', { name: 'Art', exact: true }).click()
  const kinds = page.getByRole('dialog', { name: 'Art', exact: true })
  await expect(kinds.getByRole('radio')).toHaveCount(2)
  await axe(page)
  const left = await kinds.locator('label').filter({ hasText: 'Aufgabe' }).innerText()
  await kinds.getByRole('radio', { name: /Aufgabe/ }).click()
  await expect(kinds.getByRole('radio', { name: /Aufgabe/ })).toBeChecked()
  await kinds.getByRole('button', { name: 'Fertig' }).click()
  await expect(page).toHaveURL(/type=TASK/)
  const count = Number(/\d+/.exec(left)?.[0])
  await expect(filters.getByRole('status')).toHaveText(count === 1 ? '1 Aktivität' : `${count} Aktivitäten`)
  await filters.getByRole('button', { name: 'Nur mit freien Plätzen' }).click()
  await expect(page).toHaveURL(/free=true/)
  await page.goBack()
  await expect(page).not.toHaveURL(/free=true/)
  await expect(page).toHaveURL(/type=TASK/)
  await filters.getByRole('button', { name: 'Aufgabe weglassen' }).click()
  await expect(page).not.toHaveURL(/type=/)
})

test('opening a card and coming back finds words, filter and order as they were', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&type=PROJECT&sort=FEW_PLACES' })
  await page.getByRole('searchbox').fill('Olten')
  await expect(page).toHaveURL(/query=Olten/)
  // The same before and after the answer, which replaces the list under the hand.
  const card = page.getByRole('article').filter({ hasText: 'Olten' }).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/type=PROJECT.*sort=FEW_PLACES.*query=Olten/)
  await expect(page.getByRole('searchbox')).toHaveValue('Olten')
  await expect(card.getByRole('heading')).toHaveText(title)
})

test('the page and its size come back, too; a page that is not there becomes the last one', async ({ page }) => {
  await signIn(page, reto, { at: '/dashboard/activities?filter=ALL&page=2' })
  const first = page.getByRole('row').nth(1)
  const title = await first.getByRole('link').first().innerText()
  await first.dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/filter=ALL&page=2/)
  await expect(first.getByRole('link').first()).toHaveText(title)
  await page.goto('/dashboard/activities?filter=OPEN&view=cards&page=99')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the company and the author are found', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN' })
  await page.getByRole('searchbox').fill('Kranich')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Studio Kranich GmbH')
  await page.getByRole('searchbox').fill('Petrovic')
  await expect(page.getByRole('article').filter({ hasText: 'Digitaler Wegweiser' })).toBeVisible()
})

test('with few a tile says what to drop, with none there are ways on', async ({ page }) => {
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&location=Solothurn&type=TASK' })
  await expect(page.getByText('Etwas weiter weg gibt es mehr')).toBeVisible()
  await page.getByRole('button', { name: 'Ort weglassen' }).click()
  await expect(page).not.toHaveURL(/location=/)
  await page.goto('/dashboard/activities?filter=OPEN&location=Zofingen&query=Drohne')
  await expect(page.getByRole('heading', { name: general.searchEmpty.text })).toBeVisible()
  await expect(page.getByText(/Gesucht: «Drohne», Zofingen/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Nur die Suche leeren' }).click()
  await expect(page.getByRole('article').first()).toContainText('Zofingen')
})

test('on a phone filters and order are in a sheet whose button counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN' })
  await page.getByRole('button', { name: 'Filtern und sortieren' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtern und sortieren' })
  await sheet.getByRole('radio', { name: /Projekt/ }).click()
  await expect(sheet.getByRole('radio', { name: /Projekt/ })).toBeChecked()
  await sheet.getByRole('button', { name: 'Wenig Plätze' }).click()
  await axe(page)
  await sheet.getByRole('button', { name: /Aktivität(en)? zeigen/ }).click()
  await expect(page).toHaveURL(/type=PROJECT/)
  await expect(page).toHaveURL(/sort=FEW_PLACES/)
  await expect(page.getByRole('button', { name: 'Art: Projekt' })).toBeVisible()
})

test('on a tablet cards stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&view=cards' })
  const cards = page.getByRole('article')
  await expect(cards.nth(1)).toBeVisible()
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(second!.y).toBe(first!.y)
  expect(second!.x).toBeGreaterThanOrEqual(first!.x + first!.width)
})

test('on a phone the dots of a card open their menu and leave the card as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, reto, { at: '/dashboard/activities?filter=ALL' })
  const ofCard = { name: /^Aktionen für/ }
  const card = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', ofCard) })
    .first()
  const dots = card.getByRole('button', ofCard)
  await expect(dots).toBeVisible()
  const cells = card.getByRole('gridcell')
  const shape = async () => Promise.all([card, ...(await cells.all())].map((part) => part.boundingBox()))
  const before = await shape()
  await dots.click()
  await expect(page.getByRole('dialog', ofCard).getByRole('link', { name: 'Öffnen' })).toBeVisible()
  expect(await shape()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dots).toBeFocused()
  expect(await shape()).toEqual(before)
})

declare global {
  interface Window {
    widest: number
  }
}

/** By how much the page is wider than the window, at most, in any frame from the first on. */
const watchTheSides = (page: Page) =>
  page.addInitScript(() => {
    window.widest = 0
    const look = () => {
      const { scrollWidth } = document.documentElement
      window.widest = Math.max(window.widest, scrollWidth - window.innerWidth)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const width of [1024, 1100, 1152, 1280, 768, 390]) {
  test(`no word is broken inside and nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, nina)
    await watchTheSides(page)
    for (const path of ['/dashboard', '/dashboard/activities?filter=OPEN', '/dashboard/activities?filter=ALL']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.widest)).toBe(0)
      // A word that is broken has letters on two lines: its range has more than one box.
      const broken = await page.evaluate(() => {
        const found: string[] = []
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const tops = new Set(
              [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
            )
            if (tops.size > 1) found.push(word)
          }
        }
        return found
      })
      expect(broken).toEqual([])
    }
  })
}
