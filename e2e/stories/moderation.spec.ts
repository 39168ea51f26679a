// A report from its beginning to its end: filed, taken and decided, read and objected to by the author, taken back by a
// second person. What was removed is back in its place, and the audit trail tells all of it.
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import admin from '@werkplatz/content/labels/admin.json' with { type: 'json' }
import audit from '@werkplatz/content/labels/audit.json' with { type: 'json' }
import labels from '@werkplatz/content/labels/moderation.json' with { type: 'json' }
import messages from '@werkplatz/content/messages/admin-reports.json' with { type: 'json' }
import posts from '@werkplatz/content/messages/posts.json' with { type: 'json' }
import reports from '@werkplatz/content/messages/reports.json' with { type: 'json' }

import { demoId } from '../../server/src/demo/demo-id.ts'
import { agree, personAt } from '../support/activities.ts'
import { tokenOf } from '../support/api.ts'
import { trailOf } from '../support/audit.ts'
import { axe } from '../support/axe.ts'
import { type Mail, mailsTo } from '../support/mail.ts'
import { screens } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const tharsika = 'tharsika.sivakumar@handelswerk.example'
const thomas = 'thomas.lienhard@handelswerk.example'
const ursula = 'ursula.kaeser@handelswerk.example'
const dario = 'dario.bianchi@handelswerk.example'

const WIDTHS = [1440, 1040, 768, 390]

const wear = (page: Page, theme: 'DEFAULT' | 'MIDNIGHT') =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    document.documentElement.style.colorScheme = name === 'MIDNIGHT' ? 'dark' : 'light'
  }, theme)

/** By day and by night. */
async function bothScreens(page: Page, name: string) {
  await axe(page)
  await screens(page, name, { widths: WIDTHS })
  await wear(page, 'MIDNIGHT')
  await axe(page, { onlyContrast: true })
  await screens(page, `${name}-dark`, { widths: WIDTHS })
  await wear(page, 'DEFAULT')
}

const reportOf = (page: Page) => new URL(page.url()).searchParams.get('id')!

const tokens = new Map<string, Promise<[APIRequestContext, string]>>()
// A context ends with its test.
test.beforeEach(() => tokens.clear())

/** Beside the browser. Each in a context of their own: who signs in ends the session whose cookie is there. */
async function callAs(browser: Browser, email: string) {
  const signIn = async (): Promise<[APIRequestContext, string]> => {
    const { request } = await browser.newContext()
    return [request, await tokenOf(request, email)]
  }
  if (!tokens.has(email)) tokens.set(email, signIn())
  const [request, token] = await tokens.get(email)!
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: (path: string, data: object) => request.post(`/api/v1${path}`, { headers, data }),
    patch: (path: string, data: object) => request.patch(`/api/v1${path}`, { headers, data }),
    get: async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T,
  }
}

async function newPost(browser: Browser, body: string) {
  const created = await (await callAs(browser, tharsika)).post('/posts', { body, media: [], attachments: [] })
  expect(created.status()).toBe(201)
  return ((await created.json()) as { id: string }).id
}

/** What somebody has been told about this report, the first first. */
async function toldOf(browser: Browser, email: string, reportId: string) {
  const as = await callAs(browser, email)
  const userId = demoId(`p-${email.split('@')[0]!.replace('.', '-')}`)
  const all = await as.get<{ title: string; body: string; targetId: string }[]>(
    `/notifications/non-chat?userId=${userId}&page=0&size=50`,
  )
  return all.filter(({ targetId }) => targetId === reportId).toReversed()
}

const titlesOf = (browser: Browser, email: string, reportId: string) => async () =>
  (await toldOf(browser, email, reportId)).map(({ title }) => title)

/** The mail with this subject about this report, as soon as it is there. */
async function mailAbout(reportId: string, address: string, subject: string): Promise<Mail> {
  const find = async () =>
    (await mailsTo(address)).find((mail) => mail.subject === subject && mail.text.includes(reportId))
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return (await find())!
}

