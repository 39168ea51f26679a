// One's own data: taken along, and deleted after two weeks in which one can change one's mind.
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import admin from '@werkplatz/content/labels/admin.json' with { type: 'json' }
import labels from '@werkplatz/content/labels/my-data.json' with { type: 'json' }
import overview from '@werkplatz/content/messages/admin-overview.json' with { type: 'json' }
import people from '@werkplatz/content/messages/admin-people.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/my-data.json' with { type: 'json' }
import settings from '@werkplatz/content/messages/settings.json' with { type: 'json' }

import { openDatabase } from '../../server/src/db/open.ts'
import { enqueue } from '../../server/src/db/outbox.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { openQueue } from '../../server/src/jobs/queue.ts'
import { openZip } from '../../server/src/outbound/inspect/zip.ts'
import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { changedPeople } from '../support/changed-people.ts'
import { cluster } from '../support/cluster.ts'
import { mailsTo, mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const { ladina, nael } = changedPeople
const widths = [1440, 1040, 768, 390]

/** What the browser saved after this, with its name. */
async function saved(page: Page, begin: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  const entries = await openZip(await readFile(await download.path()))
  const text = async (name: string) => String(await entries.find((one) => one.name === name)?.bytes())
  return { name: download.suggestedFilename(), names: entries.map((one) => one.name), text }
}

/** As it is and in the darkest colours. */
async function pictures(page: Page, name: string, options: { fullPage?: boolean } = {}) {
  await screens(page, name, { widths, ...options })
  const wear = (theme: string) =>
    page.evaluate((worn) => {
      const before = document.documentElement.dataset['theme'] ?? 'DEFAULT'
      document.documentElement.dataset['theme'] = worn
      document.documentElement.style.colorScheme = worn === 'MIDNIGHT' ? 'dark' : 'light'
      return before
    }, theme)
  const before = await wear('MIDNIGHT')
  await axe(page)
  await screens(page, `${name}-midnight`, { widths, ...options })
  await wear(before)
}

const section = (page: Page) => page.getByRole('region', { name: labels.title })
const password = (page: Page) => page.getByRole('textbox', { name: messages.exportPassword.text, exact: true })

/** A mail says the day of the deletion; which one that is, the clock says. */
const warned = (address: string) =>
  expect
    .poll(async () => (await mailsTo(address)).map(({ subject }) => subject), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^Dein Konto wird am .* gelöscht$/))

/** Two weeks pass for one person, and the worker does what it does every ten minutes. */
async function twoWeeksPass(email: string) {
  const url = cluster().databaseUrl
  const queue = await openQueue(url, () => {})
  const data = openDatabase({ connectionString: url, outbox: queue.outbox })
  await data.begin(async (tx) => {
    await tx
      .updateTable('deletion')
      .set({ date_created: new Date(Date.now() - 15 * 86_400_000), date_due: new Date(Date.now() - 60_000) })
      .where('person_id', '=', tx.selectFrom('person').select('id').where('email', '=', email))
      .where('status', '=', 'WAITING')
      .execute()
    await enqueue(tx, { name: 'erase-people' }, {})
  })
  await queue.stop()
  await data.close()
}

test('an apprentice takes her data along, keeps her account after all, and then lets it go', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signIn(page, ladina, { at: '/dashboard/control-panel' })
  await expect(section(page).getByRole('heading', { name: labels.copy })).toBeVisible()
  await axe(page)
  await pictures(page, 'my-data')

  // A copy: a wrong password is said at its field, the right one starts it.
  await section(page).getByRole('button', { name: messages.exportStart.text }).click()
  await password(page).fill('nicht dieses')
  await page.getByRole('button', { name: messages.exportDialog.confirm, exact: true }).click()
  await expect(password(page)).toHaveAccessibleDescription(/stimmt nicht/)
  await pictures(page, 'my-data-password', { fullPage: false })
  await password(page).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.exportStarted.text)).toBeVisible()
  const download = section(page).getByRole('button', { name: labels.download, exact: true })
  await expect(download.first()).toBeVisible({ timeout: 90_000 })
  await expect(section(page).getByText(labels.tomorrow)).toBeVisible()
  const copy = await saved(page, () => download.last().click())
  expect(copy.name).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/)
  expect(copy.names).toContain('LIESMICH.txt')
  expect(await copy.text('daten/person.json')).toContain('Erst verstehen, dann automatisieren.')
  expect(await copy.text('daten/post.json')).toContain('Vier Lehrjahre in sechs Bildern')
  await mailTo(ladina, 'Deine Daten sind bereit')

  // What belongs to her training, which is about to end, as one file.
  await section(page).getByRole('button', { name: messages.goodbyeDownload.text }).click()
  await expect(download).toHaveCount(2, { timeout: 90_000 })
  const training = await saved(page, () => download.first().click())
  expect(training.name).toMatch(/^meine-ausbildung-\d{4}-\d\d-\d\d\.zip$/)
  expect(training.names.some((name) => name.startsWith('bewertungen/'))).toBe(true)
  await pictures(page, 'my-data-ready')

  // To have it deleted: what goes, what stays and until when.
  const open = section(page).getByRole('button', { name: labels.deleteOpen })
  await open.click()
  const dialog = page.getByRole('dialog', { name: labels.deleteTitle })
  await expect(dialog.getByText(/Einsätze und Bewertungen bis \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await axe(page)
  await pictures(page, 'my-data-delete', { fullPage: false })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await password(page).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(section(page).getByText(labels.running)).toBeVisible()
  await expect(section(page).getByText(labels.daysLeft)).toBeVisible()
  await axe(page)
  await pictures(page, 'my-data-pending')
  await warned(ladina)

  // She changes her mind, and changes it again.
  await section(page).getByRole('button', { name: messages.deleteCancel.text }).click()
  await expect(page.getByText(messages.deleteCancelled.text)).toBeVisible()
  await section(page).getByRole('button', { name: labels.deleteOpen }).click()
  await password(page).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(section(page).getByText(labels.running)).toBeVisible()
  await twoWeeksPass(ladina)
  await mailTo(ladina, 'Dein Konto ist gelöscht')

  // Her window is closed to her, her account is gone, and nobody finds her.
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await fillLogin(page, ladina)
  await expect(page.getByRole('alert')).toContainText('Login hat nicht geklappt [401]')
  const colleague = await personAt(browser, 'lena.stocker@aarebogen.example')
  await colleague.goto('/dashboard/community')
  await expect(colleague.getByRole('article').first()).toBeVisible()
  await expect(colleague.getByText('Vier Lehrjahre in sechs Bildern')).toHaveCount(0)
  await expect(colleague.getByText('Ladina Caflisch')).toHaveCount(0)
  await colleague.context().close()
})

