// A tab that stayed open while the product was replaced: it goes on working, and asks kindly.
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a newer version is told once all servers have it; the person says when to load it', async ({ page }) => {
  const strip = page.getByText('Es gibt eine neue Version.')
  const projects = page.getByRole('region', { name: 'Projekte' }).getByRole('article')
  // Before the page is loaded: an answer of the old kind still under way would start the minute afresh.
  await page.clock.install()
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-web-version': 'newer' } })
  })
  await signIn(page, 'nina.ammann@handelswerk.example')
  // What is shown was answered: the minute runs.
  await expect(projects.first()).toBeVisible()
  await expect(strip).toHaveCount(0)
  await page.clock.fastForward('01:01')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Aktivitäten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktivitäten')
  await expect(strip).toBeVisible()
  await axe(page)
  await screens(page, 'new-version', { fullPage: false, widths: [1440, 1040, 768, 390] })
  await page.unroute('**/api/v1/**')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktivitäten')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(strip).toHaveCount(0)
})
