// 120 ways to run a script in somebody else's browser, written into every text that others read: nothing runs, nothing
// is loaded, and no link leads anywhere but to the web. The pages are opened without their content security policy, so
// that it is what the pages themselves do that is tried; the policy alone is tried beside it.
import type { APIRequest, APIRequestContext, Browser, Page } from '@playwright/test'

import { paths } from '../../web/src/lib/paths.ts'
import { EDGE_URL } from '../support/address.ts'
import { forgetOpenSlots } from '../support/files.ts'
import { plantCase, plantCatalogues, plantRemoval, plantSwitch } from '../support/plant-admin-texts.ts'
import { plantCommunity, plantProfiles, plantSchool, plantWork } from '../support/plant-texts.ts'
import { callsAs, good, newPlanter, type Planter } from '../support/planted.ts'
import { joined, linkPayloads, scriptPayloads, TRAP } from '../support/script-payloads.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { textFields } from '../support/text-fields.ts'

const officer = 'corinne.tschumi@studio-kranich.example'
const admin = 'dario.bianchi@handelswerk.example'
const owner = 'seraina.hofstetter@handelswerk.example'
/** An apprentice of another company: sees what is open to all. */
const stranger = 'noah.baumgartner@aarebogen.example'

const limits = textFields()
const planted = new Set<string>()
const isOneLine = (text: string) => !/[\p{Cc}]/u.test(text)
const isName = (text: string) => isOneLine(text) && !/[<>\p{Zl}\p{Zp}]/u.test(text)

/** As many payloads as the field takes, after a word by which the page is known to show it. Each field begins elsewhere. */
function texts(field: string, mark: string, where?: (text: string) => boolean) {
  planted.add(field)
  const longest = limits.get(field)!
  return joined(longest, { mark, from: planted.size * 7, ...(where && { where }) })
}

const textOf = (field: string, mark: string, isLine = false) => texts(field, mark, isLine ? isOneLine : undefined)

/** Not planted, and why. */
const excused: Record<string, string> = Object.fromEntries(
  (
    [
      [/[pP]assword$|\.code$|\.challenge$|captchaId$/, 'a secret: shown to nobody'],
      [/mail$/, 'an address: its pattern takes neither brackets nor quotes'],
      [/^edit(Activity|Application|Assignment|Mark)\./, 'the same column as where it is made'],
      [/^editUserCard\.name|^finishSetup\./, 'the same column as sign-up, as the card'],
      [
        /^saveEvaluation\.evaluationPoints|^startEvaluation\.notes|^saveGuestEvaluation\./,
        'the same column as the other side’s or the first save',
      ],
      [/^sendContact\./, 'read in a mail: server/src/features/public-site/test/send-contact.test.ts'],
      [/^addPasskey\.name/, 'shown to its owner alone'],
      [/\.links\.url$/, 'refused: the test of links'],
      [/^change(Entry|Template)\./, 'the same column as where it is added'],
      [/^(deleteComment|emptyProfile)\.reasons/, 'the same column as deletePost'],
      [/^restoreRemoved\./, 'read in a notification: server/src/features/moderation/test/restore-removed.test.ts'],
      [/^declineApplications\./, 'the same column as reviewApplication'],
      [/^checkInvited\./, 'addresses, asked about: answered to who asks, kept nowhere'],
    ] as const
  ).flatMap(([pattern, why]) => [...limits.keys()].filter((field) => pattern.test(field)).map((field) => [field, why])),
)

interface Trap {
  page: Page
  ran: string[]
}

/** A window in which every script that runs is written down. */
async function trapOf(browser: Browser, email: string, password?: string): Promise<Trap> {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const ran: string[] = []
  await page.exposeFunction(TRAP, (n: unknown) => void ran.push(`ran ${String(n)}`))
  page.on('dialog', (dialog) => void (ran.push(`dialog ${dialog.message()}`), dialog.dismiss()))
  page.on('popup', (popup) => void ran.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    if (/x\.example|\/x(?:$|\?)/.test(request.url())) ran.push(`request ${request.url()}`)
  })
  await signIn(page, email, { at: '/robots.txt', ...(password && { password }) })
  return { page, ran }
}

