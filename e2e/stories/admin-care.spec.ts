// Looking after the platform: what is switched off is off, what was given up is tried again, what happened can be read and
// taken along, catalogues and criteria change in the open, and why somebody does not see something has an answer.
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import jobs from '@werkplatz/content/labels/jobs.json' with { type: 'json' }
import posts from '@werkplatz/content/messages/posts.json' with { type: 'json' }

import { themes } from '../../contract/src/accounts/schemas.ts'
import { demoId } from '../../server/src/demo/demo-id.ts'
import { agree } from '../support/activities.ts'
import { plantDeadLetter, plantTeam } from '../support/admin.ts'
import { axe } from '../support/axe.ts'
import { callsAs, good, newPlanter } from '../support/planted.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [1440, 1040, 768, 390]
const ADMIN = 'dario.bianchi@handelswerk.example'

/** Without a violation, and pictures by day and by night. */
async function look(page: Page, name: string, { fullPage = true } = {}) {
  // Whoever looks may wear either of them already.
  const before = await page.evaluate(() => document.documentElement.dataset['theme'])
  const wear = (theme: string | undefined) =>
    page.evaluate((one) => {
      document.documentElement.dataset['theme'] = one ?? ''
      document.documentElement.style.colorScheme = one === 'MIDNIGHT' ? 'dark' : ''
    }, theme)
  await wear('DEFAULT')
  await axe(page)
  await screens(page, name, { widths: WIDTHS, fullPage })
  await wear('MIDNIGHT')
  await axe(page, { onlyContrast: true })
  await screens(page, `${name}-midnight`, { widths: WIDTHS, fullPage })
  await wear(before)
}

const trail = (page: Page) => page.getByRole('list', { name: 'Protokoll' }).getByRole('listitem')

test('posts are switched off for one company: whoever is writing is stopped at once and reads why; then on again', async ({
  page,
  browser,
}) => {
  const { company, officer, receiver } = await plantTeam()
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, receiver, { at: '/dashboard/community' })
  const text = `Kranfahrt ${crypto.randomUUID()}`
  await theirs.getByRole('button', { name: posts.composerPlaceholder.text }).click()
  const composer = theirs.getByRole('group', { name: posts.composerOpen.text })
  await composer.getByRole('textbox', { name: 'Text' }).fill(text)

  await signIn(page, ADMIN, { at: '/admin/switches' })
  await expect(page.getByRole('switch')).toHaveCount(4)
  await axe(page)
  await page.getByRole('button', { name: 'Beiträge und Kommentare für einen Betrieb ausschalten' }).click()
  await page.getByRole('button', { name: 'Ausschalten', exact: true }).click()
  await expect(page.getByText('Bitte schreib kurz, warum')).toBeVisible()
  await page.getByRole('combobox', { name: 'Betrieb' }).fill(company)
  await page.getByRole('option', { name: company }).click()
  await page.getByLabel('Hinweis für alle').fill('Die Beiträge machen kurz Pause.')
  await page.getByLabel('Grund fürs Protokoll').fill('Probe')
  await look(page, 'admin-switches-dialog', { fullPage: false })
  await page.getByRole('button', { name: 'Ausschalten', exact: true }).click()
  await expect(page.getByText('Der Schalter ist umgelegt')).toBeVisible()
  await expect(page.getByText('Die Betroffenen lesen: «Die Beiträge machen kurz Pause.»')).toBeVisible()
  await look(page, 'admin-switches')

  // The page was open before: the call itself is refused.
  const refused = theirs.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 403)
  await composer.getByRole('button', { name: 'Posten' }).click()
  expect(await (await refused).json()).toMatchObject({ code: 'switched_off' })
  await signIn(theirs, receiver, { at: '/dashboard/community' })
  await expect(theirs.getByText('Die Beiträge machen kurz Pause.').first()).toBeVisible()
  await expect(composer).toHaveCount(0)
  // Elsewhere nothing has changed.
  await page.goto('/dashboard/community')
  await expect(page.getByRole('button', { name: posts.composerPlaceholder.text })).toBeVisible()

  await page.goto('/admin/switches')
  await page.getByRole('button', { name: `Beiträge und Kommentare für ${company} einschalten` }).click()
  await agree(page, `wird wieder eingeschaltet: nur ${company}`, 'Einschalten')
  await expect(page.getByText('Die Betroffenen lesen')).toBeHidden()
  // What was begun is still there.
  await signIn(theirs, receiver, { at: '/dashboard/community' })
  await expect(composer.getByRole('textbox', { name: 'Text' })).toHaveValue(text)
  await composer.getByRole('button', { name: 'Posten' }).click()
  await expect(theirs.getByText(posts.created.text)).toBeVisible()

  // The officer reads what was done to her company, not by whom.
  await signIn(theirs, officer, { at: '/admin/audit' })
  await expect(trail(theirs).filter({ hasText: 'hat ausgeschaltet' })).toContainText('jemand aus einem anderen Betrieb')
  await expect(trail(theirs).filter({ hasText: 'hat eingeschaltet' })).toContainText('jemand aus einem anderen Betrieb')
  await look(theirs, 'admin-audit-officer')
})

