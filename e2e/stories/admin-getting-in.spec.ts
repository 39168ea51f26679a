import type { Page } from '@playwright/test'
// Getting people in: the training body takes a company in, its officer comes and invites, an apprentice follows; and a
// trainer who leaves hands everything over.
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { setupFieldLabels } from '../../contract/src/setup/labels.ts'
import { agree } from '../support/activities.ts'
import { plantTeam } from '../support/admin.ts'
import { axe } from '../support/axe.ts'
import { freshAddress, linkIn, mailsTo, mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { fillLoginHere, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Drei kleine Hunde bellen'
const WIDTHS = [1440, 1040, 768, 390]

async function signUp(page: Page, link: string, nameFirst: string) {
  await page.goto(link)
  await page.getByLabel('Vorname').fill(nameFirst)
  await page.getByLabel('Nachname').fill('Neu')
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(PASSWORD)
  await page.getByRole('button', { name: auth.signUp.submit }).click()
  await expect(page.getByText('Dein Konto ist bereit. Melde dich jetzt an')).toBeVisible()
}

const freshName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('onboard a company → its officer signs up → invites → an apprentice signs up', async ({ page, browser }) => {
  const [company, officer, apprentice] = [freshName('Juravolt'), freshAddress('bildung'), freshAddress('lehre')]
  await signIn(page, 'barbara.inauen@ict-mittelland.example', { at: '/admin/companies' })
  // Companies, and nothing else.
  const bar = page.getByRole('navigation', { name: 'Bereiche der Verwaltung' }).first()
  await expect(bar.getByRole('link')).toHaveText(['Übersicht', 'Betriebe'])
  await expect(page.getByRole('link', { name: 'Handelswerk AG' })).toBeVisible()
  await axe(page)
  await screens(page, 'admin-companies', { widths: WIDTHS })
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
  await axe(page)
  await screens(page, 'admin-onboarding', { widths: WIDTHS })
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Mailadresse der ersten bildungsverantwortlichen Person').fill(officer)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText(`${company} wird aufgenommen, und ${officer} erhält eine Einladung.`)).toBeVisible()
  await page.getByRole('button', { name: 'Aufnehmen und einladen' }).click()
  await expect(page.getByText(`${company} ist aufgenommen, die Einladung ist unterwegs`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/companies\/detail\?id=/)
  await expect(page.getByText('wartet auf erste Person')).toBeVisible()
  await axe(page)
  await screens(page, 'admin-company', { widths: WIDTHS })

  const office = await (await browser.newContext()).newPage()
  await signUp(office, linkIn(await mailTo(officer, `${company} ist auf Werkplatz aufgenommen`)), 'Michel')
  await fillLoginHere(office, officer, PASSWORD)
  await office.getByLabel(setupFieldLabels.slogan).fill('Strom für alle.')
  await office.getByRole('button', { name: auth.setup.submit }).click()
  await expect(office).toHaveURL(/\/dashboard\/?$/)
  await office.goto('/admin')
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Michel')
  await expect(office.getByText('1 von 5 erledigt')).toBeVisible()
  await axe(office)
  await screens(office, 'admin-first-day', { widths: WIDTHS })

  await office.getByRole('link', { name: 'Einladungen', exact: true }).first().click()
  await expect(office.getByText('Keine offenen Einladungen. Alle sind da.')).toBeVisible()
  await office.getByRole('link', { name: 'Einladen' }).click()
  await office.getByLabel('E-Mail, Zeile 1').fill(apprentice)
  // A new row appears with the first sign; the first one stays.
  await expect(office.getByLabel('E-Mail, Zeile 2')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Zeile 1 entfernen' })).toHaveCount(0)
  await expect(office.getByRole('button', { name: 'Zeile 2 entfernen' })).toBeVisible()
  await axe(office)
  await screens(office, 'admin-invite', { widths: WIDTHS })
  await office.getByRole('button', { name: '1 Einladung senden' }).click()
  await expect(office.getByText('Einladungen wurden erfolgreich versendet')).toBeVisible()
  await expect(office.getByRole('row', { name: new RegExp(apprentice) })).toContainText('offen')
  await axe(office)
  await screens(office, 'admin-invitations', { widths: WIDTHS })

  const learner = await (await browser.newContext()).newPage()
  await signUp(learner, linkIn(await mailTo(apprentice, 'Deine Einladung zu Werkplatz')), 'Mia')
  await office.getByRole('link', { name: 'Angenommen' }).click()
  await expect(office.getByRole('row', { name: new RegExp(apprentice) })).toContainText('angenommen')
  await office.getByRole('link', { name: 'Personen', exact: true }).first().click()
  await expect(office.getByRole('row', { name: /Mia Neu/ })).toContainText('fehlt')
  await page.reload()
  await expect(page.getByText('aktiv', { exact: true })).toBeVisible()
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
  await axe(page)
  await screens(page, 'admin-import', { widths: WIDTHS })
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

test('5000 messy lines: shown within two seconds with the right counts', async ({ page }) => {
  const { officer } = await plantTeam()
  await signIn(page, officer, { at: '/admin/invitations/form' })
  const buffer = Buffer.from(messyList(5000))
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  const before = Date.now()
  await page.locator('input[type=file]').setInputFiles({ name: 'schule.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('schule.csv, 5000 Zeilen. Noch ist nichts verschickt.')).toBeVisible()
  const took = Date.now() - before
  test.info().annotations.push({ type: 'preview', description: `${took} ms` })
  console.log(`preview of 5000 lines: ${took} ms`)
  // Every tenth repeats another; every 25th address and every 40th day is broken, where it is no double.
  let ready = 0
  for (let n = 0; n < 5000; n += 1) if (n % 10 !== 3 && n % 25 !== 11 && n % 40 !== 21) ready += 1
  await expect(page.getByRole('heading', { name: `${ready} Einladungen`, exact: true })).toBeVisible()
})

test('deactivate a trainer with eight apprentices and see who has them now', async ({ page, request }) => {
  const { officer, leaver } = await plantTeam()
  await signIn(page, officer, { at: '/admin/people' })
  await axe(page)
  await screens(page, 'admin-people', { widths: WIDTHS })
  await page.getByPlaceholder('Name oder E-Mail').fill('simon')
  await page.getByRole('link', { name: 'Simon Geher' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simon Geher')
  await axe(page)
  await screens(page, 'admin-person', { widths: WIDTHS })
  await page.getByRole('link', { name: 'Deaktivieren' }).click()
  await expect(page.getByText('Betreute Lernende: 8')).toBeVisible()
  await page.getByRole('button', { name: 'Deaktivieren und übergeben' }).click()
  await expect(page.getByText('Bitte wähle, wer übernimmt')).toBeVisible()
  await page.getByRole('combobox', { name: /Neue zuständige Person/ }).click()
  await page.getByRole('option', { name: /Rita Bleibt/ }).click()
  await axe(page)
  await screens(page, 'admin-handover', { widths: WIDTHS })
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