/** What a text must never become. */
const strayParts = (page: Page) =>
  page.evaluate(() => {
    const isStray = (node: Element) =>
      [...node.attributes].some(({ name, value }) => {
        if (/^on/i.test(name)) return true
        if (!/^(?:href|src|action|formaction|data|srcdoc|xlink:href|poster)$/i.test(name)) return false
        const url = URL.parse(value, document.baseURI)
        return !url || !/^(?:https?|mailto|tel|blob):$/.test(url.protocol)
      })
    return [...document.querySelectorAll('*')]
      .filter(
        (node) =>
          isStray(node) ||
          node.matches(
            'iframe, frameset, object, embed, base, marquee, math, x-y, [contenteditable], svg script, svg image',
          ) ||
          (node.matches('script, link, meta, style, template') && node.outerHTML.includes('ran(')),
      )
      .map((node) => node.outerHTML.slice(0, 200))
  })

/** What stands on the page, what is being written there included. */
const shownIn = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ].join('\n'),
  )

/** Opens the page, waits until it shows these texts, touches what can be touched, and finds nothing. */
async function harmless({ page, ran }: Trap, at: string, marks: readonly string[]) {
  await page.goto(at)
  for (const mark of marks) await expect.poll(() => shownIn(page), { message: `${at} shows ${mark}` }).toContain(mark)
  await page.mouse.move(500, 300)
  await page.mouse.move(700, 600)
  expect([at, ...(await strayParts(page))]).toEqual([at])
  expect([at, ...ran]).toEqual([at])
  expect(page.url()).toContain(at.split('?')[0])
}

test('there are 120, each another', () => {
  expect(scriptPayloads).toHaveLength(120)
  expect(new Set(scriptPayloads).size).toBe(120)
  // All of them in every text that is long enough.
  for (const payload of scriptPayloads) expect(joined(4096)).toContain(payload)
})

test.describe('the trap', () => {
  test.use({ allowedNoise: [/./] })
  test('is no blind one: as markup many of them run without the policy, and none with it', async ({ browser }) => {
    const tripped = async (bypassCSP: boolean) => {
      const page = await (await browser.newContext({ bypassCSP })).newPage()
      const ran = new Set<unknown>()
      await page.exposeFunction(TRAP, (n: unknown) => void ran.add(n))
      await page.route(/x\.example|\/x$/, (route) => route.abort())
      await page.goto('/contact')
      for (const payload of scriptPayloads)
        await page.evaluate((html) => {
          const place = document.body.appendChild(document.createElement('div'))
          place.innerHTML = html
          setTimeout(() => place.remove(), 300)
        }, payload)
      if (bypassCSP) await expect.poll(() => ran.size).toBeGreaterThan(15)
      expect((await strayParts(page)).length).toBeGreaterThan(0)
      return ran.size
    }
    expect(await tripped(true)).toBeGreaterThan(15)
    expect(await tripped(false)).toBe(0)
  })
})

