// Choosing templates, and how others see what was uploaded: pictures, documents, videos.
import { readFile } from 'node:fs/promises'

import type { APIRequestContext, Page } from '@playwright/test'
import activities from '@werkplatz/content/messages/activities.json' with { type: 'json' }
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }

import { avi } from '../../server/src/features/files/test/corpus/videos.ts'
import { agree, idOf, openActivity, writeTask } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { axe } from '../support/axe.ts'
import { forgetOpenSlots, openForm } from '../support/files.ts'
import { drop, paper, picture } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const reto = 'reto.zumstein@handelswerk.example'
const nina = 'nina.ammann@handelswerk.example'

test.beforeEach(forgetOpenSlots)

async function saveDraft(page: Page) {
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await agree(page, activities.draftConfirm.text, 'Speichern')
  await expect(page).toHaveURL(/\/dashboard\/activities\/detail\?id=/)
}

test('templates: a choice is needed, the list scrolls above eight, at most four slots', async ({ page }) => {
  const { pictures } = await openForm(page, reto)
  await pictures.getByRole('button', { name: 'Aus Vorlage wählen' }).click()
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('list')
  await expect(list.getByRole('button')).toHaveCount(12)
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await axe(page)
  await screens(page, 'files-templates', { fullPage: false })
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText(media.templateRequired.text)).toBeVisible()
  for (const name of ['Netzwerk', 'Daten', 'Formen und Farben', 'Werkstatt', 'Team am Tisch']) {
    await dialog.getByRole('button', { name, exact: false }).filter({ hasText: name }).click()
  }
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(media.imageSlotsFull.text)).toBeVisible()
  await expect(pictures.locator('[data-phase=done]')).toHaveCount(4)
  await expect(pictures.getByRole('button', { name: 'Bild wählen' })).toBeHidden()
  // One more by drop has no room either.
  await drop(page, pictures, [picture('zuviel.png')])
  await expect(pictures.locator('[data-phase]')).toHaveCount(4)
  await axe(page)
})

test.describe('templates that do not come', () => {
  test.use({ allowedNoise: [/Failed to load resource: .* 500/] })

  test('the specified texts for none and for a failure', async ({ page }) => {
    const { pictures } = await openForm(page, reto)
    await page.route('**/api/v1/images/templates', (route) => route.fulfill({ json: [] }))
    await pictures.getByRole('button', { name: 'Aus Vorlage wählen' }).click()
    await expect(page.getByRole('dialog').getByText(media.templatesEmpty.text)).toBeVisible()
    await page.unroute('**/api/v1/images/templates')
    await page.route('**/api/v1/images/templates', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await pictures.getByRole('button', { name: 'Aus Vorlage wählen' }).click()
    await expect(page.getByRole('alert').getByText(media.templatesLoadFailed.text)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('saved with an activity: gallery and lightbox with the keyboard alone, documents to be saved', async ({
  page,
}) => {
  await signIn(page, nina)
  await writeTask(page, { title: 'Mit Bildern und Papier', description: 'So sieht es bei uns aus.' })
  const pictures = page.getByRole('group', { name: 'Bilder' })
  await drop(page, pictures, [picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png')])
  await drop(page, page.getByRole('group', { name: 'Dokumente' }), [paper('Lebenslauf Zürich.pdf')])
  await expect(pictures.locator('[data-phase=done]')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Lebenslauf Zürich.pdf' })).toBeVisible()
  await saveDraft(page)

  const gallery = page.getByRole('list', { name: 'Bilder' })
  await expect(gallery.getByRole('img')).toHaveCount(4)
  for (const image of await gallery.getByRole('img').all()) {
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await axe(page)
  await screens(page, 'files-gallery')

  const second = gallery.getByRole('button').nth(1)
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

  // Saved, never opened in place.
  const downloading = page.waitForEvent('download')
  await page.getByRole('list', { name: 'Dokumente' }).getByRole('link', { name: 'Lebenslauf Zürich.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('Lebenslauf Zürich.pdf')
})

test.describe('videos', () => {
  test.use({ allowedNoise: [/Failed to load resource/] })

  /** All three steps of an upload beside the browser; answers the clean file as the call does. */
  async function uploadVideo(request: APIRequestContext, fileName: string, mimeType: string, bytes: Buffer) {
    const headers = { authorization: `Bearer ${await tokenOf(request, nina)}` }
    const facts = { mimeType, fileSizeInBytes: bytes.length }
    const asked = await request.post('/api/v1/images/upload', { headers, data: { fileName, ...facts } })
    const { id, uploadUrl } = (await asked.json()) as { id: string; uploadUrl: string }
    const put = await request.put(uploadUrl, { data: bytes, headers: { 'content-type': mimeType } })
    expect(put.status()).toBe(200)
    const checked = await request.post('/api/v1/images/validate', { headers, data: { id, ...facts } })
    expect(checked.status()).toBe(200)
    return (await checked.json()) as object
  }

  // Only posts and profiles take videos: until they have pages, an activity's answer lends its place to two of them.
  test('the cleaned film plays in the lightbox; one the browser cannot play can be saved', async ({
    page,
    request,
  }) => {
    await signIn(page, nina)
    const film = await readFile(new URL('../../web/src/assets/film/marktplatz.mp4', import.meta.url))
    const videos = [
      await uploadVideo(request, 'rundgang.mp4', 'video/mp4', film),
      await uploadVideo(request, 'alt.avi', 'video/x-msvideo', avi()),
    ]
    await writeTask(page, { title: 'Mit bewegten Bildern', description: 'Film ab.' })
    await saveDraft(page)
    await page.route('**/api/v1/activities/details?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), images: videos } })
    })
    await openActivity(page, idOf(page))
    await page.getByRole('list', { name: 'Bilder' }).getByRole('button').first().click()
    const player = page.getByRole('dialog').locator('video[aria-label="rundgang.mp4"]')
    await player.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await axe(page)
    await screens(page, 'files-video', { fullPage: false })
    await page.getByRole('button', { name: 'Nächstes' }).click()
    await expect(page.getByText('Dein Browser kann dieses Video nicht abspielen.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'alt.avi speichern' })).toHaveAttribute('href', /\/full\?/)
    await axe(page)
  })
})
