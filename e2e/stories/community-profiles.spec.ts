// Profiles: written by their owner, seen from inside and outside the company, and reported.
import type { Page } from '@playwright/test'
import messages from '@werkplatz/content/messages/profile.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { drop, picture } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first()
/** The posts below have menus of their own. */
const moreOf = (page: Page) =>
  page
    .locator('header')
    .filter({ has: heading(page) })
    .getByRole('button', { name: 'Weitere Aktionen' })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' })

/** By the person's own menu, as everybody finds it. */
async function openOwnProfile(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Benutzermenü|Menü von/ }).click()
  await page.getByRole('link', { name: 'Mein Profil' }).click()
  await expect(page).toHaveURL(/\/dashboard\/community\/profile\?id=/)
  return page.url()
}

test.describe('with a server that fails once', () => {
  test.use({ allowedNoise: [/status of 500/] })

  test('Beat edits card and text; a save that fails gives back what was there', async ({ browser }) => {
    test.slow()
    const page = await personAt(browser, 'beat.ruefenacht@handelswerk.example')
    await openOwnProfile(page)
    await expect(heading(page)).toHaveText('Beat Rüfenacht')
    await axe(page)
    await screens(page, 'profile-own', { widths: [1440, 1040, 768, 390] })

    await page.getByRole('link', { name: messages.edit.text }).click()
    await expect(heading(page)).toHaveText(messages.edit.text)
    const slogan = page.getByRole('textbox', { name: /^Slogan/ })
    await slogan.fill('Zuerst fragen, dann schrauben.')
    await page
      .getByRole('textbox', { name: /^Beschreibung/ })
      .fill('Ich messe, was andere vermuten.\nUnd schreibe es auf.')
    await page.getByRole('button', { name: messages.linkAdd.text }).click()
    const url = page.getByRole('textbox', { name: /^Adresse/ }).last()
    await url.fill('ftp://beat.example')
    await axe(page)
    await screens(page, 'profile-edit', { widths: [1440, 1040, 768, 390] })
    await save(page).click()
    await expect(url).toBeFocused()
    await expect(page.getByText(messages.linkInvalid.text).first()).toBeVisible()
    await url.fill('beat.example/werkstatt')

    // The server is out of order for a moment: the profile is what it was, and what was typed is still there.
    await page.route('**/v1/profiles/user/card', (route) => route.fulfill({ status: 500, json: {} }))
    await save(page).click()
    await expect(toast(page, `${messages.saveFailed.text} [500]`)).toBeVisible()
    await expect(slogan).toHaveValue('Zuerst fragen, dann schrauben.')
    await page.unroute('**/v1/profiles/user/card')
    await save(page).click()
    await expect(toast(page, messages.saved.text)).toBeVisible()
    await expect(heading(page)).toHaveText('Beat Rüfenacht')
    await expect(page.getByText('Zuerst fragen, dann schrauben.')).toBeVisible()
    await expect(page.getByText('Ich messe, was andere vermuten.')).toBeVisible()
    await expect(page.getByRole('link', { name: /beat\.example\/werkstatt/ })).toHaveAttribute(
      'href',
      'https://beat.example/werkstatt',
    )
    await page.reload()
    await expect(page.getByText('Zuerst fragen, dann schrauben.')).toBeVisible()

    // A picture of his own, seen at once in the header, too.
    await page.getByRole('link', { name: messages.edit.text }).click()
    await page.getByRole('button', { name: 'Profilbild wählen' }).click()
    const field = page.getByRole('dialog').getByRole('group', { name: /hochladen$|ersetzen$/ })
    await drop(page, field, [picture('ich.png', 300)])
    await expect(page.getByRole('radio', { name: /eigenes/i })).toBeChecked()
    await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click()
    await save(page).click()
    await expect(toast(page, messages.saved.text)).toBeVisible()
    await expect(page.locator('header img[width="176"]')).toHaveAttribute('src', /^https?:/)
  })
})

