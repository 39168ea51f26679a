// An evaluation from the first letter to the talk: one thumb on a phone, interrupted and resumed at a desk; the other side
// at a desk; an officer who learns what stands in it only when both have submitted.
import type { Page } from '@playwright/test'
import labels from '@werkplatz/content/labels/evaluations.json' with { type: 'json' }
import shell from '@werkplatz/content/labels/shell.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/evaluations.json' with { type: 'json' }

import { demoId } from '../../server/src/demo/demo-id.ts'
import { agree, personAt } from '../support/activities.ts'
import { axe } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const id = demoId('as-20')
const page = `/dashboard/company/evaluation?id=${id}`
const form = `/dashboard/company/evaluation/form?id=${id}`
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }
const SECRET = 'Der Plan hing am ersten Tag noch nicht.'

const next = (who: Page) => who.getByRole('button', { name: messages.stepNext.text, exact: true })

/** Of every criterion on the page the grade with this letter. */
async function gradeAll(who: Page, letter: string) {
  const groups = who.getByRole('radiogroup')
  const count = await groups.count()
  for (let i = 0; i < count; i += 1) await groups.nth(i).getByText(letter, { exact: true }).click()
}

test('both sides fill in blind, submit, talk and keep a document', async ({ browser }) => {
  test.setTimeout(240_000)
  const selina = await personAt(browser, 'selina.buergi@handelswerk.example', phone)
  await selina.goto(form)
  await expect(selina.getByRole('heading', { level: 1 })).toHaveText('Einführung')
  await axe(selina)
  await selina.getByRole('radio', { name: /^C/ }).check({ force: true })
  await selina.getByRole('textbox', { name: labels.justification }).fill(SECRET)
  await next(selina).click()
  await expect(selina.getByText(labels.saved, { exact: true })).toBeVisible()
  await selina.getByRole('radio', { name: /^A/ }).check({ force: true })
  await next(selina).click()
  await expect(selina.getByText('3 von 9')).toBeVisible()
  await expect(selina.getByText(labels.saved, { exact: true })).toBeVisible()
  await selina.context().close()

  // Somewhere else she goes on.
  const atDesk = await personAt(browser, 'selina.buergi@handelswerk.example', desk)
  await atDesk.goto(form)
  await expect(atDesk.getByText('2 von 9 bewertet')).toBeVisible()
  await axe(atDesk)
  const groups = atDesk.getByRole('radiogroup')
  for (let i = 2; i < 9; i += 1) await groups.nth(i).getByText('B', { exact: true }).click()
  await atDesk.getByRole('button', { name: labels.save, exact: true }).click()
  await expect(atDesk.getByText(messages.saved.text)).toBeVisible()
  await expect(atDesk).toHaveURL(/company\/evaluation\?id=/)
  await atDesk.getByRole('button', { name: labels.submit, exact: true }).click()
  await agree(atDesk, messages.submitConfirm.text, messages.submitConfirm.confirm)
  await expect(atDesk.getByText(messages.submitted.text)).toBeVisible()
  await expect(atDesk.getByText(SECRET)).toBeVisible()
  await axe(atDesk)

  // The officer learns that she has, and no more.
  const ursula = await personAt(browser, 'ursula.kaeser@handelswerk.example', desk)
  await ursula.goto(page)
  await expect(ursula.getByText(messages.beforeTrainer.text).first()).toBeVisible()
  await expect(ursula.getByText(SECRET)).toHaveCount(0)
  await axe(ursula)

  const arbnora = await personAt(browser, 'arbnora.krasniqi@handelswerk.example', desk)
  await arbnora.goto(page)
  await expect(arbnora.getByText(/hat schon eingereicht/).first()).toBeVisible()
  await expect(arbnora.getByText(SECRET)).toHaveCount(0)
  await arbnora.getByRole('link', { name: labels.fill, exact: true }).click()
  await expect(arbnora.getByText('0 von 16 bewertet')).toBeVisible()
  await gradeAll(arbnora, 'B')
  await arbnora.getByRole('textbox', { name: messages.notesTitle.text }).fill('Gern wieder.')
  await arbnora.getByRole('button', { name: labels.save, exact: true }).click()
  await expect(arbnora.getByText(messages.saved.text)).toBeVisible()
  await arbnora.getByRole('button', { name: labels.submit, exact: true }).click()
  await agree(arbnora, messages.submitConfirm.text, messages.submitConfirm.confirm)
  await expect(arbnora.getByRole('heading', { name: messages.talkHeading.text })).toBeVisible()
  await expect(arbnora.getByText(SECRET).first()).toBeVisible()

  await ursula.reload()
  await expect(ursula.getByText(SECRET).first()).toBeVisible()
  await expect(ursula.getByRole('button', { name: messages.markDiscussed.text })).toHaveCount(0)

  // The talk: what they take on, a statement, and both say that it was held.
  await arbnora.getByRole('textbox', { name: 'Vereinbarung 1' }).fill('Selina bekommt den Plan eine Woche vorher.')
  await arbnora.getByRole('button', { name: labels.save, exact: true }).click()
  await expect(arbnora.getByText(messages.sheetSaved.text)).toBeVisible()
  await arbnora.getByRole('button', { name: messages.markDiscussed.text }).click()
  await agree(arbnora, messages.discussedConfirm.text, messages.discussedConfirm.confirm)
  await expect(arbnora.getByText(messages.discussed.text)).toBeVisible()
  await atDesk.reload()
  await atDesk.getByRole('button', { name: messages.statementAdd.text }).click()
  await atDesk
    .getByRole('textbox', { name: messages.statementField.text })
    .fill('Den Plan habe ich dann selbst gemacht.')
  await atDesk.getByRole('button', { name: messages.statementConfirm.confirm, exact: true }).click()
  await agree(atDesk, messages.statementConfirm.text, messages.statementConfirm.confirm)
  await expect(atDesk.getByText(messages.statementSaved.text)).toBeVisible()
  await atDesk.getByRole('button', { name: messages.markDiscussed.text }).click()
  await agree(atDesk, messages.discussedConfirm.text, messages.discussedConfirm.confirm)
  await expect(atDesk.getByText(messages.statusDiscussed.text, { exact: true }).first()).toBeVisible()
  await axe(atDesk)
  const download = atDesk.waitForEvent('download')
  await atDesk.getByRole('button', { name: messages.pdf.text }).click()
  expect((await download).suggestedFilename()).toMatch(/^Bewertung-.+-Selina-.+\.pdf$/)
})

