// Uploading in a real browser: drop, keyboard, progress, cancel, retry, limits, clean-up.
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }

import type { Running } from '../../tools/lib/processes.ts'
import { run } from '../../tools/lib/run.ts'
import { axe } from '../support/axe.ts'
import { cluster } from '../support/cluster.ts'
import { drop, paper, picture, slowUpload } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { enterWebDev, startWebDev, WEB_DEV_URL } from '../support/web-dev.ts'

const reto = 'reto.zumstein@handelswerk.example'
const nina = 'nina.ammann@handelswerk.example'
const LAB = '/dashboard/files-lab'

// The live gateway takes the product's own address only, which the development server's is not.
const foreignOrigin = /WebSocket connection to .* failed/
test.use({ baseURL: WEB_DEV_URL, allowedNoise: [foreignOrigin] })

let web: Running
test.beforeAll(async () => {
  test.setTimeout(120_000)
  web = await startWebDev()
})
test.afterAll(() => web?.stop())
test.beforeEach(() => sql("update file set date_created = now() - interval '20 minutes'"))

const sql = (text: string) =>
  run('psql', ['-X', '-q', '-t', '-A', '-d', cluster().databaseUrl, '-c', text], { output: 'collect' })
const rows = async (where = 'true') => Number(await sql(`select count(*) from file where ${where}`))

test('drop two pictures: progress is seen, they go up one after the other and show', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await expect(field).toBeVisible()
  await slowUpload(page, 400)
  await drop(page, field, [picture('werkstatt.png', 400), picture('labor.png', 300)])
  const first = field.getByRole('listitem').filter({ has: page.getByAltText('werkstatt.png') })
  const second = field.getByRole('listitem').filter({ has: page.getByAltText('labor.png') })
  await expect(first.getByText(/Wird hochgeladen… [1-9]\d? %/)).toBeVisible()
  await expect(second.getByText('Wartet…')).toBeVisible()
  await screens(page, 'files-progress')
  await slowUpload(page, -1)
  await expect(field.locator('[data-phase=done]')).toHaveCount(2)
  await expect(first.getByText('Titelbild')).toBeVisible()
  await expect(first.getByRole('img')).toHaveJSProperty('complete', true)
  await axe(page)
  await screens(page, 'files-done')
})

test('by keyboard: choose, order, remove', async ({ page }) => {
  await enterWebDev(page, nina, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await field.getByRole('button', { name: 'Bild wählen' }).focus()
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles([picture('eins.png'), picture('zwei.png')])
  await expect(field.locator('[data-phase=done]')).toHaveCount(2)
  const names = () => field.getByRole('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt))
  expect(await names()).toEqual(['eins.png', 'zwei.png'])
  await field.getByRole('button', { name: /^zwei.png verschieben/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(names).toEqual(['zwei.png', 'eins.png'])
  await expect(page.getByText('zwei.png: Platz 1 von 2')).toBeAttached()
  // The grip keeps the focus, so that one can go on.
  await page.keyboard.press('ArrowRight')
  await expect.poll(names).toEqual(['eins.png', 'zwei.png'])
  await field.getByRole('button', { name: 'eins.png entfernen' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['zwei.png'])
  await axe(page)
  await screens(page, 'files-midnight')
})

test('drag with the pointer orders too', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await drop(page, field, [picture('a.png'), picture('b.png'), picture('c.png')])
  await expect(field.locator('[data-phase=done]')).toHaveCount(3)
  const grip = await field.getByRole('button', { name: /^c.png verschieben/ }).boundingBox()
  const target = await field.getByAltText('a.png').boundingBox()
  await page.mouse.move(grip!.x + 10, grip!.y + 10)
  await page.mouse.down()
  await page.mouse.move(target!.x + 40, target!.y + 80, { steps: 6 })
  await page.mouse.up()
  const names = () => field.getByRole('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt))
  await expect.poll(async () => (await names())[0]).toBe('c.png')
})

test('cancel while it goes up: the tile and the row are gone', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await expect(field).toBeVisible()
  const before = await rows()
  await slowUpload(page, 200)
  await drop(page, field, [picture('gross.png', 600)])
  await expect(field.getByText(/Wird hochgeladen… [1-9]/)).toBeVisible()
  await field.getByRole('button', { name: 'gross.png abbrechen' }).click()
  await expect(field.getByAltText('gross.png')).toBeHidden()
  await expect.poll(() => rows()).toBe(before)
})

test.describe('the store is away in the middle of an upload', () => {
  test.use({ allowedNoise: [/WebSocket connection to .* failed|net::ERR_FAILED/] })

  test('the specified text, no dangling row, and retry succeeds', async ({ page }) => {
    await enterWebDev(page, reto, LAB)
    const field = page.getByRole('group', { name: 'Bilder' })
    await expect(field).toBeVisible()
    const before = await rows()
    await page.route(/\/quarantine\//, (route) => route.abort('failed'))
    await drop(page, field, [picture('foto.png')])
    await expect(page.getByRole('alert').getByText(media.imageGuidelines.text)).toBeVisible()
    await expect.poll(() => rows()).toBe(before)
    await screens(page, 'files-failed')
    await axe(page)
    await page.unroute(/\/quarantine\//)
    await field.getByRole('button', { name: 'Nochmals' }).click()
    await expect(field.locator('[data-phase=done]')).toHaveCount(1)
  })
})

test('429: the specified text for the eleventh, and the queue is cleared', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await expect(field).toBeVisible()
  const statuses = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('werkplatz.auth')!) as { accessToken: string }
    const ask = () =>
      fetch('/api/v1/images/upload', {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileName: 'a.png', mimeType: 'image/png' }),
      })
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    return answers.map((answer) => answer.status)
  })
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  await drop(page, field, [picture('elf.png'), picture('zwoelf.png')])
  await expect(page.getByText(media.imageLimit.text)).toBeVisible()
  await expect(field.locator('[data-phase]')).toHaveCount(0)
})

test('what may not be: refused here by name, refused by the server by content', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await drop(page, field, [{ name: 'setup.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') }])
  await expect(page.getByText(media.fileTypeNotAllowed.text)).toBeVisible()
  await expect(field.locator('[data-phase]')).toHaveCount(0)
  const page64 = Buffer.from('<script>alert(1)</script>')
  await drop(page, field, [{ name: 'seite.png', mimeType: 'image/png', buffer: page64 }])
  await expect(page.getByRole('alert').getByText(media.imageGuidelines.text)).toBeVisible()
  const documents = page.getByRole('group', { name: 'Dokumente' })
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS', 'TEST-FILE!$H+H*'].join('-')
  await drop(page, documents, [{ name: 'virus.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar) }])
  await expect(page.getByRole('alert').getByText(media.documentGuidelines.text)).toBeVisible()
  await expect(documents.getByText('Nicht hochgeladen')).toBeVisible()
})

test('leaving the form cleans up what was never attached', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  await expect(page.getByRole('group', { name: 'Bilder' })).toBeVisible()
  const before = await rows()
  await drop(page, page.getByRole('group', { name: 'Bilder' }), [picture('rest.png')])
  await drop(page, page.getByRole('group', { name: 'Dokumente' }), [paper('rest.pdf')])
  await expect.poll(() => rows("status = 'READY' and date_created > now() - interval '5 minutes'")).toBe(2)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect.poll(() => rows()).toBe(before)
})
