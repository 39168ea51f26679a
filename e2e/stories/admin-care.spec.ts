// Looking after the platform: what is switched off is off, what happened can be read, catalogues and criteria change in the
// open, and why somebody sees something has an answer.
import { plantTeam } from '../support/admin.ts'
import { axe } from '../support/axe.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [1440, 1040, 768, 390]
const ADMIN = 'dario.bianchi@handelswerk.example'

test('posts are switched off for one company: its people read why, the trail says who; then on again', async ({
  page,
  browser,
}) => {
  const { company, officer, receiver } = await plantTeam()
  await signIn(page, ADMIN, { at: '/admin/switches' })
  await expect(page.getByRole('switch')).toHaveCount(4)
  await axe(page)
  await page.getByRole('button', { name: 'Beiträge und Kommentare für einen Betrieb ausschalten' }).click()
  await page.getByRole('button', { name: 'Ausschalten', exact: true }).click()
  await expect(page.getByText('Bitte schreib kurz, warum')).toBeVisible()
  await axe(page)
  await page.getByRole('combobox', { name: 'Betrieb' }).fill(company)
  await page.getByRole('option', { name: company }).click()
  await page.getByLabel('Hinweis für alle').fill('Die Beiträge machen kurz Pause.')
  await page.getByLabel('Grund fürs Protokoll').fill('Probe')
  await screens(page, 'admin-switches-dialog', { widths: WIDTHS, fullPage: false })
  await page.getByRole('button', { name: 'Ausschalten', exact: true }).click()
  await expect(page.getByText('Der Schalter ist umgelegt')).toBeVisible()
  await expect(page.getByText('Die Betroffenen lesen: «Die Beiträge machen kurz Pause.»')).toBeVisible()
  await axe(page)
  await screens(page, 'admin-switches', { widths: WIDTHS })

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, receiver, { at: '/dashboard/community' })
  await expect(theirs.getByText('Die Beiträge machen kurz Pause.').first()).toBeVisible()

  await page.getByRole('button', { name: `Beiträge und Kommentare für ${company} einschalten` }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByText('Die Betroffenen lesen')).toBeHidden()

  // The officer reads what was done to her company, not by whom.
  await signIn(theirs, officer, { at: '/admin/audit' })
  const entries = theirs.getByRole('list', { name: 'Protokoll' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'hat ausgeschaltet' })).toContainText('jemand aus einem anderen Betrieb')
  await axe(theirs)
  await screens(theirs, 'admin-audit', { widths: WIDTHS })
  await theirs.context().close()
})

test('jobs: what was given up stands above the queues', async ({ page }) => {
  await signIn(page, ADMIN, { at: '/admin/jobs' })
  await expect(page.getByRole('heading', { name: 'Liegen geblieben' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Warteschlangen' })).toBeVisible()
  await axe(page)
  await screens(page, 'admin-jobs', { widths: WIDTHS })
})

test('a sector comes and is retired; a template has words', async ({ page }) => {
  const name = `Robotik ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, ADMIN, { at: '/admin/catalogues' })
  await page.getByRole('button', { name: 'Bereich hinzufügen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte gib einen Namen ein')).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Aktiv')
  await axe(page)
  await screens(page, 'admin-catalogues', { widths: WIDTHS })
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Stilllegen' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Stillgelegt')
  await page.goto('/admin/templates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildvorlagen')
  await axe(page)
  await screens(page, 'admin-templates', { widths: WIDTHS })
})

test('criteria: drafted, changed, compared, given up', async ({ page }) => {
  await signIn(page, ADMIN, { at: '/admin/criteria' })
  await page.getByRole('button', { name: 'Neue Fassung' }).click()
  await expect(page.getByText('Kein Unterschied.')).toBeVisible()
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByLabel('Kriterium').first().fill('Sorgfalt')
  await axe(page)
  await screens(page, 'admin-criteria-form', { widths: WIDTHS })
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('1 geändert')).toBeVisible()
  await axe(page)
  await screens(page, 'admin-criteria', { widths: WIDTHS })
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Bitte wähle den ersten Tag')).toBeVisible()
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('button', { name: 'Neue Fassung' })).toBeVisible()
})

test('why does she not see it? A rule, never the thing', async ({ page }) => {
  await signIn(page, ADMIN, { at: '/admin/people' })
  await page.getByRole('link', { name: 'Warum sieht sie das nicht?' }).click()
  await page.getByRole('button', { name: 'Nachsehen' }).click()
  await expect(page.getByText('Bitte wähle eine Person')).toBeVisible()
  await page.getByRole('combobox', { name: 'Person' }).fill('Nina Ammann')
  await page.getByRole('option', { name: /Nina Ammann/ }).click()
  await page.getByLabel('Sache').fill('/dashboard/activities/detail?id=0198c0de-0000-7000-8000-000000000001')
  await page.getByRole('button', { name: 'Nachsehen' }).click()
  await expect(page.getByRole('heading', { name: 'Nein. Für Nina Ammann gibt es das nicht.' })).toBeVisible()
  await expect(page.getByText('Diese Regeln haben wir geprüft')).toBeVisible()
  await axe(page)
  await screens(page, 'admin-why', { widths: WIDTHS })
})
