// How stories get an activity to apply to, and how people apply.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { tokenOf } from './api.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export interface Published {
  author: string
  /** Approves what the author hands in. */
  approver: string
  title: string
  slots?: number
  isPublic?: boolean
}

/** A project on the marketplace, through the same calls as the screens make. Its id. */
export async function publishProject(request: APIRequestContext, made: Published): Promise<string> {
  const { author, approver, title, slots = 2, isPublic = false } = made
  // Signing in ends the session that this browser had before: one person after the other.
  const as = async (email: string) => ({ headers: { authorization: `Bearer ${await tokenOf(request, email)}` } })
  const writer = await as(author)
  const sectors = (await (await request.get('/api/v1/work-sectors', writer)).json()) as { workSectorId: string }[]
  const created = await request.post('/api/v1/activities/form', {
    ...writer,
    data: {
      title,
      description: 'Wir bauen ein Gestell für die Werkstatt.\n\nDu lernst messen, sägen und schrauben.',
      location: 'Bahnhofplatz 3, 5000 Aarau',
      workSectorId: sectors[0]!.workSectorId,
      department: 'Digital Lab',
      dateStart: inDays(30),
      dateEnd: inDays(60),
      duration: null,
      slots,
      workload: 60,
      isPriority: false,
      isPublic,
      images: [],
      documents: [],
      activityStatus: 'PENDING',
    },
  })
  expect(created.status()).toBe(201)
  const id = new URL(created.headers()['location']!, 'http://here').searchParams.get('id')!
  const review = { id, status: 'APPROVED', reviewMessage: 'Gut.' }
  const reviewed = await request.patch('/api/v1/activities/form/approve', { ...(await as(approver)), data: review })
  expect(reviewed.status()).toBe(204)
  const publish = { id, status: 'PUBLISHED' }
  const published = await request.patch('/api/v1/activities/publish', { ...(await as(author)), data: publish })
  expect(published.status()).toBe(204)
  return id
}

/** Writes the application; the caller saves or sends it. */
export async function writeApplication(page: Page, activityId: string, title: string, body: string) {
  await page.goto(`/dashboard/applications/form?activityId=${activityId}`)
  await page.getByRole('textbox', { name: 'Titel' }).fill(title)
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(body)
}

/** Applies through the call, for stories that begin later. The application's id. */
export async function applyTo(request: APIRequestContext, email: string, activityId: string, title: string) {
  const answer = await request.post('/api/v1/applications/form', {
    headers: { authorization: `Bearer ${await tokenOf(request, email)}` },
    data: { activityId, title, body: 'Weil ich es lernen will.', documents: [], applicationStatus: 'PENDING' },
  })
  expect(answer.status()).toBe(201)
  return new URL(answer.headers()['location']!, 'http://here').searchParams.get('id')!
}

/** On the home page, connected: what happens from now on arrives. Then on by the navigation, without a reload. */
export async function listening(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByText('live', { exact: true })).toBeVisible()
}

export const toApplications = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Bewerbungen' }).click()

export interface Answer {
  choice: 'Zusagen' | 'Absagen' | 'Genehmigen' | 'Ablehnen'
  message: string
}

/** Opens the form behind «Validieren», answers and sends it. */
export async function validate(page: Page, { choice, message }: Answer) {
  await page.getByRole('button', { name: 'Validieren' }).click()
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('textbox').fill(message)
  await page.getByRole('button', { name: 'Abschicken' }).click()
}