test('a job that was given up is tried again, and is done; what stays is put aside', async ({ page, request }) => {
  const call = await callsAs(request, 'seraina.hofstetter@handelswerk.example')
  const countedAt = async () => (await call('readFigures')).body.counted?.at ?? null
  const [before, mark] = [await countedAt(), crypto.randomUUID().slice(0, 8)]
  await plantDeadLetter('count-figures', `connection refused ${mark}`)
  await plantDeadLetter('check-file', `store unreachable ${mark}`)
  await signIn(page, ADMIN, { at: '/admin/jobs' })
  const letter = (reason: string) => page.getByRole('listitem').filter({ hasText: `${reason} ${mark}` })
  await expect(letter('connection refused')).toContainText('5 Versuche')
  await expect(letter('connection refused')).toContainText(jobs.causes.UNREACHABLE)
  await expect(page.getByRole('grid', { name: 'Warteschlangen' })).toBeVisible()
  await look(page, 'admin-jobs')
  await letter('connection refused').getByRole('button', { name: 'Zahlen der Übersicht nochmals versuchen' }).click()
  await expect(page.getByText('Der Auftrag läuft nochmals')).toBeVisible()
  await expect(letter('connection refused')).toHaveCount(0)
  // Done, not only gone from the list: what it counts is newer.
  await expect.poll(countedAt, { timeout: 60_000 }).not.toBe(before)
  await letter('store unreachable').getByRole('button', { name: 'Dateien prüfen verwerfen' }).click()
  await agree(page, 'Der Auftrag wird nicht mehr ausgeführt', 'Verwerfen')
  await expect(letter('store unreachable')).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByText('aktiv diese Woche')).toBeVisible()
  await look(page, 'admin-overview')
  for (const theme of themes) {
    await page.evaluate((one) => (document.documentElement.dataset['theme'] = one), theme)
    await axe(page, { onlyContrast: true })
    await screens(page, `admin-overview-${theme.toLowerCase()}`, { widths: [1440, 390] })
  }
})

