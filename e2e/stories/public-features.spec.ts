// The features page: three slides, fifteen questions.
import { expect } from '@playwright/test'

import { test } from '../support/test.ts'

test('slider: chevrons at the sides from 1024 px, below it otherwise', async ({ page }) => {
  await page.goto('/features')
  const slider = page.locator('[data-carousel]')
  const places = async () => {
    const track = (await slider.locator('[data-track]').boundingBox())!
    const [left, right] = await Promise.all(
      ['Vorheriges Bild', 'Nächstes Bild'].map(
        async (name) => (await slider.getByRole('button', { name }).boundingBox())!,
      ),
    )
    return { track, left: left!, right: right! }
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  const wide = await places()
  expect(wide.left.x + wide.left.width).toBeLessThanOrEqual(wide.track.x)
  expect(wide.right.x).toBeGreaterThanOrEqual(wide.track.x + wide.track.width)
  await page.setViewportSize({ width: 1023, height: 800 })
  const narrow = await places()
  for (const button of [narrow.left, narrow.right])
    expect(button.y).toBeGreaterThan(narrow.track.y + narrow.track.height)
})

test('slider: three pictures, by button and by key', async ({ page }) => {
  await page.goto('/features')
  const slider = page.locator('[data-carousel]')
  await expect(slider.getByRole('img')).toHaveCount(3)
  await slider.getByRole('button', { name: 'Nächstes Bild' }).press('Enter')
  await expect(slider.getByText('Der Bereich Betrieb')).toBeInViewport()
  await slider.locator('[data-track]').press('ArrowRight')
  await expect(slider.getByText('Dein Profil')).toBeInViewport()
  await expect(slider.getByText('3 von 3')).toBeVisible()
})

test('questions: fifteen, one open at a time, each with its address', async ({ page }) => {
  await page.goto('/features')
  const questions = page.locator('details[name="faq"]')
  await expect(questions).toHaveCount(15)
  // The first is open to show what a question is; nobody asked it, so it is not the address.
  await expect(page.locator('details[open]')).toHaveId('what')
  await expect(page).toHaveURL(/\/features$/)
  await page.getByText('Was kostet die Nutzung?').click()
  await expect(page).toHaveURL(/#cost$/)
  await page.locator('#access summary').press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page).toHaveURL(/#access$/)
  await expect(page.locator('#access')).toContainText('Nur über eine Einladung.')
})

test('an address opens its question', async ({ page }) => {
  await page.goto('/features#project-task')
  await expect(page.locator('#project-task')).toHaveAttribute('open')
  await expect(page.locator('#project-task summary')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#cost'))
  await expect(page.locator('#cost')).toHaveAttribute('open')
  await expect(page.locator('details[open]')).toHaveCount(1)
})
