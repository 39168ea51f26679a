// The community: a post with pictures and a video, people named in it, comments, hearts, a question and its answer, a
// report, changing and deleting. Who looks after the community hears of the report; nobody else does.
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'
import community from '@werkplatz/content/messages/community.json' with { type: 'json' }
import media from '@werkplatz/content/messages/media.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/posts.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { root } from '../../tools/lib/root.ts'
import { agree, personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { forgetOpenSlots } from '../support/files.ts'
import { paper, picture } from '../support/picture.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const tharsika = 'tharsika.sivakumar@handelswerk.example'
const thomas = 'thomas.lienhard@handelswerk.example'
const ursula = 'ursula.kaeser@handelswerk.example'
const page0 = '/dashboard/community'

test.beforeEach(forgetOpenSlots)

const composer = (page: Page) => page.getByRole('group', { name: messages.composerOpen.text })
const posts = (page: Page) => page.getByRole('article')
const postWith = (page: Page, text: string) => posts(page).filter({ hasText: text })
const midnight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'MIDNIGHT'
    document.documentElement.style.colorScheme = 'dark'
  })

async function inCommunity(browser: Browser, email: string) {
  const page = await personAt(browser, email)
  await page.goto(page0)
  await expect(posts(page).first()).toBeVisible()
  return page
}

/** Opens the composer and writes. */
async function begin(page: Page, text: string) {
  await page.getByRole('button', { name: messages.composerPlaceholder.text }).click()
  const field = composer(page).getByRole('textbox', { name: 'Text' })
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  return field
}

const publish = async (page: Page) => {
  await composer(page).getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByText(messages.created.text)).toBeVisible()
}