test.describe('planted in every text', () => {
  test.beforeEach(forgetOpenSlots)
  test('nothing of it runs in the browser of whoever reads it', async ({ browser, playwright, request }) => {
    const born = (role: string, mark: string) => ({
      inviter: officer,
      role,
      nameFirst: texts('signUp.nameFirst', mark, isName),
      nameLast: texts('signUp.nameLast', `${mark}sohn`, isName),
    })
    const ada = await newPlanter(playwright, 'ada', born('APPRENTICE', 'Adaxa'))
    const kim = await newPlanter(playwright, 'kim', born('USER', 'Kimxa'))
    const olga = await newPlanter(playwright, 'olga', born('EDUCATION_OFFICER', 'Olgaxa'))
    const people = { ada, kim, olga }
    const { companyProfileId, restore } = await plantProfiles(people, textOf)
    try {
      const work = await plantWork(people, textOf, request)
      const school = await plantSchool(ada, textOf)
      const said = await plantCommunity(people, textOf, request)

      const strange = await trapOf(browser, stranger)
      await harmless(strange, paths.profile(kim.profileId, 'user'), ['Kimxa', 'Slogan-K', 'Ort-K', 'Bio-K'])
      await harmless(strange, paths.profile(companyProfileId, 'company'), ['Firma-F', 'Slogan-F', 'Bio-F'])
      await harmless(strange, paths.activity(work.activityId), ['Titel-A', 'Text-A', 'Ort-A', 'Team-A'])
      await harmless(strange, paths.openWith('Titel-A'), ['Titel-A'])
      await strange.page.context().close()

      const atKim = await trapOf(browser, kim.email, kim.password)
      await harmless(atKim, paths.community(), ['Post-P', 'Chat-T'])
      await harmless(atKim, paths.post(said.postId), ['Post-P', 'Antwort-C'])
      await harmless(atKim, paths.application(work.applicationId), ['Titel-B', 'Text-B', 'Datei-D'])
      await harmless(atKim, paths.evaluation(work.assignmentId), ['Grund-E', 'Notiz-E', 'Sicht-E', 'Plan-E'])
      await harmless(atKim, paths.evaluationForm(work.openId), ['Grund-E', 'Notiz-E'])
      await writeMessage(atKim, said.chatId)
      await atKim.page.context().close()

      const atAda = await trapOf(browser, ada.email, ada.password)
      await harmless(atAda, paths.dashboard(), ['Adaxa'])
      await harmless(atAda, paths.activity(work.activityId), ['Titel-A'])
      await harmless(atAda, paths.application(work.applicationId), ['Titel-B', 'Urteil-B'])
      await harmless(atAda, paths.approval(work.approvalId), ['Wunsch-G', 'Urteil-G'])
      await harmless(atAda, paths.assignment(work.assignmentId), ['Titel-S', 'Text-S', 'Ort-S', 'Team-S', 'Urteil-S'])
      await harmless(atAda, paths.assignment(work.looseId), ['Titel-S', 'Kontakt-S'])
      await harmless(atAda, paths.semester(school.semesterId, 1, 1), ['Fach-M'])
      await harmless(atAda, paths.chat(said.chatId), ['Chat-T', 'Wort-W'])
      await atAda.page.context().close()

      const atOlga = await trapOf(browser, olga.email, olga.password)
      await harmless(atOlga, paths.evaluation(work.assignmentId), ['Grund-E', 'Notiz-E', 'Sicht-E', 'Plan-E'])
      await harmless(atOlga, paths.semesters(ada.id, '<img src=x onerror=ran(999)>'), ['Fach-M'])
      await harmless(atOlga, paths.profile(ada.profileId, 'user'), ['Adaxa', 'Schultag-M'])
      await harmless(atOlga, paths.company('EVALUATIONS'), ['Titel-S'])
      await harmless(atOlga, paths.planner(), ['Adaxa'])
      await harmless(atOlga, paths.activity(work.activityId), ['Titel-A'])
      await atOlga.page.context().close()
      await inTheAdminTool({ browser, request, requests: playwright.request, ada, kim, postId: said.postId })
    } finally {
      await restore()
    }
    // A new text of the contract is planted here, or excused above.
    expect([...limits.keys()].filter((field) => !planted.has(field) && !excused[field])).toEqual([])
    expect(Object.keys(excused).filter((field) => planted.has(field))).toEqual([])
  })

  test('links only to the web: every other scheme is refused, behind any sign', async ({ request }) => {
    const call = await callsAs(request, stranger)
    expect(linkPayloads.length).toBeGreaterThan(40)
    const { body: before } = good(
      await call('readProfile', {
        params: { type: 'user' },
        query: { id: (await call('readUserDetails')).body.profileId },
      }),
    )
    for (const url of linkPayloads) {
      const answer = await call('editUserAbout', { body: { links: [{ linkType: 'OTHER', url }] } })
      expect([url, answer.status]).toEqual([url, 400])
    }
    const { body: now } = good(await call('readProfile', { params: { type: 'user' }, query: { id: before.profileId } }))
    expect(now.links).toEqual(before.links)
    for (const { url } of now.links) expect(url).toMatch(/^https?:\/\//)
  })
})

interface AdminScene {
  browser: Browser
  request: APIRequestContext
  requests: APIRequest
  ada: Planter
  kim: Planter
  postId: string
}

/** What operators and moderators write, read by them and by whom it is about. */
async function inTheAdminTool({ browser, request, requests, ada, kim, postId }: AdminScene) {
  const callsOf = async (email: string) => callsAs(await requests.newContext({ baseURL: EDGE_URL }), email)
  const [first, second] = [await callsOf(admin), await callsOf(owner)]
  const company = {
    name: texts('onboardCompany.name', 'Betrieb-V', isName),
    location: texts('onboardCompany.location', 'Ort-V', isName),
    canton: 'BE',
    officerEmail: `neu.${Date.now()}@betrieb.example`,
  }
  good(await first('onboardCompany', { body: company }))
  const reportId = await plantCase({ reporter: ada, author: kim, first, second }, textOf, postId)
  const removalId = await plantRemoval(kim, first, textOf)
  const catalogues = await plantCatalogues(first, textOf, request)
  const posts = await plantSwitch(first, textOf, 'c-kranich')
  try {
    const atKim = await trapOf(browser, kim.email, kim.password)
    await harmless(atKim, paths.decision(reportId), ['Grund-R', 'Einspruch-R', 'Zweite-R'])
    await harmless(atKim, paths.decision(removalId), ['Grund-L', 'Zurück-R'])
    await harmless(atKim, paths.community(), ['Hinweis-V'])
    await atKim.page.context().close()

    const atAdmin = await trapOf(browser, admin)
    await harmless(atAdmin, paths.adminReports({ id: reportId }), ['Grund-R', 'Dank-R', 'Einspruch-R', 'Zweite-R'])
    await harmless(atAdmin, paths.adminReports({ id: removalId }), ['Grund-L', 'Zurück-R'])
    await harmless(atAdmin, paths.adminCompanies(), ['Betrieb-V', 'Ort-V'])
    await harmless(atAdmin, paths.adminCatalogues('professions'), ['Beruf-V', 'Kurz-V', 'Feld-V'])
    await harmless(atAdmin, paths.adminCatalogues('sectors'), ['Text-V'])
    await harmless(atAdmin, paths.adminTemplates(), ['Vorlage-V', 'Alt-V'])
    await harmless(atAdmin, paths.adminCriteria(), ['Gruppe-V', 'Kriterium-V', 'Erklärung-V'])
    await harmless(atAdmin, paths.adminSwitches(), ['Hinweis-V', 'Anlass-V'])
    await harmless(atAdmin, paths.adminAudit(), [])
    await atAdmin.page.context().close()
  } finally {
    await posts.restore()
    await catalogues.restore()
  }
}

/** Messages go over the live channel: typed, as people do. */
async function writeMessage(trap: Trap, chatId: string) {
  const text = texts('writeMessage.body', 'Wort-W')
  await harmless(trap, paths.chat(chatId), ['Chat-T'])
  const chats = trap.page.getByRole('complementary')
  await chats.getByLabel('Nachricht schreiben').fill(text)
  await chats.getByRole('button', { name: 'Senden' }).click()
  await expect(trap.page.getByRole('log')).toContainText('Wort-W')
  // With the server, and not only on the way: without a connection it says «Wird gesendet, sobald …».
  await expect(trap.page.getByRole('log')).not.toContainText(/(wird|nicht) gesendet/i)
  expect(trap.ran).toEqual([])
}
