// Calls a story makes beside the browser: as another person, or for what has no screen yet.
import type { APIRequestContext } from '@playwright/test'

import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'

/** Education officer of the demo world: may invite. */
const officer = 'ursula.kaeser@handelswerk.example'

export async function tokenOf(request: APIRequestContext, email: string, password: string = DEMO_PASSWORD) {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const answer = await request.get('/api/v1/auth/login', { headers: { authorization } })
  const { credentials } = (await answer.json()) as { credentials: { accessToken: string } }
  return credentials.accessToken
}

export async function invite(request: APIRequestContext, email: string, role: string, inviter = officer) {
  const token = await tokenOf(request, inviter)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post('/api/v1/invitations', { headers, data: { invitations: [{ email, role }] } })
  return answer.status()
}