test('five pictures and a video, a colleague named: read, hearted and commented elsewhere at once', async ({
  browser,
}) => {
  test.slow()
  const reader = await inCommunity(browser, thomas)
  const page = await inCommunity(browser, tharsika)
  await axe(page)
  await screens(page, 'community', { widths: [1440, 1040, 768, 390] })

  const text = `Rundgang ${Date.now()} mit `
  const field = await begin(page, `${text}@Thom`)
  await expect(page.getByRole('option', { name: /Thomas Lienhard/ })).toBeVisible()
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`${text}@Thomas Lienhard `)

  // A type the upload takes elsewhere, but no post does.
  await composer(page)
    .getByLabel('Bild', { exact: true })
    .setInputFiles({ ...picture('plan.webp'), mimeType: 'image/webp' })
  await expect(page.getByText(media.fileTypeNotAllowed.text)).toBeVisible()
  await composer(page)
    .getByLabel('Bild', { exact: true })
    .setInputFiles(Array.from({ length: 5 }, (_, n) => picture(`bild-${n + 1}.png`, 120)))
  await composer(page)
    .getByLabel('Video', { exact: true })
    .setInputFiles(join(root, 'server/assets/videos/vorspann.mp4'))
  await composer(page).getByLabel('Datei', { exact: true }).setInputFiles(paper('Ablauf.pdf'))
  await expect(composer(page).getByText(/unterwegs/)).toBeVisible()
  const words = composer(page).getByRole('textbox', { name: messages.altLabel.text })
  await expect(words).toHaveCount(5, { timeout: 60_000 })
  await words.first().fill('Ein bunter Teppich')
  await expect(composer(page).getByText(messages.composerAudience.text)).toBeVisible({ timeout: 60_000 })
  await axe(page)
  await screens(page, 'community-composer', { widths: [1440, 390] })
  await publish(page)

  const own = postWith(page, text)
  const gallery = own.getByRole('list', { name: 'Bilder und Videos' })
  await expect(gallery.getByRole('button')).toHaveCount(3)
  await expect(own.getByText('+3 Bilder')).toBeVisible()
  await expect(own.getByText('Ablauf.pdf')).toBeVisible()
  await gallery.getByRole('button', { name: /Ein bunter Teppich/ }).click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByRole('img', { name: 'Ein bunter Teppich' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()

  // The other one is told that there is something new, and asks for it.
  await reader.getByRole('button', { name: community.newPostsOne.text }).click()
  const read = postWith(reader, text)
  await expect(read.getByText('@Thomas Lienhard')).toBeVisible()
  const heart = read.getByRole('button', { name: new RegExp(messages.heartGive.text) }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveText('1')
  const answer = read.getByRole('textbox', { name: messages.commentPlaceholder.text })
  for (const said of ['Das kenne ich.', 'Und wo war das?']) {
    await answer.fill(said)
    await read.getByRole('button', { name: messages.commentSend.text }).click()
    await expect(read.getByText(said)).toBeVisible()
    await expect(answer).toHaveValue('')
  }
  await reader.reload()
  await expect(read.getByText('Und wo war das?')).toBeVisible()
  await expect(read.getByText('Das kenne ich.')).toBeHidden()
  await read.getByRole('button', { name: /anzeigen/ }).click()
  await expect(read.getByText('Das kenne ich.')).toBeVisible()

  // Her own page shows it without asking again.
  await page.goto(page0)
  await own.getByRole('link', { name: /vor/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/community\/post\?id=/)
  await expect(page.getByText('Das kenne ich.')).toBeVisible()
  await axe(page)
  await screens(page, 'community-post', { widths: [1440, 1040, 768, 390] })
  await midnight(page)
  await axe(page)
  await screens(page, 'community-post-dark', { widths: [1440, 390] })

  // Changed, and marked as changed.
  await page.getByRole('button', { name: messages.menu.text }).click()
  await page.getByRole('menuitem', { name: messages.edit.text }).click()
  const change = page.getByRole('group', { name: messages.editHeading.text })
  await change.getByRole('textbox', { name: 'Text' }).press('End')
  await page.keyboard.type(' und Rita')
  await change.getByRole('button', { name: messages.editSave.text }).click()
  await expect(page.getByText(messages.editSaved.text)).toBeVisible()
  await expect(page.getByText(/, bearbeitet/)).toBeVisible()

  await page.getByRole('button', { name: messages.menu.text }).click()
  await page.getByRole('menuitem', { name: messages.menuDelete.text }).click()
  await agree(page, messages.deleteConfirm.text, messages.deleteConfirm.confirm)
  await expect(page).toHaveURL(/\/dashboard\/community$/)
  await expect(posts(page).first()).toBeVisible()
  await expect(own).toHaveCount(0)
})

test.describe('with a server that fails once', () => {
  test.use({ allowedNoise: [/status of 500/] })

  test('a question: asked, answered, marked as answered; a heart that fails is taken back', async ({ browser }) => {
    test.slow()
    const asker = await inCommunity(browser, tharsika)
    const text = `Wie sichert ihr eure Aufnahmen ${Date.now()}?`
    await begin(asker, text)
    await composer(asker).getByRole('switch', { name: messages.composerQuestion.text }).check()
    await publish(asker)

    const helper = await inCommunity(browser, thomas)
    await expect(helper.getByRole('heading', { name: community.openQuestions.text })).toBeVisible()
    await helper
      .getByRole('link', { name: new RegExp(text.replace('?', '\\?')) })
      .first()
      .click()
    await expect(helper.getByText(messages.questionNoAnswer.text)).toBeVisible()
    await helper.getByRole('textbox', { name: messages.answerPlaceholder.text }).fill('Zweimal, an zwei Orten.')
    await helper.keyboard.press('Control+Enter')
    await expect(helper.getByText('Zweimal, an zwei Orten.')).toBeVisible()

    await helper.route('**/api/v1/hearts', (route) => route.fulfill({ status: 500, json: { status: 500 } }))
    const heart = helper.getByRole('button', { name: new RegExp(messages.heartGive.text) }).first()
    await heart.click()
    await expect(helper.getByText(messages.heartFailed.text)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await postWith(asker, text).getByRole('link', { name: /vor/ }).click()
    await asker.getByRole('button', { name: messages.helpfulMark.text }).click()
    await expect(asker.getByText(messages.helpfulMarked.text)).toBeVisible()
    await expect(asker.getByText(messages.questionAnswered.text, { exact: true })).toBeVisible()
    await axe(asker)
    await screens(asker, 'community-question', { widths: [1440, 390] })
  })
})

test('a post is reported: who looks after the company’s content is told', async ({ browser }) => {
  const writer = await inCommunity(browser, tharsika)
  const text = `Heute ohne Bild ${Date.now()}`
  await begin(writer, text)
  await publish(writer)
  const other = await inCommunity(browser, thomas)
  const read = postWith(other, text)
  await read.getByRole('button', { name: messages.menu.text }).click()
  await other.getByRole('menuitem', { name: messages.menuReport.text }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText(reports.dialogPost.text)
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await axe(other)
  await dialog.getByRole('button', { name: reports.dialogPost.confirm }).click()
  await expect(other.getByText(reports.sent.text)).toBeVisible()
  // One's own cannot be reported.
  await postWith(writer, text).getByRole('button', { name: messages.menu.text }).click()
  await expect(writer.getByRole('menuitem', { name: messages.menuReport.text })).toHaveCount(0)
  const moderator = await personAt(browser, ursula)
  await moderator.getByRole('button', { name: /Benachrichtigungen/ }).click()
  await expect(moderator.getByText('Neue Meldung').first()).toBeVisible()
})

test('«Für dich» is remembered, and «Mehr» brings the next ten', async ({ browser }) => {
  const page = await inCommunity(browser, 'luan.berisha@handelswerk.example')
  await expect(posts(page)).toHaveCount(10)
  await page.getByRole('button', { name: community.more.text, exact: true }).click()
  await expect(posts(page)).toHaveCount(20)
  await page.getByRole('link', { name: community.tabForYou.text }).click()
  await expect(page.getByRole('link', { name: community.tabForYou.text })).toHaveAttribute('aria-current', 'true')
  await page.goto(page0)
  await expect(page.getByRole('link', { name: community.tabForYou.text })).toHaveAttribute('aria-current', 'true')
  await midnight(page)
  await axe(page)
  await screens(page, 'community-for-you-dark', { widths: [1440, 768, 390] })
  await page.goto(`${page0}/post?id=00000000-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: messages.loadFailed.text })).toBeVisible()
  await axe(page)
})