test('on a phone the form stands alone: the bar with the sections makes room', async ({ browser }) => {
  const nina = await personAt(browser, 'nina.ammann@handelswerk.example', phone)
  const places = nina.getByRole('navigation', { name: shell.mainNavigation })
  await expect(places).toBeVisible()
  await nina.goto(`/dashboard/company/evaluation/form?id=${demoId('as-04')}`)
  const forward = next(nina)
  await expect(forward).toBeVisible()
  await expect(places).toBeHidden()
  const box = (await forward.boundingBox())!
  expect(box.y + box.height).toBeGreaterThan(844 - 40)
})

test('the view «Bewertungen» leads to the page, on a desk and on a phone', async ({ browser }) => {
  for (const options of [desk, phone]) {
    const nina = await personAt(browser, 'nina.ammann@handelswerk.example', options)
    await nina.goto('/dashboard/company?filter=EVALUATIONS')
    await expect(nina.getByRole('heading', { level: 1 })).toHaveText('Bewertungen')
    const rows = nina.getByRole('main').getByRole('link')
    await expect(rows.first()).toBeVisible()
    await axe(nina)
    await nina.context().close()
  }
})

test('what was typed and not saved is gone for the next person at the same computer', async ({ browser }) => {
  const nina = await personAt(browser, 'nina.ammann@handelswerk.example', desk)
  await nina.goto(`/dashboard/company/evaluation/form?id=${demoId('as-04')}`)
  // What was agreed last time stands on top.
  await expect(nina.getByText(messages.sheetLastTime.text)).toBeVisible()
  await nina.getByRole('radiogroup').first().getByText('B', { exact: true }).click()
  await expect(nina.getByText(labels.draftKept)).toBeVisible()
  await expect
    .poll(() => nina.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.evaluation.'))))
    .toBe(true)
  nina.on('dialog', (dialog) => void dialog.accept())
  await nina.reload()
  await expect(nina.getByText(messages.draftRestored.text)).toBeVisible()

  await nina.goto('/dashboard')
  await nina.getByRole('button', { name: /Nina/ }).click()
  await nina.getByRole('button', { name: 'Abmelden' }).click()
  await expect(nina).toHaveURL(/\/dashboard\/login/)
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.evaluation.'))
  expect(await nina.evaluate(kept)).toEqual([])
  // The other side of the same evaluation sits down: nothing of it is there.
  await signIn(nina, 'reto.zumstein@handelswerk.example', {
    at: `/dashboard/company/evaluation/form?id=${demoId('as-04')}`,
  })
  await expect(nina.getByText(/von 16 bewertet/)).toBeVisible()
  await expect(nina.getByText(messages.draftRestored.text)).toHaveCount(0)
  expect(await nina.evaluate(kept)).toEqual([])
})
