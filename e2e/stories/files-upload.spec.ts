// Uploading in a real browser, in the form of an activity: drop, keyboard, progress, cancel, retry, limits, clean-up.
import type { Locator } from '@playwright/test'
import general from '@werkplatz/content/messages/general.json' with { type: 'json' }
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }

import { agree } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { forgetOpenSlots, looseFiles, openForm } from '../support/files.ts'
import { drop, paper, picture, slowUpload } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const reto = 'reto.zumstein@handelswerk.example'
const nina = 'nina.ammann@handelswerk.example'
const luan = 'luan.berisha@handelswerk.example'
const dario = 'dario.bianchi@handelswerk.example'

test.beforeEach(forgetOpenSlots)

const done = (field: Locator) => field.locator('[data-phase=done]')
const namesIn = (field: Locator) => () =>
  field.getByRole('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt))

test('drop two pictures: progress is seen, they go up one after the other and show', async ({ page }) => {
  const { pictures } = await openForm(page, reto)
  await slowUpload(page, 300)
  await drop(page, pictures, [picture('werkstatt.png', 400), picture('labor.png', 300)])
  const first = pictures.getByRole('listitem').filter({ has: page.getByAltText('werkstatt.png') })
  const second = pictures.getByRole('listitem').filter({ has: page.getByAltText('labor.png') })
  await expect(first.getByText(/Wird hochgeladen… [1-9]\d? %/)).toBeVisible()
  await expect(first.getByRole('progressbar')).toBeVisible()
  await expect(second.getByText('Wartet…')).toBeVisible()
  await slowUpload(page, -1)
  await expect(done(pictures)).toHaveCount(2)
  await expect(first.getByText('Titelbild')).toBeVisible()
  await expect(first.getByRole('img')).toHaveJSProperty('complete', true)
  await axe(page)
  await screens(page, 'files-done')
})

test('by keyboard: choose, order, remove', async ({ page }) => {
  const { pictures } = await openForm(page, nina)
  const before = await looseFiles(nina)
  await pictures.getByRole('button', { name: 'Bild wählen' }).focus()
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([picture('eins.png'), picture('zwei.png')])
  await expect(done(pictures)).toHaveCount(2)
  const names = namesIn(pictures)
  expect(await names()).toEqual(['eins.png', 'zwei.png'])
  await pictures.getByRole('button', { name: /^zwei.png verschieben/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(names).toEqual(['zwei.png', 'eins.png'])
  await expect(page.getByText('zwei.png: Platz 1 von 2')).toBeAttached()
  // The grip keeps the focus, so that one can go on.
  await page.keyboard.press('ArrowRight')
  await expect.poll(names).toEqual(['eins.png', 'zwei.png'])
  await pictures.getByRole('button', { name: 'eins.png entfernen' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['zwei.png'])
  await axe(page)
  await expect.poll(() => looseFiles(nina)).toBe(before + 1)
})

test('drag with the pointer orders too', async ({ page }) => {
  const { pictures } = await openForm(page, luan)
  await drop(page, pictures, [picture('a.png'), picture('b.png'), picture('c.png')])
  await expect(done(pictures)).toHaveCount(3)
  await pictures.scrollIntoViewIfNeeded()
  const grip = await pictures.getByRole('button', { name: /^c.png verschieben/ }).boundingBox()
  const target = await pictures.getByAltText('a.png').boundingBox()
  await page.mouse.move(grip!.x + 10, grip!.y + 10)
  await page.mouse.down()
  await page.mouse.move(target!.x + 40, target!.y + 80, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await namesIn(pictures)())[0]).toBe('c.png')
})

test('cancel while it goes up: the tile and the row are gone', async ({ page }) => {
  const { pictures } = await openForm(page, dario)
  const before = await looseFiles(dario)
  await slowUpload(page, 150)
  await drop(page, pictures, [picture('gross.png', 600)])
  await expect(pictures.getByText(/Wird hochgeladen… [1-9]/)).toBeVisible()
  await pictures.getByRole('button', { name: 'gross.png abbrechen' }).click()
  await expect(pictures.getByAltText('gross.png')).toBeHidden()
  await slowUpload(page, -1)
  await expect.poll(() => looseFiles(dario)).toBe(before)
})

test.describe('the store is away in the middle of an upload', () => {
  test.use({ allowedNoise: [/net::ERR_FAILED/] })

  test('the specified texts, no dangling row, and retry succeeds', async ({ page }) => {
    const { pictures, documents } = await openForm(page, reto)
    const before = await looseFiles(reto)
    await page.route(/\/quarantine\//, (route) => route.abort('failed'))
    await drop(page, pictures, [picture('foto.png')])
    await expect(page.getByRole('alert').getByText(media.imageGuidelines.text)).toBeVisible()
    await drop(page, documents, [paper('brief.pdf')])
    await expect(page.getByRole('alert').getByText(media.documentGuidelines.text)).toBeVisible()
    await expect.poll(() => looseFiles(reto)).toBe(before)
    await screens(page, 'files-failed')
    await axe(page)
    await page.unroute(/\/quarantine\//)
    await pictures.getByRole('button', { name: 'Nochmals' }).click()
    await documents.getByRole('button', { name: 'Nochmals' }).click()
    await expect(done(pictures)).toHaveCount(1)
    await expect(documents.getByRole('link', { name: 'brief.pdf' })).toBeVisible()
  })
})

test.describe('our own server does not answer as it should', () => {
  test.use({ allowedNoise: [/Failed to load resource: .* 500/] })

  test('no slot, and a picture that cannot be deleted: the specified texts', async ({ page }) => {
    const { pictures, documents } = await openForm(page, luan)
    const broken = { status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"internal"}' }
    await page.route('**/api/v1/*/upload', (route) => route.fulfill(broken))
    await drop(page, pictures, [picture('foto.png')])
    await expect(page.getByRole('alert').getByText(media.imageUploadFailed.text)).toBeVisible()
    await drop(page, documents, [paper('brief.pdf')])
    await expect(page.getByRole('alert').getByText(media.documentUploadFailed.text)).toBeVisible()
    await page.unroute('**/api/v1/*/upload')
    await pictures.getByRole('button', { name: 'Nochmals' }).click()
    await expect(done(pictures)).toHaveCount(1)
    await documents.getByRole('button', { name: 'Nochmals' }).click()
    await expect(documents.getByRole('link', { name: 'brief.pdf' })).toBeVisible()

    const deletions = (url: URL) => /\/api\/v1\/(images|documents\/delete)$/.test(url.pathname)
    await page.route(deletions, (route) => route.fulfill(broken))
    await pictures.getByRole('button', { name: 'foto.png entfernen' }).click()
    await expect(page.getByRole('alert').getByText(media.imageDeleteFailed.text)).toBeVisible()
    await expect(done(pictures)).toHaveCount(1)
    await documents.getByRole('button', { name: 'brief.pdf entfernen' }).click()
    await expect(page.getByRole('alert').getByText(media.documentDeleteFailed.text)).toBeVisible()
    await expect(documents.getByRole('link', { name: 'brief.pdf' })).toBeVisible()
    await page.unroute(deletions)
    await pictures.getByRole('button', { name: 'foto.png entfernen' }).click()
    await expect(pictures.locator('[data-phase]')).toHaveCount(0)
  })
})

test('429: the specified texts for the eleventh, and the queue is cleared', async ({ page, request }) => {
  const { pictures, documents } = await openForm(page, dario)
  const headers = { authorization: `Bearer ${await tokenOf(request, dario)}` }
  // Pictures and documents are counted apart.
  const slots = [
    { address: '/api/v1/images/upload', data: { fileName: 'a.png', mimeType: 'image/png' } },
    { address: '/api/v1/documents/upload', data: { fileName: 'a.pdf', mimeType: 'application/pdf' } },
  ].flatMap(({ address, data }) => Array.from({ length: 10 }, () => request.post(address, { headers, data })))
  const statuses = (await Promise.all(slots)).map((answer) => answer.status())
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  await drop(page, pictures, [picture('elf.png'), picture('zwoelf.png')])
  await expect(page.getByText(media.imageLimit.text)).toBeVisible()
  await expect(pictures.locator('[data-phase]')).toHaveCount(0)
  await drop(page, documents, [paper('elf.pdf')])
  await expect(page.getByText(media.documentLimit.text)).toBeVisible()
  await expect(documents.getByText('elf.pdf')).toBeHidden()
})

test.describe('what may not be', () => {
  // The recorder of traces fetches a preview that does not decode; the page's policy rightly refuses it that.
  test.use({ allowedNoise: [/^console: Connecting to 'blob:/] })

  test('refused here by name and size, refused by the server by content', async ({ page }) => {
    const { pictures, documents } = await openForm(page, reto)
    await drop(page, pictures, [{ name: 'setup.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') }])
    await expect(page.getByText(media.fileTypeNotAllowed.text)).toBeVisible()
    await drop(page, pictures, [{ name: 'leer.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }])
    await expect(page.getByText(media.fileTooLarge.text)).toBeVisible()
    await expect(pictures.locator('[data-phase]')).toHaveCount(0)
    const script = Buffer.from('<script>alert(1)</script>')
    await drop(page, pictures, [{ name: 'seite.png', mimeType: 'image/png', buffer: script }])
    await expect(page.getByRole('alert').getByText(media.imageGuidelines.text)).toBeVisible()
    const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS', 'TEST-FILE!$H+H*'].join('-')
    await drop(page, documents, [{ name: 'virus.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar) }])
    await expect(page.getByRole('alert').getByText(media.documentGuidelines.text)).toBeVisible()
    await expect(documents.getByText('Nicht hochgeladen')).toBeVisible()
  })
})

test('leaving the form cleans up what was never attached', async ({ page }) => {
  const { pictures, documents } = await openForm(page, nina)
  const before = await looseFiles(nina)
  await drop(page, pictures, [picture('rest.png')])
  await drop(page, documents, [paper('rest.pdf')])
  await expect(done(pictures)).toHaveCount(1)
  await expect(documents.getByRole('link', { name: 'rest.pdf' })).toBeVisible()
  await expect.poll(() => looseFiles(nina)).toBe(before + 2)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await agree(page, general.unsavedChanges.text, general.unsavedChanges.confirm)
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect.poll(() => looseFiles(nina)).toBeLessThanOrEqual(before)
})