test('an apprentice ends one session; his officer asks for his account to be deleted, and he keeps it', async ({
  page,
  browser,
}) => {
  const phone = await personAt(browser, nael)
  await signIn(page, nael, { at: '/dashboard/control-panel?tab=system' })
  const sessions = page.getByRole('region', { name: 'Aktive Sitzungen' })
  await sessions
    .getByRole('button', { name: / beenden$/ })
    .first()
    .click()
  await expect(page.getByText(settings.sessionEnded.text)).toBeVisible()
  await expect(sessions.getByText(admin.sessionEnded, { exact: true })).toBeVisible()
  await pictures(page, 'control-panel-sessions')
  await expect(phone).toHaveURL(/\/dashboard\/login/)
  await phone.context().close()

  // Who looks after his account: the own password, what goes and what stays.
  const officer = await personAt(browser, 'ursula.kaeser@handelswerk.example')
  await officer.goto('/admin/people?query=Nael')
  await officer.getByRole('link', { name: 'Nael Özdemir' }).click()
  const card = officer.getByRole('region', { name: people.deleteAsk.text })
  await card.getByRole('button', { name: labels.deleteOpen }).click()
  const dialog = officer.getByRole('dialog', { name: 'Löschung von Nael Özdemir' })
  await expect(dialog.getByText(labels.goes)).toBeVisible()
  await password(officer).fill('nicht dieses')
  await officer.keyboard.press('Enter')
  await expect(password(officer)).toHaveAccessibleDescription(/stimmt nicht/)
  await pictures(officer, 'admin-person-delete', { fullPage: false })
  await password(officer).fill(DEMO_PASSWORD)
  await officer.keyboard.press('Enter')
  await expect(card.getByText(labels.askedByCompany)).toBeVisible()
  await pictures(officer, 'admin-person-deleting')
  await warned(nael)

  // He reads who wished it, and stays.
  await page.goto('/dashboard/control-panel')
  await expect(section(page).getByText(labels.askedByOther)).toBeVisible()
  await section(page).getByRole('button', { name: messages.deleteCancel.text }).click()
  await expect(page.getByText(messages.deleteCancelled.text)).toBeVisible()
  await officer.reload()
  await expect(card.getByRole('button', { name: labels.deleteOpen })).toBeVisible()

  // Asked for again, the officer takes it back.
  await card.getByRole('button', { name: labels.deleteOpen }).click()
  await password(officer).fill(DEMO_PASSWORD)
  await officer.keyboard.press('Enter')
  await card.getByRole('button', { name: people.deleteCancel.text }).click()
  await expect(officer.getByText(people.deleteCancelled.text)).toBeVisible()
  await expect(card.getByRole('button', { name: labels.deleteOpen })).toBeVisible()
  await officer.context().close()
})

test('the training body takes its monthly sheet along; an officer is offered none', async ({ page, browser }) => {
  await signIn(page, 'barbara.inauen@ict-mittelland.example', { at: '/admin' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: overview.sheet.text }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await pictures(page, 'admin-monthly-sheet')
  const officer = await personAt(browser, 'ursula.kaeser@handelswerk.example')
  await officer.goto('/admin')
  await expect(officer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(officer.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(officer.getByRole('button', { name: overview.sheet.text })).toHaveCount(0)
  await officer.context().close()
})
