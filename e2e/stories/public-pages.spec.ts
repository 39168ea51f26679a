// What holds for every public page: it reads without a script, asks nobody else for anything, and everybody can use it.
import { expect } from '@playwright/test'

import { axe } from '../support/axe.ts'
import { test } from '../support/test.ts'

const texts = ['/imprint', '/terms/use', '/terms/service', '/privacy-policy', '/register', '/mission']
const moving = ['/', '/features', '/contact']
const missing = '/gibt-es-nicht'
const pages = [...moving, ...texts, missing]

/** Gets past the home page's waiting header, for what is not about it. */
const open = async (page: import('@playwright/test').Page, path: string) => {
  await page.addInitScript(() => sessionStorage.setItem('werkplatz.header', 'seen'))
  return page.goto(path)
}

for (const path of pages) {
  test(`${path}: one heading, an address of its own, clean for axe, nothing sticks out`, async ({ page }) => {
    const answer = await open(page, path)
    expect(answer?.status()).toBe(path === missing ? 404 : 200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Werkplatz/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('')
    if (path !== missing) {
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical!).pathname).toBe(path)
      const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect((await page.request.get(new URL(preview!).pathname)).status()).toBe(200)
    }
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(tooWide, `at ${width} px`).toBe(0)
      if (width === 1440 || width === 390) await axe(page)
    }
  })

  test(`${path}: at 200 % zoom no text is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await open(page, path)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, a, button, label, dt, dd, summary)')]
        .filter((element) => element.offsetParent && !element.matches('.sr-only'))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4),
        )
        .filter((element) => getComputedStyle(element).overflow !== 'visible')
        .map((element) => element.textContent),
    )
    expect(cut).toEqual([])
  })
}

for (const path of [...texts, missing]) {
  test(`${path} holds no script at all`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    expect(await page.locator('script').count()).toBe(0)
  })
}

for (const path of moving) {
  test(`${path}: its script is small`, async ({ page }) => {
    let bytes = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') bytes += (await response.body()).length
    })
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(16_000)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads, and the header is there', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Mission')).toBeInViewport()
    }
  })

  test('the menu of narrow screens opens, leads on and closes with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/imprint')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.locator('#menue')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter')
    await menu.getByRole('link', { name: 'Registrieren' }).click()
    await expect(page.locator('h1')).toHaveText('Dein Zugang beginnt im Betrieb')
  })

  test('questions open one at a time', async ({ page }) => {
    await page.goto('/features')
    const open = page.locator('details[open]')
    await page.getByText('Was kostet die Nutzung?').click()
    await expect(open).toHaveCount(1)
    await page.getByText('Was ist Werkplatz?').click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Werkplatz ist ein Marktplatz')
  })

  test('the contact page says how to write without a form', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test('the not-found page leads back to where the broken link was, without a script', async ({ page }) => {
  await page.goto('/features?von=hier')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/kaputt'
    link.textContent = 'kaputt'
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'kaputt' }).click()
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/features\?von=hier$/)
})

test('the app leaves itself for a public page: it arrives with its own script', async ({ page }) => {
  await page.goto('/dashboard/login')
  await page.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.locator('[data-film-switch]')).toBeVisible()
  expect(await page.locator('script[src*="/assets/home-"]').count()).toBe(1)
})

test('search engines find the pages and nothing of the app', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(listed.toSorted()).toEqual([...moving, ...texts].toSorted())
  await page.goto('/features')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect((JSON.parse(data!) as { mainEntity: unknown[] }).mainEntity).toHaveLength(15)
})

test('the imprint can be written to and called, and the foot of every page names the terms of use', async ({
  page,
}) => {
  await page.goto('/imprint')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' })).toBeVisible()
})

test('legal pages: the contents lead to the section, and paper gets no navigation', async ({ page }) => {
  await page.goto('/terms/service')
  await expect(page.locator('h1')).toHaveText(/Allgemeine Gesch\u00E4fts\u00AD?bedingungen/)
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  await expect(contents.getByRole('link')).toHaveCount(20)
  await contents.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^20\./ })).toBeInViewport()
  await expect(page.locator('time[datetime="2024-06-17"]')).toHaveText('17. Juni 2024')
  await page.goto('/terms/use')
  await expect(page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link')).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header[data-site-header]')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Inhalt' })).toBeVisible()
})
