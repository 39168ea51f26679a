// The first page after the login: no holes, nothing twice, faces instead of initials.
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('the columns end together, a row shows no picture twice, people and companies have faces', async ({ page }) => {
  await signIn(page, 'nina.ammann@handelswerk.example')
  const projects = page.getByRole('region', { name: 'Projekte' })
  const live = page.getByRole('region', { name: 'Gerade eben' })
  await expect(projects.getByRole('article').first()).toBeVisible()
  await expect(live.getByRole('listitem').first()).toBeVisible()
  for (const width of [1440, 1152, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const [left, right] = [await projects.boundingBox(), await live.boundingBox()]
    // Titles of one line more or less; a hole is higher than that.
    expect(Math.abs(left!.y + left!.height - right!.y - right!.height), `${width} px`).toBeLessThanOrEqual(64)
  }
  const shown = await projects.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 3).map((card) => {
      const [cover, logo] = [...card.querySelectorAll('img')]
      return { cover: cover && new URL(cover.src).pathname, hasLogo: Boolean(logo) }
    }),
  )
  expect(new Set(shown.map(({ cover }) => cover)).size).toBe(shown.length)
  expect(shown.every(({ hasLogo }) => hasLogo)).toBe(true)
  await expect(live.locator('img').first()).toBeVisible()
})
