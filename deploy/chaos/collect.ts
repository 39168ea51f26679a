// Reads what is there when the storm is over: the primary's rows, the inbox, the store, the logs, and what people read
// through the edge.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { openStorage } from '../../server/src/outbound/storage.ts'
import { linesOf } from './history.ts'
import { tellingKinds, DRAINED_WITHIN_SECONDS } from './invariants/told.ts'
import type { Talk } from './load/chats.ts'
import type { Field } from './load/field.ts'
import { readAgain, viewsOf } from './load/read-again.ts'
import { BURIED, COUNTS, FILES, KEY, MAILS, MESSAGES, NOTIFIED, ROWS, TRAIL, WAITING } from './questions.ts'
import type { Counted, KeptFile, KeptMessage, Notified, Reads, Row, Step } from './reads.ts'
import { processNames, site } from './site.ts'

const DRAIN_LIMIT_MS = (DRAINED_WITHIN_SECONDS + 30) * 1_000
const MAILS_LIMIT_MS = 240_000
const ASK_AGAIN_MS = 5_000

/** Twice: what is judged must not hang on one moment in which the machine stood still. */
const ask = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  site.sql<Row>(text, values).catch(async () => {
    await pause(ASK_AGAIN_MS)
    return site.sql<Row>(text, values)
  })

async function drain(): Promise<Pick<Reads, 'waiting' | 'drainedSeconds'>> {
  const begun = performance.now()
  for (;;) {
    const waiting = await ask<Reads['waiting'][number]>(WAITING)
    const passed = performance.now() - begun
    if (waiting.length === 0 || passed > DRAIN_LIMIT_MS) return { waiting, drainedSeconds: passed / 1_000 }
    await pause(1_000)
  }
}

/** One that found no server is tried again after minutes: that is late, not lost. */
async function arrived(since: Date): Promise<Reads['mails']> {
  const until = performance.now() + MAILS_LIMIT_MS
  for (;;) {
    const mails = await ask<Reads['mails'][number]>(MAILS, [since])
    if (!mails.some(({ isOpen }) => isOpen) || performance.now() > until) return mails
    await pause(1_000)
  }
}

export async function collect(
  field: Field,
  talks: readonly Talk[],
  others: NodeJS.ProcessEnv,
  since: Date,
): Promise<Reads> {
  const drained = await drain()
  const rows = await ask<Row>(ROWS)
  const ids = rows.map(({ id }) => id)
  const chats = talks.map(({ chat }) => chat)
  const trail = await ask<Step>(TRAIL, [ids])
  const notified = await ask<Notified>(NOTIFIED, [tellingKinds, ids])
  const mails = await arrived(since)
  const messages = await ask<KeptMessage>(MESSAGES, [chats])
  const [buried] = await ask<{ jobs: number }>(BURIED, [since])
  const files = await ask<KeptFile>(FILES)
  const { asked, readable } = await readAgain(field, linesOf(field.history.lines(), 'call'))
  return {
    ...drained,
    rows,
    asked,
    readable,
    trail,
    notified,
    mails,
    inbox: await inbox(others),
    buried: buried!.jobs,
    messages,
    views: await viewsOf(field, talks),
    files,
    objects: await objects(others),
    counts: (await ask<Omit<Counted, 'most'> & { most: number | null }>(COUNTS)).map(({ most, ...count }) => ({
      ...count,
      ...(most !== null && { most }),
    })),
    alarms: alarms(),
  }
}

async function inbox(others: NodeJS.ProcessEnv): Promise<string[]> {
  const response = await fetch(`${others.MAIL_API_URL}/email`)
  const mails = (await response.json()) as { messageId?: string }[]
  return mails.flatMap(({ messageId }) => messageId?.match(KEY)?.[0] ?? [])
}

/** Copies made by a check. What is in quarantine is never served and swept after a day. */
async function objects(others: NodeJS.ProcessEnv): Promise<string[]> {
  const storage = openStorage({
    endpoint: others.S3_ENDPOINT!,
    region: others.S3_REGION ?? 'us-east-1',
    accessKeyId: others.S3_ACCESS_KEY_ID!,
    secretAccessKey: others.S3_SECRET_ACCESS_KEY!,
    bucket: others.S3_BUCKET!,
  })
  try {
    const keys: string[] = []
    // A list holds at most a thousand: asked for by the first digit of the name.
    for (const digit of '0123456789abcdef') keys.push(...(await storage.listOlder(`files/${digit}`, new Date())))
    return keys.filter((key) => /^files\/[0-9a-f]{32}\//.test(key))
  } finally {
    storage.close()
  }
}

/** What wakes somebody, and what no handler caught. */
function alarms(): Reads['alarms'] {
  return processNames.flatMap((process) =>
    readFileSync(`${site.dir}/${process}.log`, 'utf8')
      .split('\n')
      .filter((line) => /unhandled rejection|uncaught|^\s*(?:TypeError|RangeError|ReferenceError)/i.test(line))
      .map((text) => ({ process, text: text.slice(0, 300) })),
  )
}
