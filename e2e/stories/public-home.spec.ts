// The home page: the header that waits, the film, the voices.
import { expect } from '@playwright/test'

import { axe } from '../support/axe.ts'
import { test } from '../support/test.ts'

const seen = () => sessionStorage.setItem('werkplatz.header', 'seen')

test.describe('header', () => {
  for (const [name, input] of [
    ['mouse', (page) => page.mouse.move(200, 200, { steps: 2 })],
    ['wheel', (page) => page.mouse.wheel(0, 100)],
    ['key', (page) => page.keyboard.press('Shift')],
  ] as [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
    test(`waits for the first ${name}; the page is free a second later; remembered for the session`, async ({
      page,
    }) => {
      await page.goto('/')
      const header = page.locator('[data-site-header]')
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-header', 'waiting')
      await expect(header).not.toBeInViewport()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      const shift = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 2_500)
          }),
      )
      await input(page)
      await expect(html).toHaveAttribute('data-header', 'coming')
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await expect(html).not.toHaveAttribute('data-header')
      await expect(header).toBeInViewport({ ratio: 1 })
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible')
      expect(await shift).toBeLessThan(0.01)
      await page.reload()
      await expect(html).not.toHaveAttribute('data-header')
      await expect(header).toBeInViewport({ ratio: 1 })
    })
  }

  test('the keyboard reaches it while it waits', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Werkplatz – zur Startseite' })).toBeFocused()
    await expect(page.locator('[data-site-header]')).toBeInViewport({ ratio: 1 })
  })

  test('it is in the page for screen readers, and axe is content while it waits', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-header', 'waiting')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')).toHaveCount(4)
    await axe(page)
  })
})

test.describe('film', () => {
  test('plays in a loop, stops and goes on by the button', async ({ page }) => {
    await page.addInitScript(seen)
    await page.goto('/')
    const film = page.locator('video')
    await expect(film).toBeVisible()
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
    await expect.poll(isPaused).toBe(false)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true])
    await page.getByRole('button', { name: 'Video anhalten' }).press('Enter')
    await expect.poll(isPaused).toBe(true)
    await page.getByRole('button', { name: 'Video abspielen' }).press('Enter')
    await expect.poll(isPaused).toBe(false)
  })

  test('narrow screens get the tall cut', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(seen)
    await page.goto('/')
    await expect(page.locator('video')).toBeVisible()
    const source = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)
    expect(source).toContain('marktplatz-hoch')
  })

  test('whoever wants less motion gets the picture and may still start it; nothing is loaded before', async ({
    page,
  }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(seen)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Video abspielen' })).toBeVisible()
    expect(films).toEqual([])
    await expect(page.locator('video')).toBeHidden()
    await page.getByRole('button', { name: 'Video abspielen' }).click()
    await expect(page.locator('video')).toBeVisible()
  })
})

test('voices: arrows, keys and counter; the ends are ends', async ({ page }) => {
  await page.addInitScript(seen)
  await page.goto('/')
  const voices = page.locator('[data-carousel]')
  await voices.scrollIntoViewIfNeeded()
  const next = voices.getByRole('button', { name: 'Nächste Stimme' })
  const previous = voices.getByRole('button', { name: 'Vorherige Stimme' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(voices.getByText('2 von 6')).toBeVisible()
  await expect(voices.getByText('Kurt Niederhauser')).toBeInViewport()
  const track = voices.locator('[data-track]')
  await track.focus()
  await page.keyboard.press('End')
  await expect(voices.getByText('6 von 6')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(voices.getByText('5 von 6')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(voices.getByText('1 von 6')).toBeVisible()
})