test('reported, decided, objected to, and brought back by a second person', async ({ browser }) => {
  test.slow()
  const body = `Gratis-Kopfhörer ${Date.now()} für alle Lernenden`
  const postId = await newPost(browser, body)

  // The officer looks at the queue before there is anything in it.
  const officer = await personAt(browser, ursula)
  await officer.goto('/admin/reports')
  const areas = officer.getByRole('navigation', { name: admin.areas }).first()
  const { open: openBefore } = await (await callAs(browser, ursula)).get<{ open: number }>('/admin/reports/counts')
  await expect(officer.getByRole('navigation', { name: labels.views })).toContainText(
    `${messages.tabOpen.text}${openBefore}`,
  )

  // Somebody reports it where it stands.
  const reader = await personAt(browser, thomas)
  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await reader.getByRole('article').getByRole('button', { name: posts.menu.text }).first().click()
  await reader.getByRole('menuitem', { name: posts.menuReport.text }).click()
  const dialog = reader.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Spam' }).check()
  await dialog.getByRole('button', { name: reports.dialogPost.confirm }).click()
  await expect(reader.getByText(reports.sent.text)).toBeVisible()

  // It comes into the officer's queue by itself, and the bar counts it. Who reported it is not hers to know.
  const row = officer.getByRole('link', { name: new RegExp(body) })
  await expect(row).toBeVisible({ timeout: 90_000 })
  await expect(areas.getByRole('link', { name: `Meldungen ${openBefore + 1} offen` })).toBeVisible()
  await bothScreens(officer, 'admin-reports-queue')
  await row.click()
  const opened = officer.getByRole('region', { name: new RegExp(body) })
  await expect(opened.getByText(labels.colleague)).toBeVisible()
  await expect(opened.getByText('Thomas')).toHaveCount(0)
  const reportId = reportOf(officer)
  await bothScreens(officer, 'admin-reports')
  await opened.getByRole('button', { name: messages.take.text }).click()
  await expect(officer.getByText(messages.taken.text)).toBeVisible()
  await expect(officer).toHaveURL(/view=TAKEN/)
  await expect(
    areas.getByRole('link', { name: openBefore ? `Meldungen ${openBefore} offen` : 'Meldungen' }),
  ).toBeVisible()

  // Without a decision and reasons nothing is sent.
  await opened.getByRole('button', { name: labels.send }).click()
  await expect(officer.getByText(messages.reasonsRequired.text)).toBeVisible()
  await opened.getByRole('radio', { name: messages.decideRemove.text }).check()
  await opened.getByRole('textbox', { name: messages.reasons.text }).fill('Werbung hat hier keinen Platz.')
  await opened.getByRole('textbox', { name: messages.reporterAnswer.text }).fill('Danke, der Beitrag ist weg.')
  await bothScreens(officer, 'admin-report-case')
  await opened.getByRole('button', { name: labels.send }).click()
  await agree(officer, messages.decideConfirm.text, messages.decideConfirm.confirm)
  await expect(officer.getByText(messages.decided.text)).toBeVisible()
  await expect(opened.getByText('Werbung hat hier keinen Platz.')).toBeVisible()
  await officer.goto('/admin/reports?view=REMOVED')
  const away = officer.getByRole('list', { name: messages.tabRemoved.text }).getByRole('listitem')
  await expect(away.filter({ hasText: body }).getByRole('button', { name: /^Wiederherstellen/ })).toBeVisible()
  await bothScreens(officer, 'admin-reports-removed')

  // Nobody reads it any more; both sides hear of it in words of their own.
  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await expect(reader.getByRole('heading', { name: posts.loadFailed.text })).toBeVisible()
  await expect.poll(titlesOf(browser, thomas, reportId)).toEqual(['Danke für deine Meldung'])
  expect((await toldOf(browser, thomas, reportId))[0]!.body).toContain(messages.resultRemoved.text)
  const toAuthor = await mailAbout(reportId, tharsika, 'Wir haben einen Inhalt von dir entfernt')
  expect(toAuthor.text).toContain('Werbung hat hier keinen Platz.')
  expect(toAuthor.text).not.toContain('Thomas')
  expect(toAuthor.text).not.toContain('Ursula')

  // The author reads why, and objects.
  const author = await personAt(browser, tharsika)
  await author.goto(`/dashboard/control-panel?tab=user&decision=${reportId}`)
  const decision = author.getByRole('region', { name: labels.decisionTitle })
  await expect(decision.getByText(body)).toBeVisible()
  await expect(decision.getByText('Werbung hat hier keinen Platz.')).toBeVisible()
  await bothScreens(author, 'decision')
  await decision.getByRole('button', { name: messages.objectionSend.text }).click()
  await expect(decision.getByText(labels.objectionMissing)).toBeVisible()
  await decision
    .getByRole('textbox', { name: messages.objectionField.text })
    .fill('Die Kopfhörer gehören der Werkstatt.')
  await decision.getByRole('button', { name: messages.objectionSend.text }).click()
  await expect(author.getByText(messages.objectionSent.text)).toBeVisible()
  await expect(decision.getByText(messages.objectionOnce.text)).toBeVisible()
  await bothScreens(author, 'decision-objected')
  await mailAbout(reportId, tharsika, 'Deine Einsprache ist angekommen')

  // Whoever decided first has no say in it any more, not even to bring it back.
  await officer.goto(`/admin/reports?id=${reportId}`)
  await expect(opened.getByText(messages.objectionSecond.text)).toBeVisible()
  await expect(opened.getByRole('button', { name: labels.send })).toHaveCount(0)
  await expect(opened.getByRole('button', { name: messages.restore.text })).toHaveCount(0)

  // A second person opens it by the link of the mail, and takes the decision back.
  await expect.poll(titlesOf(browser, dario, reportId)).toContain('Einsprache zu einem Entscheid')
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
  await bothScreens(second, 'admin-report-objection')
  await again.getByRole('button', { name: labels.send }).click()
  await agree(second, messages.decideConfirm.text, messages.decideConfirm.confirm)
  await expect(second.getByText(messages.objectionDecided.text)).toBeVisible()
  await expect(again.getByText(labels.stepChanged)).toBeVisible()
  await bothScreens(second, 'admin-report-settled')

  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await expect(reader.getByText(body)).toBeVisible()
  await author.goto(`/dashboard/control-panel?tab=user&decision=${reportId}`)
  await expect(decision.getByText(labels.secondChanged)).toBeVisible()
  await expect(decision.getByText(labels.decisionRestored)).toBeVisible()
  await expect(decision.getByText('Es war keine Werbung.')).toBeVisible()
  await bothScreens(author, 'decision-restored')

  // Everybody has heard the end of it, the officer sees it too.
  await expect
    .poll(titlesOf(browser, tharsika, reportId))
    .toEqual(['Ein Inhalt von dir wurde entfernt', 'Entscheid zu deiner Einsprache'])
  await mailAbout(reportId, tharsika, 'Wir haben unseren Entscheid geändert')
  await expect
    .poll(async () => (await toldOf(browser, thomas, reportId)).at(-1)?.body)
    .toContain(messages.resultChanged.text)
  await officer.goto(`/admin/reports?id=${reportId}`)
  await expect(opened.getByText('Es war keine Werbung.')).toBeVisible()
  const removed = officer.waitForResponse(/\/api\/v1\/admin\/removed\?/)
  await officer.goto('/admin/reports?view=REMOVED')
  const { content } = (await (await removed).json()) as { content: { id: string }[] }
  expect(content.map(({ id }) => id)).not.toContain(reportId)

  expect(await trailOf([reportId, postId])).toEqual([
    'report of report',
    'take of report',
    'decide of report',
    'takeAway of post',
    'object of objection',
    'restore of post',
    'change of objection',
  ])
  // In words, for those who run the platform.
  await second.goto('/admin/audit')
  const trail = second.getByRole('list', { name: 'Protokoll' })
  await expect(trail).toContainText(`${audit.actions.object}${audit.things.objection}`)
  await expect(trail).toContainText(`${audit.actions.takeAway}${audit.things.post}`)
  // The officer's trail says that it was taken away, and not who reported it.
  await officer.goto('/admin/audit')
  const hers = officer.getByRole('list', { name: 'Protokoll' })
  await expect(hers).toContainText(`${audit.actions.takeAway}${audit.things.post}`)
  await expect(hers).not.toContainText(audit.actions.report)
})