test('a sector comes and is retired; a template has words', async ({ page }) => {
  const name = `Robotik ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, ADMIN, { at: '/admin/catalogues' })
  await page.getByRole('button', { name: 'Bereich hinzufügen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte gib einen Namen ein')).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Speichern' }).click()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Aktiv')
  await look(page, 'admin-catalogues')
  // Offered where activities are written, and no longer once it is retired.
  const offered = await page.context().newPage()
  const sectors = offered.getByRole('combobox', { name: 'Bereich' })
  await offered.goto('/dashboard/activities/form')
  await sectors.click()
  await expect(offered.getByRole('option', { name })).toBeVisible()
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Stilllegen' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(row).toContainText('Stillgelegt')
  const asked = offered.waitForResponse((answer) => answer.url().endsWith('/v1/work-sectors'))
  await offered.reload()
  expect(await (await asked).text()).not.toContain(name)
  await offered.close()

  for (const [tab, file] of [
    ['Berufe', 'admin-professions'],
    ['Schulfächer', 'admin-subjects'],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Verzeichnisse' }).getByRole('radio', { name: tab }).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tab)
    await look(page, file)
  }
  await page.goto('/admin/templates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildvorlagen')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await look(page, 'admin-templates')
})

const inDays = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}

test('criteria: the draft is changed, compared and published from a day on; then it never changes again', async ({
  page,
}) => {
  await signIn(page, ADMIN, { at: '/admin/criteria' })
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByLabel('Kriterium').nth(1).fill('Sorgfalt')
  await look(page, 'admin-criteria-form')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const compared = page.getByRole('table', { name: 'Fassung 2 gegenüber Fassung 1' })
  await expect(compared.getByRole('row').filter({ hasText: 'Sorgfalt' })).toContainText('Geändert')
  await look(page, 'admin-criteria')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Bitte wähle den ersten Tag')).toBeVisible()
  await page.getByRole('textbox', { name: /Gilt ab/ }).fill(inDays(40))
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await agree(page, inDays(40), 'Veröffentlichen')
  const versions = page.getByRole('navigation', { name: 'Fassungen' })
  await expect(versions.getByRole('link', { name: /Fassung 2/ })).toContainText('Geplant')
  await expect(compared).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0)

  // The next one begins where this one ended, and can be given up.
  await page.getByRole('button', { name: 'Neue Fassung' }).click()
  await expect(page.getByText('Kein Unterschied.')).toBeVisible()
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('button', { name: 'Neue Fassung' })).toBeVisible()
})

test('the trail tells the whole story of one person; filtered, and taken along', async ({
  page,
  browser,
  playwright,
  request,
}) => {
  const { company, officer } = await plantTeam()
  const made = { inviter: officer, role: 'USER', nameFirst: 'Vera', nameLast: 'Neu' }
  const { id } = await newPlanter(playwright, 'vera', made)
  const call = await callsAs(request, officer)
  const { rightsVersion } = good(await call('readManagedPerson', { query: { id } })).body
  const apprenticeOnly = { supervisorId: null, professionId: null, adultFrom: null, dateJoined: null }
  const roles = ['USER', 'VOCATIONAL_TRAINER']
  good(await call('changePerson', { body: { id, rightsVersion, roles, ...apprenticeOnly } }))
  good(await call('deactivatePerson', { body: { id, receiverId: null } }))
  good(await call('reactivatePerson', { body: { id } }))

  await signIn(page, ADMIN, { at: `/admin/people/detail?id=${id}` })
  await page.getByRole('main').getByRole('link', { name: 'Protokoll' }).click()
  await expect(page.getByRole('combobox', { name: 'Betrifft' })).toHaveValue('Vera Neu')
  const told = ['hat wieder aktiviert', 'hat deaktiviert', 'hat geändert', 'hat das Profil eingerichtet']
  await expect(trail(page)).toContainText([...told, 'hat das Konto eröffnet'])
  await trail(page).filter({ hasText: 'hat geändert' }).click()
  await expect(page.getByText('Benutzer, Berufsbildner')).toHaveCount(0)
  await expect(page.getByText('Berufsbildner, Benutzer')).toBeVisible()
  await trail(page).filter({ hasText: 'hat deaktiviert' }).click()
  await expect(trail(page).filter({ hasText: 'hat deaktiviert' })).toContainText(/Nachher\s*deaktiviert/)
  await look(page, 'admin-audit')

  await page.getByRole('combobox', { name: 'Art' }).click()
  await page.getByRole('option', { name: 'hat deaktiviert' }).click()
  await expect(trail(page)).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV herunterladen' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('protokoll.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  for (const word of ['Ona Brand', 'hat deaktiviert', 'Vera Neu', company]) expect(lines[1]).toContain(word)

  // Her officer reads what was done to her; what she did about herself is hers.
  const office = await (await browser.newContext()).newPage()
  await signIn(office, officer, { at: `/admin/audit?person=${id}` })
  await expect(trail(office)).toContainText(told.slice(0, 3))
  await expect(trail(office)).toHaveCount(3)
})

interface Case {
  who: string
  address: string
  verdict: string
  /** What would change it. */
  ways: string[]
  /** Words of the thing, which the tool never says. */
  secrets: string[]
}

const CASES: Record<string, Case> = {
  'an apprentice and a draft of her own company': {
    who: 'Nina Ammann',
    address: `/dashboard/activities/detail?id=${demoId('a-35')}`,
    verdict: 'Nein. Für Nina Ammann gibt es das nicht.',
    ways: ['Es ist auf dem Marktplatz'],
    secrets: ['Retouren', 'Milena'],
  },
  'a trainer and the marks of an apprentice of another company': {
    who: 'Reto Zumstein',
    address: `/dashboard/company/school-semesters?apprenticeId=${demoId('p-lena-stocker')}`,
    verdict: 'Nein. Für Reto Zumstein gibt es das nicht.',
    ways: ['Es gehört zum gleichen Betrieb'],
    secrets: ['Stocker', 'Aarebogen'],
  },
  'an officer and an application that stayed in another company': {
    who: 'Ursula Käser',
    address: `/dashboard/applications/detail?id=${demoId('ap-19')}`,
    verdict: 'Nein. Für Ursula Käser gibt es das nicht.',
    ways: ['Es gehört zum gleichen Betrieb', 'Es ging an einen anderen Betrieb'],
    secrets: ['Zuschauen', 'Rayan', 'Onlineschalter'],
  },
  'the closed profile of a minor, from outside': {
    who: 'Ivan Marić',
    address: `/dashboard/community/profile?id=${demoId('profile p-matteo-ricci')}&type=user`,
    verdict: 'Ja, Ivan Marić darf das, sieht aber nicht alles.',
    ways: ['Das Profil ist offen'],
    secrets: ['Matteo', 'Ricci'],
  },
  'the other side’s part of an evaluation, before both have handed in': {
    who: 'Pascal Grob',
    address: `/dashboard/company/evaluation?id=${demoId('as-11')}`,
    verdict: 'Ja, Pascal Grob darf das, sieht aber nicht alles.',
    ways: ['Beide Seiten haben ihren Teil eingereicht'],
    secrets: ['Tharsika', 'Sivakumar'],
  },
}

test('why does she not see it? The rule and what would change it, never the thing', async ({ page }) => {
  await signIn(page, ADMIN, { at: '/admin/people' })
  await page.getByRole('link', { name: 'Warum sieht sie das nicht?' }).click()
  await page.getByRole('button', { name: 'Nachsehen' }).click()
  await expect(page.getByText('Bitte wähle eine Person')).toBeVisible()
  await axe(page)
  const person = page.getByRole('combobox', { name: 'Person' })
  const changes = page.getByRole('main').locator('section', { hasText: 'Was würde es ändern?' }).last()
  for (const [name, { who, address, verdict, ways, secrets }] of Object.entries(CASES))
    await test.step(name, async () => {
      await person.fill(who)
      await page
        .getByRole('option', { name: new RegExp(who) })
        .first()
        .click()
      await page.getByLabel('Sache').fill(address)
      await page.getByRole('button', { name: 'Nachsehen' }).click()
      await expect(page.getByRole('heading', { level: 2, name: verdict })).toBeVisible()
      await expect(page.getByText('Diese Regeln haben wir geprüft')).toBeVisible()
      for (const way of ways) await expect(changes).toContainText(way)
      const said = await page.getByRole('main').innerText()
      for (const secret of secrets) expect(said).not.toContain(secret)
      await look(page, `admin-why-${who.split(' ')[0]!.toLowerCase()}`)
    })
  // A thing that does not exist is answered like one that is hidden.
  await page.getByLabel('Sache').fill('/dashboard/activities/detail?id=0198c0de-0000-7000-8000-000000000001')
  await page.getByRole('button', { name: 'Nachsehen' }).click()
  await expect(page.getByRole('heading', { name: 'Nein. Für Pascal Grob gibt es das nicht.' })).toBeVisible()
  await page.goto('/admin/audit')
  await expect(trail(page).filter({ hasText: 'hat eine Berechtigung geprüft' }).first()).toContainText('Dario Bianchi')
})
