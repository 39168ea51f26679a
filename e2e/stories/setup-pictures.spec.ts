// Set-up with pictures of one's own: upload avatar and banner, change one's mind, and see the avatar everywhere after.
import type { APIRequestContext, Page } from '@playwright/test'
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }
import auth from '@werkplatz/content/public/auth.json' with { type: 'json' }

import { setupFieldLabels } from '../../contract/src/setup/labels.ts'
import { invite } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { looseFiles } from '../support/files.ts'
import { freshAddress, linkIn, mailTo } from '../support/mail.ts'
import { drop, picture, slowUpload } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { fillLogin } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Drei kleine Hunde bellen'
const copy = auth.setup

/** Somebody who has signed up and now stands before set-up. */
async function newcomer(page: Page, request: APIRequestContext, name: string) {
  const email = freshAddress(name)
  expect(await invite(request, email, 'APPRENTICE')).toBe(204)
  const token = new URL(linkIn(await mailTo(email, 'Deine Einladung zu Werkplatz'))).searchParams.get('token')
  const data = { nameFirst: 'Nora', nameLast: 'Neu', password: PASSWORD }
  expect((await request.post(`/api/v1/auth/sign-up?token=${token}`, { data })).ok()).toBe(true)
  await fillLogin(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard\/setup/)
  return email
}

const uploadField = (page: Page) => page.getByRole('group', { name: /Bild hochladen$/ })
const own = (page: Page) => page.getByRole('radio', { name: copy.own })

test('avatar by drop, banner by keyboard, both shown; the avatar stands in the user menu', async ({
  page,
  request,
}) => {
  const email = await newcomer(page, request, 'nora')
  await page.getByRole('button', { name: copy.avatarChoose }).click()
  await slowUpload(page, 200)
  await drop(page, uploadField(page), [picture('ich.png', 400)])
  await expect(uploadField(page).getByText(/Wird hochgeladen… [1-9]\d? %/)).toBeVisible()
  await expect(uploadField(page).getByRole('progressbar')).toBeVisible()
  await slowUpload(page, -1)
  await expect(own(page)).toBeChecked()
  await axe(page)
  await screens(page, 'setup-own-picture', { fullPage: false })
  // A design, and back to the own one.
  await page.getByRole('radio', { name: 'Vorlage 2', exact: true }).check({ force: true })
  await expect(own(page)).not.toBeChecked()
  await own(page).check({ force: true })
  // Another one takes its place.
  await drop(page, uploadField(page), [picture('besser.png', 300)])
  await expect.poll(() => looseFiles(email)).toBe(1)
  await expect(own(page)).toBeChecked()
  await page.getByRole('button', { name: copy.done }).click()

  await page.getByRole('button', { name: copy.bannerChoose }).click()
  const choosing = page.waitForEvent('filechooser')
  await uploadField(page).getByRole('button').press('Enter')
  await (await choosing).setFiles([picture('berge.png', 500)])
  await expect(own(page)).toBeChecked()
  await page.getByRole('button', { name: copy.done }).click()
  for (const alt of [copy.avatarAlt, copy.bannerAlt]) {
    await expect(page.getByAltText(alt)).toHaveAttribute('src', /\/card\?/)
  }
  await page.getByLabel(setupFieldLabels.slogan).fill('Zuerst schauen, dann fragen.')
  await page.getByLabel(setupFieldLabels.date).fill('2026-08-03')
  await axe(page)
  await screens(page, 'setup-own')
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)

  const face = page.getByRole('button', { name: /Benutzermenü/ }).locator('img')
  await expect(face).toHaveAttribute('src', /\/thumb\?/)
  await expect.poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('werkplatz.avatar'))).toContain('signedUrl')
  // Nothing is left over, and leaving the form has taken nothing that was attached.
  expect(await looseFiles(email)).toBe(0)
  await page.reload()
  await expect(face).toHaveAttribute('src', /\/thumb\?/)
})

test.describe('an upload that fails', () => {
  test.use({ allowedNoise: [/net::ERR_FAILED/] })

  test('the specified texts, the design stays, retry succeeds, cancel leaves nothing', async ({ page, request }) => {
    const email = await newcomer(page, request, 'nico')
    await page.getByRole('button', { name: copy.avatarChoose }).click()
    await drop(page, uploadField(page), [{ name: 'a.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') }])
    await expect(page.getByText(media.fileTypeNotAllowed.text)).toBeVisible()
    await page.route(/\/quarantine\//, (route) => route.abort('failed'))
    await drop(page, uploadField(page), [picture('ich.png')])
    await expect(page.getByRole('alert').getByText(media.imageGuidelines.text)).toBeVisible()
    await expect(page.getByText('Nicht hochgeladen')).toBeVisible()
    await expect(own(page)).toHaveCount(0)
    await axe(page)
    await screens(page, 'setup-own-failed', { fullPage: false })
    await page.unroute(/\/quarantine\//)
    await page.getByRole('button', { name: 'Nochmals' }).click()
    await expect(own(page)).toBeChecked()

    await slowUpload(page, 100)
    await drop(page, uploadField(page), [picture('gross.png', 600)])
    await expect(uploadField(page).getByText(/Wird hochgeladen… [1-9]/)).toBeVisible()
    // Saving waits for it.
    await page.getByRole('button', { name: copy.done }).click()
    await page.getByLabel(setupFieldLabels.slogan).fill('Gut Ding will Weile haben.')
    await page.getByLabel(setupFieldLabels.date).fill('2026-08-03')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page.getByText(media.waitForUploads.text)).toBeVisible()
    await page.getByRole('button', { name: copy.avatarChoose }).click()
    await page.getByRole('button', { name: 'gross.png abbrechen' }).click()
    await slowUpload(page, -1)
    await expect.poll(() => looseFiles(email)).toBe(0)
    await page.getByRole('button', { name: copy.done }).click()
    await page.getByRole('button', { name: copy.submit }).click()
    await expect(page).toHaveURL(/\/dashboard\/?$/)
    // The design is the avatar.
    await expect(page.getByRole('button', { name: /Benutzermenü/ }).locator('img')).toHaveAttribute('src', /^\/art\//)
  })
})
