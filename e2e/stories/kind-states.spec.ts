// No way ends in a wall: what is gone, what needs the network, and a session that ends in the middle of a sentence.
import type { Page } from '@playwright/test'

import { personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { publishProject } from '../support/applications.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const nothing = '00000000-0000-4000-8000-000000000000'

test('what is missing or closed says so once and leads on; an unknown page blames nobody', async ({ page }) => {
  await signIn(page, nina)
  await page.goto(`/dashboard/activities/detail?id=${nothing}`)
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

interface Form {
  name: string
  path: (activityId: string, publicId: string) => string
  write: (page: Page) => Promise<void>
  isThere: (page: Page) => Promise<void>
}

const text = 'Angefangen und nicht'
const title = (page: Page) => page.getByRole('textbox', { name: 'Titel' })
const titled = {
  write: (page: Page) => title(page).fill(text),
  isThere: (page: Page) => expect(title(page)).toHaveValue(text),
}
const forms: readonly Form[] = [
  { name: 'activity', path: () => '/dashboard/activities/form', ...titled },
  { name: 'application', path: (id) => `/dashboard/applications/form?activityId=${id}`, ...titled },
  { name: 'assignment', path: () => '/dashboard/company/assignment/form', ...titled },
  {
    name: 'request',
    path: (_, id) => `/dashboard/activities/detail?id=${id}`,
    write: async (page) => {
      await page.getByRole('button', { name: 'Externe Bewerbung anfragen' }).click()
      await page.getByRole('alertdialog').getByRole('textbox').fill(text)
    },
    isThere: (page) => expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue(text),
  },
  {
    name: 'report',
    path: (id) => `/dashboard/activities/detail?id=${id}`,
    write: async (page) => {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
      await page.getByRole('menuitem', { name: 'Melden' }).click()
      await page.getByRole('dialog').getByRole('radio').first().check()
    },
    isThere: (page) => expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked(),
  },
]

test('a session that ends in the middle of writing costs no word, on any form', async ({ browser, request }) => {
  test.setTimeout(240_000)
  const stamp = Date.now()
  const made = { author: 'reto.zumstein@handelswerk.example', approver: 'ursula.kaeser@handelswerk.example' }
  const inside = await publishProject(request, { ...made, title: `Abbruch innen ${stamp}`, isPublic: true })
  const email = 'lena.stocker@aarebogen.example'
  const [mine, theirs] = [await personAt(browser, nina), await personAt(browser, email)]
  for (const form of forms) {
    // Asking to go elsewhere is for somebody of elsewhere.
    const [page, who] = form.name === 'request' ? [theirs, email] : [mine, nina]
    await page.goto(form.path(inside, inside))
    await form.write(page)
    const token = await tokenOf(request, who)
    await request.post('/api/v1/auth/total-logout', { headers: { authorization: `Bearer ${token}` } })
    await expect(page).toHaveURL(/\/dashboard\/login/, { timeout: 30_000 })
    await fillLogin(page, who)
    await expect(page).not.toHaveURL(/\/dashboard\/login/)
    await page.goto(form.path(inside, inside))
    await form.isThere(page)
  }
  for (const page of [mine, theirs]) await page.context().close()
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrollzentrum', { timeout: 30_000 })
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

  test('the server away: it says so and comes back by itself', async ({ page }) => {
    await signIn(page, nina)
    await page.route('**/api/v1/activities/details*', (route) => route.abort())
    await page.goto('/dashboard/activities')
    const id = '00000000-0000-4000-8000-000000000001'
    await page.goto(`/dashboard/activities/detail?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gleich wieder da', { timeout: 30_000 })
    await axe(page)
    await page.unroute('**/api/v1/activities/details*')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Diese Aktivität gibt es nicht mehr/, {
      timeout: 30_000,
    })
  })
})
