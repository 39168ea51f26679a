// Getting people in: the training body takes a company in, its officer comes and invites, an apprentice follows and begins
// to work; a list from a school is looked at and sent; and a trainer who leaves hands everything over.
import type { Page } from '@playwright/test'
import assignments from '@werkplatz/content/messages/assignments.json' with { type: 'json' }
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { setupFieldLabels } from '../../contract/src/setup/labels.ts'
import { agree } from '../support/activities.ts'
import { invitedOf, plantTeam } from '../support/admin.ts'
import { axe } from '../support/axe.ts'
import { freshAddress, linkIn, mailsTo, mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLoginHere, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Drei kleine Hunde bellen'
const WIDTHS = [1440, 1040, 768, 390]

/** In both kinds of light: nothing that axe sees, and pictures to be looked at. */
async function look(page: Page, name: string) {
  await axe(page)
  await screens(page, name, { widths: WIDTHS })
  await wear(page, 'MIDNIGHT', 'dark')
  await axe(page, { onlyContrast: true })
  await screens(page, `${name}-midnight`, { widths: WIDTHS })
  await wear(page, 'DEFAULT', 'light')
}

const wear = (page: Page, theme: string, scheme: string) =>
  page.evaluate(
    (worn) => {
      document.documentElement.dataset['theme'] = worn.theme
      document.documentElement.dataset['colorScheme'] = worn.scheme
    },
    { theme, scheme },
  )

async function signUp(page: Page, link: string, nameFirst: string) {
  await page.goto(link)
  await page.getByLabel('Vorname').fill(nameFirst)
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(PASSWORD)
  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByText('Dein Konto ist bereit. Melde dich jetzt an')).toBeVisible()
}

