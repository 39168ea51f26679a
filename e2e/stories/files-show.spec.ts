// Choosing templates, showing pictures, documents and the own avatar.
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }

import type { Running } from '../../tools/lib/processes.ts'
import { run } from '../../tools/lib/run.ts'
import { axe } from '../support/axe.ts'
import { cluster } from '../support/cluster.ts'
import { drop, paper, picture } from '../support/picture.ts'
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

const sql = (text: string) =>
  run('psql', ['-X', '-q', '-t', '-A', '-d', cluster().databaseUrl, '-c', text], { output: 'collect' })

test('templates: a choice is needed, the list scrolls above eight, at most four slots', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await field.getByRole('button', { name: 'Aus Vorlage wählen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list').getByRole('button')).toHaveCount(12)
  const list = dialog.getByRole('list')
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await axe(page)
  await screens(page, 'files-templates', { fullPage: false })
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText(media.templateRequired.text)).toBeVisible()
  for (const name of ['Netzwerk', 'Daten', 'Gestaltung', 'Lager', 'Support']) {
    await dialog.getByRole('button', { name, exact: false }).filter({ hasText: name }).click()
  }
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(media.imageSlotsFull.text)).toBeVisible()
  await expect(field.locator('[data-phase=done]')).toHaveCount(4)
  await expect(field.getByRole('button', { name: 'Bild wählen' })).toBeHidden()
})

test('gallery and lightbox with the keyboard alone', async ({ page }) => {
  await enterWebDev(page, nina, LAB)
  const field = page.getByRole('group', { name: 'Medien' })
  await drop(page, field, [picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png')])
  await expect(field.locator('[data-phase=done]')).toHaveCount(4)
  const gallery = page.getByRole('list', { name: 'Galerie' })
  await expect(gallery.getByText('+1 Bild')).toBeVisible()
  const second = gallery.getByRole('button', { name: 'b.png vergrössern' })
  await second.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByRole('img', { name: 'b.png' })).toBeVisible()
  await expect(lightbox.getByText('2 von 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByRole('img', { name: 'c.png' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.getByRole('img', { name: 'a.png' })).toBeVisible()
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
    })
    expect(isInside).toBe(true)
  }
  await axe(page)
  await screens(page, 'files-lightbox', { fullPage: false })
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(second).toBeFocused()
})

test('documents are saved, never opened in place', async ({ page }) => {
  await enterWebDev(page, reto, LAB)
  const field = page.getByRole('group', { name: 'Dokumente' })
  const choosing = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'auswählen' }).click()
  await (await choosing).setFiles([paper('Lebenslauf Zürich.pdf')])
  const shown = page.getByRole('list', { name: 'So sehen es andere' })
  const link = shown.getByRole('link', { name: 'Lebenslauf Zürich.pdf' })
  await expect(link).toBeVisible()
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toBe('Lebenslauf Zürich.pdf')
  await screens(page, 'files-documents')
})

test('the own avatar stands in the user menu and is kept for the session', async ({ page }) => {
  await enterWebDev(page, nina, LAB)
  const field = page.getByRole('group', { name: 'Bilder' })
  await drop(page, field, [picture('ich.png')])
  await expect(field.locator('[data-phase=done]')).toHaveCount(1)
  await sql(`update person set avatar_file_id = (select id from file where name = 'ich.png' order by id desc limit 1)
    where email = '${nina}'`)
  await page.evaluate(() => sessionStorage.removeItem('werkplatz.avatar'))
  await page.reload()
  const menu = page.getByRole('button', { name: /Benutzermenü/ })
  await expect(menu.locator('img')).toHaveJSProperty('complete', true)
  await expect(menu.locator('img')).toHaveAttribute('src', /\/thumb\?/)
  expect(await page.evaluate(() => sessionStorage.getItem('werkplatz.avatar'))).toContain('signedUrl')
})
