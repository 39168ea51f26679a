// People whose every text holds scripts, made through the calls the screens make.
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

import { routes } from '../../contract/src/routes.ts'
import { EDGE_URL } from './address.ts'
import { invite, tokenOf } from './api.ts'
import { linkIn, mailTo } from './mail.ts'
import type { Upload } from './picture.ts'

const PASSWORD = 'Drei kleine Hunde bellen'

export interface Planter {
  id: string
  profileId: string
  email: string
  password: string
  call: Call
}

interface Sent {
  body?: Record<string, unknown>
  query?: Record<string, string>
  params?: Record<string, string>
}
export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a story reads of an answer it says itself
  body: any
  /** The id in the address of what was made. */
  id: string
}
export type Call = (key: keyof typeof routes, sent?: Sent) => Promise<Answer>

/** Calls with a session of their own. */
export async function callsAs(request: APIRequestContext, email: string, password?: string): Promise<Call> {
  const headers = { authorization: `Bearer ${await tokenOf(request, email, password)}` }
  return async (key, { body, query, params = {} } = {}) => {
    const { method, path } = routes[key]
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!)
    const answer = await request.fetch(`/api${address}`, {
      method,
      headers,
      ...(body && { data: body }),
      ...(query && { params: query }),
    })
    const text = await answer.text()
    const made = answer.headers()['location']
    return {
      status: answer.status(),
      body: text && answer.headers()['content-type']?.includes('json') ? JSON.parse(text) : text,
      id: (made && new URL(made, EDGE_URL).searchParams.get('id')) ?? '',
    }
  }
}

export const good = (answer: Answer): Answer => {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}

export interface NewPlanter {
  inviter: string
  role: string
  nameFirst: string
  nameLast: string
}

/** From the invitation to the finished profile. */
export async function newPlanter(
  { request: requests }: { request: APIRequest },
  name: string,
  made: NewPlanter,
): Promise<Planter> {
  const request = await requests.newContext({ baseURL: EDGE_URL })
  const email = `${name}.${Date.now()}@${made.inviter.split('@')[1]}`
  expect(await invite(request, email, made.role, made.inviter)).toBe(204)
  const link = new URL(linkIn(await mailTo(email, 'Deine Einladung zu Werkplatz')))
  const token = link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token')!
  const { nameFirst, nameLast } = made
  const signedUp = await request.post('/api/v1/auth/sign-up', {
    params: { token },
    data: { nameFirst, nameLast, password: PASSWORD },
  })
  expect(signedUp.status(), await signedUp.text()).toBe(201)
  const call = await callsAs(request, email, PASSWORD)
  const setup = { imageId: 'generated:1', bannerId: 'generated:1', slogan: 'Neu hier.' }
  good(await call('finishSetup', { body: made.role === 'APPRENTICE' ? { ...setup, date: '2025-08-01' } : setup }))
  const { body } = good(await call('readUserDetails'))
  return { id: body.id, profileId: body.profileId, email, password: PASSWORD, call }
}

/** Uploads a file and has it checked. Its id. */
export async function upload(call: Call, request: APIRequestContext, what: 'Image' | 'Document', file: Upload) {
  const { mimeType, buffer, name } = file
  const { body: slot } = good(
    await call(`upload${what}`, { body: { fileName: name, mimeType, fileSizeInBytes: buffer.length } }),
  )
  const put = await request.put(slot.uploadUrl, { data: buffer, headers: { 'content-type': mimeType } })
  expect(put.status(), await put.text()).toBe(200)
  const check = () => call(`validate${what}`, { body: { id: slot.id, fileSizeInBytes: buffer.length, mimeType } })
  await expect.poll(async () => (await check()).status, { timeout: 60_000 }).toBe(200)
  return slot.id as string
}
