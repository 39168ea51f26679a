// A practice trainer without an account: from the mail to the thank-you, on a phone; what becomes of links that are dead; and
// whoever sent one stays outside.
import type { Page } from '@playwright/test'
import labels from '@werkplatz/content/labels/evaluations.json' with { type: 'json' }
import texts from '@werkplatz/content/messages/evaluation-guest.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/evaluations.json' with { type: 'json' }

import { demoId } from '../../server/src/demo/demo-id.ts'
import { agree, personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { freshAddress, linkIn, mailTo } from '../support/mail.ts'
import { expect, test } from '../support/test.ts'

const id = demoId('as-57')
const page = `/dashboard/company/evaluation?id=${id}`
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }
const NAME = 'Filmon Tesfay'
const subject = `Deine Rückmeldung für ${NAME}`

const next = (who: Page) => who.getByRole('button', { name: messages.stepNext.text, exact: true })

async function sendTo(who: Page, address: string) {
  const panel = who.getByRole('region', { name: messages.linkHeading.text })
  await panel.getByRole('textbox', { name: messages.linkEmail.text }).fill(address)
  await panel.getByRole('button', { name: messages.linkRenew.text }).click()
  await agree(who, address, messages.linkConfirm.confirm)
  await expect(who.getByText(messages.linkSent.text)).toBeVisible()
}

test('from the mail to the thank-you, without an account', async ({ browser }) => {
  test.setTimeout(240_000)
  const ursula = await personAt(browser, 'ursula.kaeser@handelswerk.example', desk)
  await ursula.goto(page)
  const panel = ursula.getByRole('region', { name: messages.linkHeading.text })
  await expect(panel.getByText(messages.linkTwoPeople.text)).toBeVisible()
  await axe(ursula)
  const address = freshAddress('heidi')
  await sendTo(ursula, address)
  const link = linkIn(await mailTo(address, subject))
  expect(link).toMatch(/\/evaluation\?token=[\w-]{43}$/)

  // Whoever sent it stays outside, whatever they hold.
  await ursula.goto(link)
  await expect(ursula.getByText(texts.senderText.text)).toBeVisible()
  await expect(ursula).toHaveURL(/\/evaluation$/)

  // Heidi, on her phone.
  const heidi = await (await browser.newContext(phone)).newPage()
  const referers: string[] = []
  heidi.on('request', (one) => referers.push(one.headers()['referer'] ?? ''))
  await heidi.goto(link)
  await expect(heidi.getByRole('heading', { level: 1 })).toHaveText(`Bewertung für ${NAME}`)
  await expect(heidi).toHaveURL(/\/evaluation$/)
  await expect(heidi.getByText(/Herbstmarkt/)).toBeVisible()
  await expect(heidi.getByRole('navigation')).toHaveCount(0)
  await axe(heidi)
  await next(heidi).click()
  await expect(heidi.getByRole('heading', { level: 1 })).toHaveText('Fachwissen')
  await heidi.getByRole('radio', { name: /^C/ }).check({ force: true })
  await heidi.getByRole('textbox', { name: labels.justification }).fill('Die Wege kannte er erst am zweiten Tag.')
  await next(heidi).click()
  await expect(heidi.getByText(labels.saved, { exact: true })).toBeVisible()
  await axe(heidi)
  await heidi.context().close()

  // At her desk she goes on with the same link.
  const atDesk = await (await browser.newContext(desk)).newPage()
  await atDesk.goto(link)
  await expect(atDesk.getByText('1 von 16 bewertet')).toBeVisible()
  await axe(atDesk)
  await atDesk.getByRole('button', { name: texts.submit.text, exact: true }).click()
  await expect(atDesk.getByText(texts.incomplete.text)).toBeVisible()
  await expect(atDesk.getByText(labels.stepMissing, { exact: true })).toHaveCount(15)
  const groups = atDesk.getByRole('radiogroup')
  for (let i = 1; i < 16; i += 1) await groups.nth(i).getByText('B', { exact: true }).click()
  await atDesk.getByRole('button', { name: texts.save.text, exact: true }).click()
  await expect(atDesk.getByText(texts.saved.text)).toBeVisible()
  await atDesk.getByRole('button', { name: texts.submit.text, exact: true }).click()
  await agree(atDesk, texts.submitConfirm.text, texts.submitConfirm.confirm)
  await expect(atDesk.getByRole('heading', { level: 1 })).toHaveText(texts.thanksHeading.text)
  await axe(atDesk)
  await atDesk.getByRole('button', { name: texts.accountAsk.text, exact: true }).click()
  await expect(atDesk.getByText(texts.accountAsked.text)).toBeVisible()
  await expect(atDesk.getByText(texts.thanksCopy.text)).toBeVisible()

  // The link is dead, and the officer sees that it is done, and no word of it.
  await atDesk.goto(link)
  await expect(atDesk.getByRole('heading', { level: 1 })).toHaveText(texts.usedHeading.text)
  await ursula.goto(page)
  await expect(panel.getByText(/^Eingereicht am/)).toBeVisible()
  await expect(ursula.getByText('Die Wege kannte er')).toHaveCount(0)
  expect(referers.filter((one) => one.includes('token='))).toEqual([])
})

test('a link that was taken back, one that never was, and none at all say so', async ({ browser }) => {
  const ursula = await personAt(browser, 'ursula.kaeser@handelswerk.example', desk)
  await ursula.goto(`/dashboard/company/assignment?id=${demoId('as-14')}`)
  // What is submitted can neither be sent again nor taken back.
  const panel = ursula.getByRole('region', { name: messages.linkHeading.text })
  await expect(panel.getByText(/^Eingereicht am/)).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)

  const stranger = await (await browser.newContext(phone)).newPage()
  await stranger.goto(`/evaluation?token=${'x'.repeat(43)}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(texts.invalidHeading.text)
  await expect(stranger).toHaveURL(/\/evaluation$/)
  await axe(stranger)
  await stranger.goto('/evaluation')
  await expect(stranger.getByText(texts.invalidText.text)).toBeVisible()
})