/** First steps after the first sign-in; an apprentice also says since when and what. */
async function setUp(page: Page, slogan: string, profession?: string) {
  await page.getByLabel(setupFieldLabels.slogan).fill(slogan)
  if (profession) {
    await page.getByLabel(setupFieldLabels.date).fill('2026-08-03')
    await page.getByRole('combobox', { name: setupFieldLabels.professionId }).fill(profession)
    await page.getByRole('option', { name: profession }).click()
  }
  await page.getByRole('button', { name: auth.setup.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
}

const swissDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.')

async function handIn(page: Page, title: string, contact: { name: string; company: string }) {
  await page.goto('/dashboard/company/assignment/form')
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Ich ziehe Kabel ein und messe nach.')
  await page.getByRole('textbox', { name: 'Start' }).fill(swissDay(20))
  await page.getByRole('textbox', { name: 'Ende' }).fill(swissDay(80))
  await page.getByRole('textbox', { name: 'Team' }).fill('Montage')
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Hauptgasse 1, 4500 Solothurn')
  await page.getByRole('combobox', { name: 'Bereich' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Kontaktperson' }).fill(contact.name)
  await page.getByRole('option', { name: `${contact.name} ${contact.company}` }).click()
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await expect(page.getByText(assignments.submitted.text)).toBeVisible()
}

const freshName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('onboard a company → its officer signs up → invites → an apprentice signs up and works', async ({
  page,
  browser,
}) => {
  const [company, officer, apprentice] = [freshName('Juravolt'), freshAddress('bildung'), freshAddress('lehre')]
  await signIn(page, 'barbara.inauen@ict-mittelland.example', { at: '/admin/companies' })
  // Companies, and nothing else.
  const bar = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' }).first()
  await expect(bar.getByRole('link')).toHaveText(['Übersicht', 'Betriebe'])
  await expect(page.getByRole('link', { name: 'Handelswerk AG' })).toBeVisible()
  await look(page, 'admin-companies')
  await page.goto('/admin/people')
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()

  await page.goto('/admin/companies')
  await page.getByRole('link', { name: 'Betrieb aufnehmen' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Bitte gib Name, Ort, Kanton und Mailadresse an').first()).toBeVisible()
  await page.getByLabel('Name des Betriebs').fill(company)
  await page.getByLabel('Ort', { exact: false }).first().fill('Solothurn')
  await page.getByRole('combobox', { name: /Kanton/ }).fill('SO')
  await page.getByRole('option', { name: 'SO', exact: true }).click()
  await look(page, 'admin-onboarding')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Mailadresse der ersten bildungsverantwortlichen Person').fill(officer)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText(`${company} wird aufgenommen, und ${officer} erhält eine Einladung.`)).toBeVisible()
  await page.getByRole('button', { name: 'Aufnehmen und einladen' }).click()
  await expect(page.getByText(`${company} ist aufgenommen, die Einladung ist unterwegs`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/companies\/detail\?id=/)
  await expect(page.getByText('wartet auf erste Person')).toBeVisible()
  await look(page, 'admin-company')

  const office = await (await browser.newContext()).newPage()
  await signUp(office, linkIn(await mailTo(officer, `${company} ist auf Werkplatz aufgenommen`)), 'Michel')
  await fillLoginHere(office, officer, PASSWORD)
  await setUp(office, 'Strom für alle.')
  await office.goto('/admin')
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Michel')
  await expect(office.getByText('1 von 5 erledigt')).toBeVisible()
  await look(office, 'admin-first-day')

  await office.getByRole('link', { name: 'Einladungen', exact: true }).first().click()
  await expect(office.getByText('Keine offenen Einladungen. Alle sind da.')).toBeVisible()
  await office.getByRole('link', { name: 'Einladen' }).click()
  await office.getByLabel('E-Mail, Zeile 1').fill(apprentice)
  // A new row appears with the first sign; the first one stays.
  await expect(office.getByLabel('E-Mail, Zeile 2')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Zeile 1 entfernen' })).toHaveCount(0)
  await expect(office.getByRole('button', { name: 'Zeile 2 entfernen' })).toBeVisible()
  await look(office, 'admin-invite')
  await office.getByRole('button', { name: '1 Einladung senden' }).click()
  await expect(office.getByText('Einladungen wurden erfolgreich versendet')).toBeVisible()
  await expect(office.getByRole('row', { name: new RegExp(apprentice) })).toContainText('offen')
  await look(office, 'admin-invitations')

  const learner = await (await browser.newContext()).newPage()
  await signUp(learner, linkIn(await mailTo(apprentice, 'Deine Einladung zu Werkplatz')), 'Mia')
  await office.getByRole('link', { name: 'Angenommen' }).click()
  await expect(office.getByRole('row', { name: new RegExp(apprentice) })).toContainText('angenommen')
  await office.getByRole('link', { name: 'Personen', exact: true }).first().click()
  await expect(office.getByRole('row', { name: /Mia Neu/ })).toContainText('fehlt')
  await page.reload()
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible()

  // Who is in works: what the apprentice hands in waits for the officer.
  await fillLoginHere(learner, apprentice, PASSWORD)
  await setUp(learner, 'Ich will alles wissen.', 'Mediamatiker:in EFZ')
  await handIn(learner, 'Kabel ziehen', { name: 'Michel Neu', company })
  await office.goto('/dashboard/company?filter=APPROVE_ASSIGNMENT')
  await expect(office.getByRole('main').getByRole('link', { name: 'Kabel ziehen' }).first()).toBeVisible()
})

test('a file is looked at before anything is sent; what is wrong stays behind, and the same file sends nothing twice', async ({
  page,
}) => {
  const { officer } = await plantTeam()
  const [mia, tim] = [freshAddress('mia'), freshAddress('tim')]
  await signIn(page, officer, { at: '/admin/invitations/form' })
  const choose = page.locator('input[type=file]')
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose.setInputFiles([file('a.csv', mia), file('b.csv', tim)])
  await expect(page.getByText('Butte nur eine Datei hochladen')).toBeVisible()
  await choose.setInputFiles(file('liste.pdf', mia))
  await expect(page.getByText('Nur .csv oder .txt datein sind erlaubt')).toBeVisible()

  const list = file(
    'lehrbeginn.csv',
    `E-Mail;Rolle;Betreuung;Volljährig ab\n${mia};Lernende/r;Rita Bleibt;02.05.2028\n${tim};Lernende/r;Niemand;02.05.2028\nkein@mail;;;\n${mia};;;\n${officer};;;`,
  )
  await choose.setInputFiles(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Import prüfen' })).toBeVisible()
  await expect(page.getByText('Schon dabei')).toBeVisible()
  await expect(page.getByText('Doppelt, Zeile 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 Einladung', exact: true })).toBeVisible()
  await look(page, 'admin-import')
  await page.getByRole('button', { name: 'Ohne diese Angabe übernehmen' }).click()
  await page.getByRole('button', { name: '2 Einladungen senden' }).click()
  await expect(page.getByText('Einladungen wurden erfolgreich versendet')).toBeVisible()
  await mailTo(mia, 'Deine Einladung zu Werkplatz')
  await mailTo(tim, 'Deine Einladung zu Werkplatz')

  await page.goto('/admin/invitations/form')
  await choose.setInputFiles(list)
  await expect(page.getByText('Schon eingeladen').first()).toBeVisible()
  expect(await mailsTo(mia)).toHaveLength(1)
})

/** As it comes out of a school's administration. */
function messyList(count: number): string {
  const mark = crypto.randomUUID().slice(0, 8)
  const lines = ['Name;E-Mail;Rolle;Betreuung;Volljährig ab;Beruf']
  for (let n = 0; n < count; n += 1) {
    if (n % 50 === 7) lines.push('', ';;;;;')
    const host = n % 25 === 11 ? 'messy' : 'messy.example'
    const email = n % 10 === 3 ? `l${n - 1}.${mark}@MESSY.example` : `l${n}.${mark}@${host}`
    lines.push(`"Muster; ${n}";${email};Lernende/r;Rita Bleibt;${n % 40 === 21 ? '31.02.2028' : '02.05.2028'};`)
  }
  return lines.join('\r\n')
}

/** Every tenth repeats another; every 25th address and every 40th day is broken, where it is no double. */
const readyOf = (count: number) =>
  Array.from({ length: count }, (_, n) => n).filter((n) => n % 10 !== 3 && n % 25 !== 11 && n % 40 !== 21).length

test('5000 messy lines: shown with the right counts', async ({ page }) => {
  const { officer } = await plantTeam()
  await signIn(page, officer, { at: '/admin/invitations/form' })
  const file = { name: 'schule.csv', mimeType: 'text/csv', buffer: Buffer.from(messyList(5000)) }
  const preview = async () => {
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    const before = Date.now()
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('schule.csv, 5000 Zeilen. Noch ist nichts verschickt.')).toBeVisible()
    // Judged: trainers, professions and known addresses are here.
    await expect(page.getByRole('heading', { name: `${readyOf(5000)} Einladungen`, exact: true })).toBeVisible()
    return Date.now() - before
  }
  // Printed, not judged: how fast it is hangs on who else is at work (docs/performance.md; import-list.test.ts bounds the list's own part).
  const times = [await preview()]
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('button', { name: 'Andere Datei' }).click()
    times.push(await preview())
  }
  console.log(`preview of 5000 lines: ${times.join(', ')} ms`)
  await expect(page.getByRole('radio', { name: `Mit Problem ${5000 - 500 - readyOf(5000)}` })).toBeVisible()
})

test('the browser dies after a part was taken and before it heard so: the same file goes on, nobody is invited twice', async ({
  page,
  browser,
}) => {
  const { officer, company } = await plantTeam()
  const file = { name: 'schule.csv', mimeType: 'text/csv', buffer: Buffer.from(messyList(260)) }
  const [ready, left] = [readyOf(260), readyOf(260) - 200]
  const choose = async (at: Page) => {
    await signIn(at, officer, { at: '/admin/invitations/form' })
    await at.locator('input[type=file]').setInputFiles(file)
  }
  const killed = await (await browser.newContext()).newPage()
  await killed.route('**/admin/invitations/import', async (route) => {
    await route.fetch()
    await killed.context().close()
  })
  await choose(killed)
  const closed = killed.waitForEvent('close')
  await killed.getByRole('button', { name: `${ready} Einladungen senden` }).click()
  await closed
  expect(await invitedOf(company)).toEqual({ rows: 200, addresses: 200 })

  await choose(page)
  await page.getByRole('button', { name: `${left} Einladungen senden` }).click()
  await expect(page.getByText('Einladungen wurden erfolgreich versendet')).toBeVisible()
  expect(await invitedOf(company)).toEqual({ rows: ready, addresses: ready })
})

test('who has not come yet: by state, in figures; every page says what it is for', async ({ page }) => {
  await signIn(page, 'ursula.kaeser@handelswerk.example', { at: '/admin' })
  await expect(page.getByRole('heading', { name: 'Wer ist noch nicht gekommen?' })).toBeVisible()
  await look(page, 'admin-overview')
  await page.getByRole('link', { name: 'Zu den Einladungen' }).click()
  await expect(page.getByRole('grid', { name: 'Verschickte Einladungen' })).toContainText('offen')
  await look(page, 'admin-invitation-status')
  await page.getByRole('link', { name: /^Alle/ }).click()
  await expect(page.getByRole('grid', { name: 'Verschickte Einladungen' })).toContainText('angenommen')
  await page.getByRole('button', { name: 'Hilfe' }).click()
  await expect(page.getByText('Ein Link gilt 14 Tage.', { exact: false })).toBeVisible()
})

test('deactivate a trainer with eight apprentices and see who has them now', async ({ page, request }) => {
  const { officer, leaver } = await plantTeam()
  await signIn(page, officer, { at: '/admin/people' })
  await look(page, 'admin-people')
  await page.getByPlaceholder('Name oder E-Mail').fill('simon')
  await page.getByRole('link', { name: 'Simon Geher' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simon Geher')
  await look(page, 'admin-person')
  await page.getByRole('link', { name: 'Deaktivieren' }).click()
  await expect(page.getByText('Betreute Lernende: 8')).toBeVisible()
  await page.getByRole('button', { name: 'Deaktivieren und übergeben' }).click()
  await expect(page.getByText('Bitte wähle, wer übernimmt')).toBeVisible()
  await page.getByRole('combobox', { name: /Neue zuständige Person/ }).click()
  await page.getByRole('option', { name: /Rita Bleibt/ }).click()
  await look(page, 'admin-handover')
  await page.getByRole('button', { name: 'Deaktivieren und übergeben' }).click()
  await agree(page, 'Simon Geher kann sich danach nicht mehr anmelden', 'Deaktivieren')
  await expect(page.getByText('Simon Geher ist deaktiviert')).toBeVisible()
  // Whoever has them now is shown next.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rita Bleibt')
  await expect(page.getByText('Betreute Lernende').locator('..')).toContainText('8')
  const basic = Buffer.from(`${leaver}:werkplatz-demo`).toString('base64')
  expect((await request.get('/api/v1/auth/login', { headers: { authorization: `Basic ${basic}` } })).status()).toBe(401)

  await page.goto('/admin/people?status=DEACTIVATED')
  await page.getByRole('link', { name: 'Simon Geher' }).click()
  await page.getByRole('button', { name: 'Wieder aktivieren' }).click()
  await agree(page, 'Simon Geher kann sich danach wieder anmelden', 'Aktivieren')
  await expect(page.getByText('Simon Geher ist wieder aktiv')).toBeVisible()
})