test('Katharina edits the profile of her company; an apprentice sees it and cannot', async ({ browser }) => {
  test.slow()
  const page = await personAt(browser, 'katharina.vogt@aarebogen.example')
  await openOwnProfile(page)
  await page.getByRole('link', { name: 'Aarebogen Software AG' }).click()
  await expect(heading(page)).toHaveText('Aarebogen Software AG')
  await expect(page.getByRole('heading', { name: 'Personen' })).toBeVisible()
  await axe(page)
  await screens(page, 'profile-company', { widths: [1440, 1040, 768, 390] })
  const address = page.url()
  await page.getByRole('link', { name: 'Betriebsprofil bearbeiten' }).click()
  await expect(heading(page)).toHaveText('Betriebsprofil bearbeiten')
  await page.getByRole('textbox', { name: /^Slogan/ }).fill('Kleine Teams, grosse Sorgfalt.')
  await page.getByRole('spinbutton', { name: /^Anzahl Mitarbeitende/ }).fill('35')
  await page.getByRole('textbox', { name: /^Gründung/ }).fill('01.03.2009')
  await axe(page)
  await screens(page, 'profile-company-edit')
  await save(page).click()
  await expect(toast(page, messages.companySaved.text)).toBeVisible()
  await expect(page.getByText('Kleine Teams, grosse Sorgfalt.')).toBeVisible()
  await expect(page.getByText('35 Mitarbeitende')).toBeVisible()
  await expect(page.getByText('Gegründet 2009')).toBeVisible()

  const noah = await personAt(browser, 'noah.baumgartner@aarebogen.example')
  await noah.goto(address)
  await expect(noah.getByText('Kleine Teams, grosse Sorgfalt.')).toBeVisible()
  await expect(noah.getByRole('link', { name: 'Betriebsprofil bearbeiten' })).toHaveCount(0)
  await noah.goto(`${address}&view=edit`)
  await expect(heading(noah)).toHaveText('Aarebogen Software AG')
})

test('Noah is 16: from outside little, from inside all; he looks with others’ eyes, opens and closes it', async ({
  browser,
}) => {
  test.slow()
  const noah = await personAt(browser, 'noah.baumgartner@aarebogen.example')
  const address = await openOwnProfile(noah)
  const ivan = await personAt(browser, 'ivan.maric@erlenbrugg.example')
  await ivan.goto(address)
  await expect(heading(ivan)).toHaveText('Noah B.')
  await expect(ivan.getByRole('heading', { name: messages.closedHeading.text })).toBeVisible()
  await expect(ivan.getByText('Baumgartner')).toHaveCount(0)
  await expect(ivan.getByText('Follower', { exact: true })).toHaveCount(0)
  await axe(ivan)
  await screens(ivan, 'profile-closed', { widths: [1440, 1040, 768, 390] })

  await noah.getByRole('link', { name: messages.previewHeading.text }).click()
  await expect(heading(noah)).toHaveText(messages.previewHeading.text)
  await expect(noah.getByRole('cell', { name: /Noah B\./ })).toBeVisible()
  await axe(noah)
  await screens(noah, 'profile-preview', { widths: [1440, 1040, 768, 390] })
  await noah.getByRole('switch', { name: 'Profil öffnen' }).click()
  await noah.getByRole('alertdialog').getByRole('button', { name: 'Öffnen' }).click()
  await expect(toast(noah, messages.opened.text)).toBeVisible()
  await expect(noah.getByRole('cell', { name: /Noah B\./ })).toHaveCount(0)
  await ivan.reload()
  await expect(heading(ivan)).toHaveText('Noah Baumgartner')
  await noah.getByRole('switch', { name: 'Profil öffnen' }).click()
  await noah.getByRole('alertdialog').getByRole('button', { name: 'Schliessen' }).click()
  await expect(toast(noah, messages.closed.text)).toBeVisible()
  await ivan.reload()
  await expect(heading(ivan)).toHaveText('Noah B.')

  const colleague = await personAt(browser, 'katharina.vogt@aarebogen.example')
  await colleague.goto(address)
  await expect(heading(colleague)).toHaveText('Noah Baumgartner')
  await expect(colleague.getByRole('heading', { name: 'Schultage' })).toBeVisible()
})

test('Melanie reports a profile; her own she cannot, and an unknown one is not there', async ({ browser }) => {
  const page = await personAt(browser, 'melanie.bolliger@erlenbrugg.example')
  await openOwnProfile(page)
  await expect(heading(page)).toHaveText('Melanie Bolliger')
  await expect(moreOf(page)).toHaveCount(0)
  const other = await personAt(browser, 'ivan.maric@erlenbrugg.example')
  await page.goto(await openOwnProfile(other))
  await expect(heading(page)).toHaveText('Ivan Marić')
  await moreOf(page).click()
  await page.getByRole('menuitem', { name: reports.actionUserProfile.text }).click()
  const dialog = page.getByRole('dialog', { name: reports.dialogUserProfile.title })
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Melden' }).click()
  await expect(toast(page, reports.sent.text)).toBeVisible()

  await page.goto('/dashboard/community/profile?id=0198f1c2-0000-7000-8000-00000000ffff&type=user')
  await expect(heading(page)).toHaveText('Dieses Profil gibt es nicht oder nicht mehr')
})
