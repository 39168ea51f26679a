import type { SettingKey } from '@werkplatz/contract/settings/schemas.ts'
import { z } from 'zod'

import { unsubscribeToken } from '../../access/unsubscribe-tokens.ts'
import { enqueue, enqueueAll } from '../../db/outbox.ts'
import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { tokenFromSeed } from '../../lib/link-tokens.ts'
import { mails } from '../../lib/metrics.ts'
import { MailRefused } from '../../outbound/mail.ts'
import { sendMailQueue } from './actions/enqueue-mail.ts'
import { settingsOf, verdictOn } from './mail-rules.ts'
import {
  claimMail,
  deleteMail,
  deleteOldMails,
  dropMail,
  findMail,
  listStuckMails,
  postponeMail,
  releaseMail,
  stampMailSent,
  type MailRow,
} from './mail.queries.ts'
import { renderMail, templateOf } from './render-mail.ts'

/** Longer than a mail server may take (outbound/mail.ts), shorter than the retries. */
const CLAIM_SECONDS = 45
const SETTINGS_PATH = '/dashboard/control-panel'

export const mailJobs = [
  defineJob({
    ...sendMailQueue,
    payload: z.object({ mailId: z.uuid() }),
    // Few at once: what a killed worker had just handed over and not yet noted down is sent again.
    concurrency: 4,
    run: async (ctx, { mailId }) => {
      const mail = await findMail(ctx.db, mailId)
      if (!mail || mail.sent_at || mail.dropped_at) return
      const verdict = verdictOn(mail, templateOf(mail.template), ctx.clock.now())
      if ('drop' in verdict) return ctx.begin((tx) => dropMail(tx, mailId, verdict.drop))
      if ('later' in verdict) {
        return ctx.begin(async (tx) => {
          await postponeMail(tx, mailId, verdict.later)
          await enqueue(tx, sendMailQueue, { mailId }, verdict.later)
        })
      }
      await send(ctx, mail)
    },
  }),
  defineJob({
    name: 'resend-stuck-mails',
    payload: z.object({}),
    schedule: '*/10 * * * *',
    run: async ({ db, begin }) => {
      const stuck = await listStuckMails(db, 1_000)
      await begin(async (tx) => {
        await enqueueAll(
          tx,
          sendMailQueue,
          stuck.map((mailId) => ({ mailId })),
        )
        await deleteOldMails(tx)
      })
    },
  }),
]

async function send(ctx: WorkContext, mail: MailRow) {
  const { begin, config, outbound } = ctx
  if (!(await begin((tx) => claimMail(tx, mail.id, CLAIM_SECONDS))))
    throw new Error('another worker is sending this mail')
  const settings = settingsOf(mail, templateOf(mail.template))
  const settingsUrl = settings.length ? new URL(SETTINGS_PATH, config.PUBLIC_URL).href : undefined
  const values = {
    ...(mail.name_first && { nameFirst: mail.name_first }),
    ...(mail.placeholders as Record<string, string>),
    ...(mail.link_path && { link: linkOf(mail, ctx) }),
  }
  try {
    await outbound.mail.send({
      id: mail.id,
      to: { name: [mail.name_first, mail.name_last].filter(Boolean).join(' '), address: mail.address! },
      ...renderMail(mail.template, values, settingsUrl),
      ...(mail.person_id && settings.length && { unsubscribeUrl: unsubscribeUrl(ctx, mail.person_id, settings) }),
      ...(mail.reply_to && { replyTo: mail.reply_to }),
    })
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      mails.inc({ outcome: 'failed' })
      await begin((tx) => releaseMail(tx, mail.id))
      throw error
    }
    mails.inc({ outcome: 'refused' })
    // The server will say the same tomorrow.
    ctx.log.warn({ mailId: mail.id, err: error }, 'a mail was refused')
    return begin((tx) => dropMail(tx, mail.id, 'refused'))
  }
  mails.inc({ outcome: 'sent' })
  // Of somebody who was forgotten not even the address stays.
  const isLast = templateOf(mail.template).recipient === 'formerUser'
  await begin((tx) => (isLast ? deleteMail(tx, mail.id) : stampMailSent(tx, mail.id)))
}

/** One click in the mail program, for this person and these settings. */
function unsubscribeUrl({ config }: WorkContext, personId: string, settings: readonly SettingKey[]): string {
  const url = new URL('/api/v1/settings/unsubscribe', config.PUBLIC_URL)
  url.searchParams.set('token', unsubscribeToken(Buffer.from(config.SESSION_SECRET, 'base64'), { personId, settings }))
  return url.href
}

function linkOf(mail: MailRow, { config }: WorkContext): string {
  const url = new URL(mail.link_path!, config.PUBLIC_URL)
  if (mail.token_seed) {
    url.searchParams.set('token', tokenFromSeed(Buffer.from(config.SESSION_SECRET, 'base64'), mail.token_seed))
  }
  return url.href
}
