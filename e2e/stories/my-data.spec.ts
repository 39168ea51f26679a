// One's own data: taken along, and deleted after two weeks in which one can change one's mind.
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import labels from '@werkplatz/content/labels/my-data.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/my-data.json' with { type: 'json' }

import { openDatabase } from '../../server/src/db/open.ts'
import { enqueue } from '../../server/src/db/outbox.ts'
import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { openQueue } from '../../server/src/jobs/queue.ts'
import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { changedPeople } from '../support/changed-people.ts'
import { cluster } from '../support/cluster.ts'
import { mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const { ladina } = changedPeople
const widths = [1440, 1040, 768, 390]

/** What the browser saved after this, with its name. */
async function saved(page: Page, begin: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const section = (page: Page) => page.getByRole('region', { name: labels.title })
const password = (page: Page) => page.getByRole('textbox', { name: messages.exportPassword.text, exact: true })

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
  await screens(page, 'my-data', { widths })

  // A copy: a wrong password is said at its field, the right one starts it.
  await section(page).getByRole('button', { name: messages.exportStart.text }).click()
  await password(page).fill('nicht dieses')
  await page.getByRole('button', { name: messages.exportDialog.confirm, exact: true }).click()
  await expect(password(page)).toHaveAccessibleDescription(/stimmt nicht/)
  await screens(page, 'my-data-password', { widths, fullPage: false })
  await password(page).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.exportStarted.text)).toBeVisible()
  const download = section(page).getByRole('button', { name: labels.download, exact: true })
  await expect(download.first()).toBeVisible({ timeout: 90_000 })
  await expect(section(page).getByText(labels.tomorrow)).toBeVisible()
  const copy = await saved(page, () => download.last().click())
  expect(copy.name).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/)
  expect(copy.bytes.subarray(0, 2).toString()).toBe('PK')
  await mailTo(ladina, 'Deine Daten sind bereit')

  // What belongs to her training, which is about to end, as one file.
  await section(page).getByRole('button', { name: messages.goodbyeDownload.text }).click()
  await expect(download).toHaveCount(2, { timeout: 90_000 })
  const training = await saved(page, () => download.first().click())
  expect(training.name).toMatch(/^meine-ausbildung-\d{4}-\d\d-\d\d\.zip$/)
  expect(training.bytes.toString('latin1')).toContain('bewertungen/')
  await screens(page, 'my-data-ready', { widths })

  // To have it deleted: what goes, what stays and until when.
  const open = section(page).getByRole('button', { name: labels.deleteOpen })
  await open.click()
  const dialog = page.getByRole('dialog', { name: labels.deleteTitle })
  await expect(dialog.getByText(/Einsätze und Bewertungen bis \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await axe(page)
  await screens(page, 'my-data-delete', { widths, fullPage: false })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await password(page).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(section(page).getByText(labels.running)).toBeVisible()
  await expect(section(page).getByText(labels.daysLeft)).toBeVisible()
  await axe(page)
  await screens(page, 'my-data-pending', { widths })
  await mailTo(ladina, 'Dein Konto wird am')

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
  await expect(page.getByRole('alert')).toBeVisible()
  const colleague = await personAt(browser, 'lena.stocker@aarebogen.example')
  await colleague.goto('/dashboard/community')
  await expect(colleague.getByRole('article').first()).toBeVisible()
  await expect(colleague.getByText('Vier Lehrjahre in sechs Bildern')).toHaveCount(0)
  await expect(colleague.getByText('Ladina Caflisch')).toHaveCount(0)
  await colleague.context().close()
})
