import type { SendContact } from '@werkplatz/contract/public-site/schemas.ts'
import { errors } from '@werkplatz/contract/rules/errors.ts'

import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { enqueueMails } from '../../mail/actions/enqueue-mail.ts'
import type { Captchas } from '../captcha.ts'
import { forOperator, receipt } from '../contact-mails.ts'
import {
  claimReceipt,
  countCaptchaTry,
  countContactRequests,
  insertContactRequest,
  lockContactSender,
  spendCaptcha,
} from '../contact.queries.ts'

const TRIES = 3
const PER_DAY = 5
const DAY_MS = 86_400_000

const captchaWrong = () =>
  new Refusal('captcha_wrong', { fields: [{ path: 'captcha.answer', sentence: errors.captcha_wrong.detail }] })

export interface Sender {
  /** A MAC over the network address. */
  who: Buffer
  /** A MAC over the mail address that was typed. */
  whom: Buffer
  now: Date
}

/** Returns the refusal instead of throwing: a wrong try must be counted, so the transaction has to commit. */
export async function sendContact(
  tx: Tx,
  captchas: Captchas,
  { who, whom, now }: Sender,
  { captcha, ...request }: SendContact,
): Promise<Refusal | null> {
  const asked = captchas.open(captcha.captchaId, now)
  if (!asked) return captchaWrong()
  if (!(await countCaptchaTry(tx, asked.id, asked.expiresAt, TRIES))) return captchaWrong()
  if (!asked.isRight(captcha.answer)) return captchaWrong()
  await spendCaptcha(tx, asked.id)

  await lockContactSender(tx, who)
  const today = await countContactRequests(tx, who, new Date(now.getTime() - DAY_MS))
  if (today >= PER_DAY) return new Refusal('too_many_requests', { retryAfter: DAY_MS / 1000 })
  const id = await insertContactRequest(tx, who, now)

  await enqueueMails(tx, [
    forOperator(id, request, now),
    ...((await claimReceipt(tx, whom, now)) ? [receipt(id, request)] : []),
  ])
  return null
}
