// A session that ends in the middle of a sentence: after signing in the person is back, and so is what they wrote.
import type { Locator, Page } from '@playwright/test'
import session from '@werkplatz/content/messages/session.json' with { type: 'json' }
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { setupFieldLabels } from '../../contract/src/setup/labels.ts'
import { personAt } from '../support/activities.ts'
import { invite, tokenOf } from '../support/api.ts'
import { applyTo, publishProject } from '../support/applications.ts'
import { freshAddress, linkIn, mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, fillLoginHere } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const nina = 'nina.ammann@handelswerk.example'
const reto = 'reto.zumstein@handelswerk.example'
const ursula = 'ursula.kaeser@handelswerk.example'
const lena = 'lena.stocker@aarebogen.example'
const text = 'Angefangen und nicht'

interface Form {
  name: string
  who: string
  path: (ids: { activity: string; application: string }) => string
  /** What opens it, where it is not open at once. */
  open?: (page: Page) => Promise<void>
  /** Where something is written; a report is only chosen. */
  field: (page: Page) => Locator
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel' })
const activityPage = ({ activity }: { activity: string }) => `/dashboard/activities/detail?id=${activity}`

const forms: readonly Form[] = [
  { name: 'activity', who: nina, path: () => '/dashboard/activities/form', field: title },
  {
    name: 'application',
    who: nina,
    path: ({ activity }) => `/dashboard/applications/form?activityId=${activity}`,
    field: title,
  },
  { name: 'assignment', who: nina, path: () => '/dashboard/company/assignment/form', field: title },
  {
    name: 'request to go elsewhere',
    who: lena,
    path: activityPage,
    open: (page) => page.getByRole('button', { name: 'Externe Bewerbung anfragen' }).click(),
    field: (page) => page.getByRole('alertdialog').getByRole('textbox'),
  },
  {
    name: 'report',
    who: nina,
    path: activityPage,
    open: async (page) => {
      await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
      await page.getByRole('menuitem', { name: 'Melden' }).click()
    },
    field: (page) => page.getByRole('dialog').getByRole('radio').first(),
  },
  {
    name: 'answer to an application',
    who: reto,
    path: ({ application }) => `/dashboard/applications/detail?id=${application}`,
    open: (page) => page.getByRole('button', { name: 'Validieren' }).click(),
    // Its label follows the choice; the login, which is on screen before it, has no field of several lines.
    field: (page) => page.locator('textarea'),
  },
]

for (const { name, who, path, open, field } of forms) {
  test(`a session that ends in the middle of writing costs no word: ${name}`, async ({ browser, request }) => {
    const made = { author: reto, approver: ursula, title: `Abbruch ${name} ${Date.now()}`, isPublic: true }
    const activity = await publishProject(request, made)
    const application = await applyTo(request, 'selina.buergi@handelswerk.example', activity, 'Selina will mit')
    const page = await personAt(browser, who)
    const address = path({ activity, application })
    await page.goto(address)
    await open?.(page)
    const isText = name !== 'report'
    if (isText) await field(page).fill(text)
    else await field(page).check({ force: true })

    const headers = { authorization: `Bearer ${await tokenOf(request, who)}` }
    expect((await request.patch('/api/v1/auth/total-logout', { headers })).ok()).toBe(true)
    await expect(page).toHaveURL(/\/dashboard\/login/)
    await expect(page.getByText(session.textKept.text)).toBeVisible()
    if (name === 'activity') await screens(page, 'text-kept', { fullPage: false })
    await fillLoginHere(page, who)
    await expect(page).toHaveURL(address)
    if (isText) await expect(field(page)).toHaveValue(text)
    else await expect(field(page)).toBeChecked()
  })
}

test('set-up, too, goes on where it was', async ({ page, request }) => {
  const password = 'Drei kleine Hunde bellen'
  const email = freshAddress('nadja')
  expect(await invite(request, email, 'APPRENTICE')).toBe(204)
  const token = new URL(linkIn(await mailTo(email, 'Deine Einladung zu Werkplatz'))).searchParams.get('token')
  const data = { nameFirst: 'Nadja', nameLast: 'Neu', password }
  expect((await request.post(`/api/v1/auth/sign-up?token=${token}`, { data })).ok()).toBe(true)
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(/\/dashboard\/setup/)
  await page.getByLabel(setupFieldLabels.slogan).fill(text)
  await page.getByLabel(setupFieldLabels.date).fill('2026-08-03')
  const headers = { authorization: `Bearer ${await tokenOf(request, email, password)}` }
  expect((await request.patch('/api/v1/auth/total-logout', { headers })).ok()).toBe(true)
  // Nothing on this page talks to the server before it is sent.
  await page.getByRole('button', { name: auth.setup.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await fillLoginHere(page, email, password)
  await expect(page.getByLabel(setupFieldLabels.slogan)).toHaveValue(text)
  await expect(page.getByLabel(setupFieldLabels.date)).toHaveValue('03.08.2026')
})

test('the next person at this browser finds nothing of it', async ({ page, request }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('werkplatz.draft')))
  await fillLogin(page, nina)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await page.goto('/dashboard/activities/form')
  await title(page).fill(text)
  const headers = { authorization: `Bearer ${await tokenOf(request, nina)}` }
  await request.patch('/api/v1/auth/total-logout', { headers })
  await expect(page).toHaveURL(/\/dashboard\/login/)
  expect(await drafts()).toHaveLength(1)
  await fillLoginHere(page, reto)
  await expect(page).toHaveURL(/\/dashboard\/activities\/form/)
  await expect(title(page)).toHaveValue('')
  await expect.poll(drafts).toEqual([])
})
