// The form of an assignment, without an application behind it.
import messages from '@werkplatz/content/messages/assignments.json' with { type: 'json' }

import { personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const apprentice = 'yannick.schaerer@handelswerk.example'

test('what is missing is said, the contact person is looked for, an unknown one is warned about, leaving asks', async ({
  browser,
}) => {
  const page = await personAt(browser, apprentice)
  await page.goto('/dashboard/company/assignment/form')
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await expect(page.getByText(messages.fieldsRequired.text)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  for (const name of [
    'title',
    'description',
    'dateStart',
    'dateEnd',
    'workSectorId',
    'department',
    'location',
    'contact',
  ])
    await expect(page.locator(`main [name=${name}]`)).toHaveAttribute('aria-invalid', 'true')
  await axe(page)

  // By keyboard: type, wait, arrow, Enter.
  const contact = page.getByRole('combobox', { name: 'Kontaktperson' })
  await contact.fill('zumstein')
  await expect(page.getByRole('option', { name: /Reto Zumstein/ })).toBeVisible()
  await axe(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(contact).toHaveValue('Reto Zumstein')
  await expect(page.getByRole('listbox')).toHaveCount(0)

  // Somebody who is not in the product stays as a name.
  await contact.fill('Petra Unbekannt')
  await expect(page.getByText('Suche ergab keine Ergebnisse').first()).toBeVisible()
  await expect(contact).toHaveAccessibleDescription(messages.contactMissing.text)

  await page.getByRole('textbox', { name: 'Titel' }).fill('Lager aufräumen')
  await page.getByRole('link', { name: 'Bewerbungen' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(messages.unsavedChanges.text)
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click()

  // A draft may have gaps.
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  const toasts = page.getByRole('region', { name: 'Meldungen' })
  await expect(toasts).toContainText(messages.savedDraft.text)
  await expect(toasts).toContainText(messages.contactMissing.text)
  await expect(page).toHaveURL(/company\?filter=OWN_ASSIGNMENT/)
  await page.getByRole('main').getByRole('link', { name: 'Lager aufräumen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lager aufräumen')
  await page.context().close()
})
