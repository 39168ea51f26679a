// People at work while versions change: each calls again and again through the edge, as the web does but without its second
// tries, so that every failure counts. What was acknowledged is written down.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Person {
  email: string
  token: string
  id: string
}

export interface Call {
  name: string
  at: number
  ms: number
  /** 0: no answer. */
  status: number
}

const PASSWORD = 'werkplatz-demo'
const LIMIT_MS = 15_000
/** Below three hundred a minute, which is what one person may. */
const EACH_MS = 400

export async function signIn(edge: string, email: string): Promise<Person> {
  const authorization = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`
  const answer = await fetch(`${edge}/api/v1/auth/login`, { headers: { authorization } })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.status}`)
  const body = (await answer.json()) as { credentials: { accessToken: string }; user: { id: string } }
  return { email, token: body.credentials.accessToken, id: body.user.id }
}

/** What a person does in turn: mostly looking, now and then writing. {me} is filled in. */
const turn = [
  ['GET', '/v1/auth/details'],
  ['GET', '/v1/activities?filter=ALL&page=0&size=10'],
  ['GET', '/v1/notifications?userId={me}'],
  ['POST', '/v1/posts'],
  ['GET', '/v1/posts?page=0&size=10'],
  ['GET', '/v1/chats?participantId={me}&page=0&size=20'],
  ['GET', '/v1/activities/latest'],
  ['PATCH', '/v1/settings/theme'],
] as const

export interface Work {
  calls: Call[]
  /** Texts of posts that were acknowledged. */
  written: string[]
  stop(): Promise<void>
}

export function work(edge: string, people: readonly Person[], begun: number): Work {
  const calls: Call[] = []
  const written: string[] = []
  let isOver = false
  const bodyOf = (path: string): Record<string, unknown> | undefined => {
    if (path === '/v1/posts') return { body: `upgrade ${randomUUID()}`, attachments: [], media: [] }
    return path.endsWith('/theme') ? { theme: 'FOREST' } : undefined
  }
  const one = async ({ token, id }: Person, n: number) => {
    for (let i = n; !isOver; i += 1) {
      const [method, path] = turn[i % turn.length]!
      const body = method === 'GET' ? undefined : bodyOf(path)
      const at = Date.now()
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      }
      const sent = {
        method,
        headers,
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(body && { body: JSON.stringify(body) }),
      }
      let status = 0
      try {
        const answer = await fetch(`${edge}/api${path.replace('{me}', id)}`, sent)
        status = answer.status
        await answer.arrayBuffer()
      } catch {
        status = 0
      }
      const ms = Date.now() - at
      calls.push({ name: `${method} ${path.split('?')[0]}`, at: at - begun, ms, status })
      if (method === 'POST' && status === 201) written.push(String(body!.body))
      await sleep(Math.max(0, EACH_MS - ms))
    }
  }
  const all = people.map(one)
  return {
    calls,
    written,
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

export const hasFailed = ({ status }: Call) => status < 200 || status > 299
