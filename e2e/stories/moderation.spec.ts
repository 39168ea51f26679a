// A report from its beginning to its end: filed, taken and decided, read and objected to by the author, taken back by a
// second person. What was removed is back in its place, and the audit trail tells all of it.
import type { Page } from '@playwright/test'
import labels from '@werkplatz/content/labels/moderation.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/admin-reports.json' with { type: 'json' }
import posts from '@werkplatz/content/messages/posts.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { agree, personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { trailOf } from '../support/audit.ts'
import { axe } from '../support/axe.ts'
import { mailTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const tharsika = 'tharsika.sivakumar@handelswerk.example'
const thomas = 'thomas.lienhard@handelswerk.example'
const ursula = 'ursula.kaeser@handelswerk.example'
const dario = 'dario.bianchi@handelswerk.example'

const midnight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'MIDNIGHT'
    document.documentElement.style.colorScheme = 'dark'
  })

const reportOf = (page: Page) => new URL(page.url()).searchParams.get('id')!

test('reported, decided, objected to, and brought back by a second person', async ({ browser, request }) => {
  test.slow()
  const body = `Gratis-Kopfhörer ${Date.now()} für alle Lernenden`
  const headers = { authorization: `Bearer ${await tokenOf(request, tharsika)}` }
  const created = await request.post('/api/v1/posts', { headers, data: { body, media: [], attachments: [] } })
  expect(created.status()).toBe(201)
  const { id: postId } = (await created.json()) as { id: string }

  // Somebody reports it where it stands.
  const reader = await personAt(browser, thomas)
  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await reader.getByRole('article').getByRole('button', { name: posts.menu.text }).first().click()
  await reader.getByRole('menuitem', { name: posts.menuReport.text }).click()
  const dialog = reader.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByRole('button', { name: reports.dialogPost.confirm }).click()
  await expect(reader.getByText(reports.sent.text)).toBeVisible()

  // The officer finds it in the queue. Who reported it is not hers to know.
  const officer = await personAt(browser, ursula)
  await officer.goto('/admin/reports')
  await axe(officer)
  await officer.getByRole('link', { name: new RegExp(body) }).click()
  const opened = officer.getByRole('region', { name: new RegExp(body) })
  await expect(opened.getByText(labels.colleague)).toBeVisible()
  await expect(opened.getByText('Thomas')).toHaveCount(0)
  const reportId = reportOf(officer)
  await screens(officer, 'admin-reports', { widths: [1440, 1040, 768, 390] })
  await opened.getByRole('button', { name: messages.take.text }).click()
  await expect(officer.getByText(messages.taken.text)).toBeVisible()
  await expect(officer).toHaveURL(/view=TAKEN/)

  // Without a decision and reasons nothing is sent.
  await opened.getByRole('button', { name: labels.send }).click()
  await expect(officer.getByText(messages.reasonsRequired.text)).toBeVisible()
  await opened.getByRole('radio', { name: messages.decideRemove.text }).check()
  await opened.getByRole('textbox', { name: messages.reasons.text }).fill('Werbung hat hier keinen Platz.')
  await opened.getByRole('textbox', { name: messages.reporterAnswer.text }).fill('Danke, der Beitrag ist weg.')
  await axe(officer)
  await screens(officer, 'admin-report-case', { widths: [1440, 1040, 768, 390] })
  await midnight(officer)
  await axe(officer, { onlyContrast: true })
  await screens(officer, 'admin-report-case-dark', { widths: [1440, 390] })
  await opened.getByRole('button', { name: labels.send }).click()
  await agree(officer, messages.decideConfirm.text, messages.decideConfirm.confirm)
  await expect(officer.getByText(messages.decided.text)).toBeVisible()
  await expect(opened.getByText('Werbung hat hier keinen Platz.')).toBeVisible()
  await axe(officer)

  // Nobody reads it any more; both sides hear of it in words of their own.
  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await expect(reader.getByRole('heading', { name: posts.loadFailed.text })).toBeVisible()
  const toAuthor = await mailTo(tharsika, 'Wir haben einen Inhalt von dir entfernt')
  expect(toAuthor.text).toContain('Werbung hat hier keinen Platz.')
  expect(toAuthor.text).not.toContain('Thomas')
  expect(toAuthor.text).not.toContain('Ursula')

  // The author reads why, and objects.
  const author = await personAt(browser, tharsika)
  await author.goto(`/dashboard/control-panel?tab=user&decision=${reportId}`)
  const decision = author.getByRole('region', { name: labels.decisionTitle })
  await expect(decision.getByText(body)).toBeVisible()
  await expect(decision.getByText('Werbung hat hier keinen Platz.')).toBeVisible()
  await axe(author)
  await screens(author, 'decision', { widths: [1440, 390] })
  await decision.getByRole('button', { name: messages.objectionSend.text }).click()
  await expect(decision.getByText(labels.objectionMissing)).toBeVisible()
  await decision
    .getByRole('textbox', { name: messages.objectionField.text })
    .fill('Die Kopfhörer gehören der Werkstatt.')
  await decision.getByRole('button', { name: messages.objectionSend.text }).click()
  await expect(author.getByText(messages.objectionSent.text)).toBeVisible()
  await expect(decision.getByText(messages.objectionOnce.text)).toBeVisible()

  // Whoever decided first has no say in it.
  await officer.goto(`/admin/reports?id=${reportId}`)
  await expect(opened.getByText(messages.objectionSecond.text)).toBeVisible()
  await expect(opened.getByRole('button', { name: labels.send })).toHaveCount(0)

  // A second person opens it by the link of the mail, and takes the decision back.
  const second = await personAt(browser, dario)
  await second.goto(`/admin/reports?id=${reportId}`)
  const again = second.getByRole('region', { name: new RegExp(body) })
  await expect(second.getByRole('link', { name: new RegExp(`^${messages.tabObjections.text}`) })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(again.getByText('Die Kopfhörer gehören der Werkstatt.')).toBeVisible()
  await expect(again.getByText('Thomas Lienhard')).toBeVisible()
  await again.getByRole('radio', { name: messages.objectionChange.text }).check()
  await again.getByRole('textbox', { name: /Begründung/ }).fill('Es war keine Werbung.')
  await axe(second)
  await screens(second, 'admin-report-objection', { widths: [1440, 1040, 768, 390] })
  await again.getByRole('button', { name: labels.send }).click()
  await agree(second, messages.decideConfirm.text, messages.decideConfirm.confirm)
  await expect(second.getByText(messages.objectionDecided.text)).toBeVisible()

  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await expect(reader.getByText(body)).toBeVisible()
  await author.goto(`/dashboard/control-panel?tab=user&decision=${reportId}`)
  await expect(decision.getByText(labels.secondChanged)).toBeVisible()
  await expect(decision.getByText(labels.decisionRestored)).toBeVisible()

  expect(await trailOf([reportId, postId])).toEqual([
    'report of report',
    'take of report',
    'decide of report',
    'takeAway of post',
    'object of objection',
    'restore of post',
    'change of objection',
  ])
})

test('a case taken by somebody else, what is gone, and an empty view', async ({ browser }) => {
  const page = await personAt(browser, dario)
  // rep-02 of the demo world: taken by the officer of another company.
  await page.goto('/admin/reports?view=TAKEN')
  await page.getByRole('link', { name: /Profil von Noah/ }).click()
  await expect(page.getByText(/Katharina Vogt kümmert sich/)).toBeVisible()
  await axe(page)
  await page.goto('/admin/reports?view=CLOSED')
  await page
    .getByRole('link', { name: new RegExp(labels.titles.CHAT_MESSAGE) })
    .first()
    .click()
  await expect(page.getByText(messages.chatContext.text)).toBeVisible()
  await axe(page)
  await screens(page, 'admin-report-closed', { widths: [1440, 390] })
  await page.goto('/admin/reports?id=00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: messages.reportGone.text })).toBeVisible()
  await axe(page)
  const own = await personAt(browser, tharsika)
  await own.goto('/dashboard/control-panel?tab=user&decision=00000000-0000-7000-8000-000000000000')
  await expect(own.getByText(messages.measureGone.text)).toBeVisible()
  await own.goto('/admin/reports')
  await expect(own.getByRole('heading', { name: messages.heading.text })).toHaveCount(0)
})