test('taken away by mistake: the officer brings it back without an objection', async ({ browser }) => {
  const body = `Mittagessen ${Date.now()} am Freitag`
  const postId = await newPost(browser, body)
  const report = { target: 'POST', targetId: postId, report: 'OTHER' }
  expect((await (await callAs(browser, thomas)).post('/report', report)).status()).toBe(204)
  const officer = await personAt(browser, ursula)
  await officer.goto('/admin/reports')
  const row = officer.getByRole('link', { name: new RegExp(body) })
  await row.click()
  const id = reportOf(officer)
  const hers = await callAs(browser, ursula)
  expect((await hers.patch('/admin/reports/take', { id })).status()).toBe(204)
  const made = { id, decision: 'REMOVED', reasons: 'Versehen.', answer: '' }
  expect((await hers.patch('/admin/reports/decide', made)).status()).toBe(204)

  await officer.goto('/admin/reports?view=REMOVED')
  const away = officer
    .getByRole('list', { name: messages.tabRemoved.text })
    .getByRole('listitem')
    .filter({ hasText: body })
  await away.getByRole('button', { name: /^Wiederherstellen/ }).click()
  const dialog = officer.getByRole('dialog', { name: messages.restoreConfirm.title })
  await dialog.getByRole('button', { name: messages.restoreConfirm.confirm }).click()
  await bothScreens(officer, 'admin-restore-dialog')
  await dialog.getByRole('textbox', { name: messages.reasons.text }).fill('Das war ein Versehen von uns.')
  await dialog.getByRole('button', { name: messages.restoreConfirm.confirm }).click()
  await expect(officer.getByText(messages.restored.text)).toBeVisible()
  await expect(away).toHaveCount(0)

  const reader = await personAt(browser, thomas, { viewport: { width: 390, height: 844 } })
  await reader.goto(`/dashboard/community/post?id=${postId}`)
  await expect(reader.getByText(body)).toBeVisible()
  await mailAbout(id, tharsika, 'Dein Inhalt ist wieder sichtbar')
  const author = await personAt(browser, tharsika)
  await author.goto(`/dashboard/control-panel?tab=user&decision=${id}`)
  const decision = author.getByRole('region', { name: labels.decisionTitle })
  await expect(decision.getByText(labels.decisionRestored)).toBeVisible()
  await expect(decision.getByText('Das war ein Versehen von uns.')).toBeVisible()
  await expect(decision.getByRole('textbox')).toHaveCount(0)
  expect(await trailOf([id, postId])).toEqual([
    'report of report',
    'take of report',
    'decide of report',
    'takeAway of post',
    'restore of post',
    'restore of report',
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
