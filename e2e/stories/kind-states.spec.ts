// No way ends in a wall: what is gone, and what needs the network.
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const nothing = '00000000-0000-4000-8000-000000000000'

test('what is missing or closed says so once and leads on; an unknown page blames nobody', async ({ page }) => {
  await signIn(page, nina, { at: `/dashboard/activities/detail?id=${nothing}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Aktivität gibt es nicht mehr, oder du hast keinen Zugang',
  )
  await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Gerade auf dem Platz' }).getByRole('listitem')).toHaveCount(4)
  await axe(page)
  await screens(page, 'thing-gone', { widths: [1440, 1040, 768, 390] })
  await page.goto('/dashboard/applications/detail?id=quatsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diese Bewerbung gibt es nicht mehr/)
  await page.getByRole('link', { name: 'Zu den Bewerbungen' }).click()
  await expect(page).toHaveURL(/\/dashboard\/applications/)

  await page.goto('/dashboard/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await expect(page.getByRole('main')).not.toContainText('vertippt')
  await expect(page.getByRole('region', { name: 'Was du gerade tun kannst' }).getByRole('link')).toHaveCount(3)
  await axe(page)
  await screens(page, 'not-found-inside', { widths: [1440, 1040, 768, 390] })
})

test.describe('without a network', () => {
  test.use({ allowedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|ws:|Failed to (load|fetch)/] })

  test('a click stays in the product, says what is missing and goes on by itself', async ({ page, context }) => {
    await signIn(page, nina)
    await expect(page.getByText('live', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('Du bist offline.')).toBeVisible()
    await page.getByRole('button', { name: /Benutzermenü|Nina Ammann/ }).click()
    await page.getByRole('link', { name: 'Kontrollzentrum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite braucht Netz')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    await axe(page)
    await screens(page, 'state-offline', { fullPage: false, widths: [1440, 768, 390] })
    // What is loaded can be read.
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('region', { name: 'Gerade eben' })).toBeVisible()
    await page.goBack()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrollzentrum')
  })

  test('a part that does not arrive is fetched again once, then a sentence with a button', async ({ page }) => {
    await signIn(page, nina)
    const asked: string[] = []
    await page.route(/assets\/ControlPanelPage.*\.js/, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.getByRole('button', { name: /Benutzermenü|Nina Ammann/ }).click()
    await page.getByRole('link', { name: 'Kontrollzentrum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Teil konnte nicht geladen werden')
    expect(asked.length).toBeGreaterThanOrEqual(2)
    await page.unroute(/assets\/ControlPanelPage.*\.js/)
    await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrollzentrum')
  })

  test('the server away for 20 seconds: the page says so, tries by itself, and comes', async ({ page }) => {
    await signIn(page, nina, { at: '/dashboard/activities?filter=OPEN&view=table' })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const asked: string[] = []
    await page.route('**/api/v1/activities/details*', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const thing = await page.getByRole('row').nth(1).innerText()
    await page.getByRole('row').nth(1).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gleich wieder da')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Nächster Versuch in \d+ Sekunden/)
    await axe(page)
    await screens(page, 'state-away', { fullPage: false, widths: [1440, 768, 390] })
    // Three calls a try, the tries five and ten seconds apart: with the seventh call 20 seconds are over.
    await expect.poll(() => asked.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(7)
    await page.unroute('**/api/v1/activities/details*')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('Gleich wieder da', { timeout: 60_000 })
    expect(thing).toContain(await heading.innerText())
  })

  test('the server away at the first look: a list comes by itself, too, and says once that it waits', async ({
    page,
  }) => {
    await signIn(page, nina)
    const asked: string[] = []
    await page.route('**/api/v1/**', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    await page.goto('/dashboard/applications?filter=own')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Fehler beim Laden')
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    const tries = () => asked.filter((path) => path.endsWith('/v1/applications')).length
    await expect.poll(tries, { timeout: 60_000 }).toBeGreaterThanOrEqual(6)
    await page.unroute('**/api/v1/**')
    await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(/applications\?filter=own/)
  })
})
