// The pages before the dashboard, and the control panel: help on each, the mark in one place, nothing that jumps.
import type { Page } from '@playwright/test'
import help from '@werkplatz/content/help.json' with { type: 'json' }
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { accountFieldLabels as labels } from '../../contract/src/accounts/labels.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const doors = ['login', 'sign-up', 'pw-recovery', 'request-recovery'].map((door) => `/dashboard/${door}`)
const everyWidth = [320, 360, 390, 600, 768, 1024, 1440]

test('each of them has its help, and the mark stands at one height', async ({ page }) => {
  const heights = new Set<number>()
  for (const route of doors) {
    await page.goto(route)
    const { title, text } = help.items.find(({ path }) => path === route)!
    await page.getByRole('button', { name: 'Hilfe' }).click()
    await expect(page.getByRole('status').filter({ hasText: title })).toContainText(text)
    // By now the page is what it stays: one without its token has taken the form's place.
    heights.add((await page.locator('main img').boundingBox())!.y)
  }
  expect([...heights]).toHaveLength(1)
})

test('a refused login is said in the toast and at the field, with a way on; getting in clears it', async ({ page }) => {
  await fillLogin(page, 'nina.ammann@handelswerk.example', 'falsch geraten')
  const toast = page.getByRole('alert').filter({ hasText: 'Login hat nicht geklappt [401]' })
  await expect(toast).toBeVisible()
  const password = page.getByRole('textbox', { name: labels.password, exact: true })
  await expect(password).toHaveAccessibleDescription(/^E-Mail oder Passwort stimmt nicht/)
  await axe(page)
  await screens(page, 'login-refused', { widths: [1440, 768, 390, 320] })
  await page.getByRole('link', { name: 'setz das Passwort neu' }).click()
  await expect(page).toHaveURL(/request-recovery/)
  await fillLogin(page, 'nina.ammann@handelswerk.example', 'falsch geraten')
  await expect(toast).toBeVisible()
  await password.fill('werkplatz-demo')
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(toast).toHaveCount(0)
})

type Shift = { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** How much, and what: the second is for whoever reads the failure. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as Shift[]
          const moved = entries.flatMap(({ sources }) => sources)
          resolve({
            sum: entries.reduce((sum, { value }) => sum + value, 0),
            what: moved.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${(node?.parentElement ?? node)?.textContent?.slice(0, 40)} ${from.y}+${from.height} → ${to.y}+${to.height}`,
            ),
          })
        }).observe({ type: 'layout-shift', buffered: true })
        // No entry at all: the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum: 0, what: [] })))
      }),
  )

test('the control panel comes in the shape it keeps', async ({ page }) => {
  await signIn(page, 'nina.ammann@handelswerk.example')
  // Slow enough that the waiting shapes are seen.
  await page.route(/\/api\/v1\/(settings|auth\/sessions|second-factor)/, async (route) => {
    const answer = await route.fetch()
    // Reads of the live channel may still be under way when the next page opens; their answers are no longer needed.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600))).catch(() => {})
    await route.fulfill({ response: answer }).catch(() => {})
  })
  for (const [tab, ready] of [
    ['', page.getByRole('checkbox').first()],
    ['?tab=system', page.getByText('Dieses Gerät')],
  ] as const) {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/dashboard/control-panel${tab}`)
      await expect(ready).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { sum, what } = await shiftOf(page)
      expect(sum, `${tab} ${width}: ${what.join(', ')}`).toBeLessThan(0.02)
    }
  }
  await page.goto('/dashboard/control-panel')
  // An apprentice has nothing to administer.
  await expect(page.getByRole('rowheader', { name: /^Administration/ })).toHaveCount(0)
  await axe(page)
  await screens(page, 'control-panel', { widths: [1440, 768, 390] })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page keeps its shape when its letters come late', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('werkplatz.header', 'seen'))
  for (const path of ['/register', '/mission', '/dashboard/sign-up']) {
    for (const width of [1440, 1024, 768, 390]) {
      const letters = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await letters.promise
        await route.continue()
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      letters.resolve()
      await page.evaluate(() => document.fonts.ready)
      const { sum, what } = await shiftOf(page)
      expect(sum, `${path} ${width}: ${what.join(', ')}`).toBeLessThan(0.02)
      await page.unrouteAll()
    }
  }
})

test('no public page is wider than its window, at any width', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('werkplatz.header', 'seen'))
  for (const path of ['/', '/features', '/mission', '/contact', '/register', '/imprint', ...doors]) {
    await page.goto(path)
    for (const width of everyWidth) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a turned phone gets the scene of its new width', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('werkplatz.header', 'seen'))
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const film = page.locator('[data-film]')
  const source = () => film.evaluate((video: HTMLVideoElement) => video.currentSrc)
  await expect.poll(source).toMatch(/marktplatz-(?!hoch)/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(source).toMatch(/marktplatz-hoch/)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(source).not.toMatch(/marktplatz-hoch/)
})

test('the headline is whole on the narrowest phone', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('werkplatz.header', 'seen'))
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return range.getBoundingClientRect().right
    })
    expect(words, `at ${width}`).toBeLessThanOrEqual(width)
  }
  await screens(page, 'home', { widths: everyWidth })
})
