import mails from '@werkplatz/content/mails.json' with { type: 'json' }
import type { SendContact } from '@werkplatz/contract/public-site/schemas.ts'

import type { Tx } from '../../../db/open.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMails } from '../../mail/actions/enqueue-mail.ts'
import type { Captchas } from '../captcha.ts'
import {
  countCaptchaTry,
  countContactRequests,
  insertContactRequest,
  lockContactSender,
  spendCaptcha,
} from '../contact.queries.ts'

const TRIES = 3
const PER_DAY = 5
const DAY_MS = 86_400_000

export interface Sender {
  /** A MAC over the network address. */
  who: Buffer
  now: Date
}

/** Answers the refusal instead of throwing: a wrong try must be counted, so the transaction has to commit. */
export async function sendContact(
  tx: Tx,
  captchas: Captchas,
  { who, now }: Sender,
  { captcha, ...request }: SendContact,
): Promise<Refusal | null> {
  const asked = captchas.open(captcha.captchaId, now)
  if (!asked) return new Refusal('captcha_wrong')
  if (!(await countCaptchaTry(tx, asked.id, asked.expiresAt, TRIES))) return new Refusal('captcha_wrong')
  if (!asked.isRight(captcha.answer)) return new Refusal('captcha_wrong')
  await spendCaptcha(tx, asked.id)

  await lockContactSender(tx, who)
  const today = await countContactRequests(tx, who, new Date(now.getTime() - DAY_MS))
  if (today >= PER_DAY) return new Refusal('too_many_requests', { retryAfter: DAY_MS / 1000 })
  const id = await insertContactRequest(tx, who, now)

  const { nameFirst, nameLast, email, message } = request
  const values = { senderNameFirst: nameFirst, message }
  await enqueueMails(tx, [
    {
      key: `contact ${id} operator`,
      template: 'contactRequestOperator',
      to: { address: mails.sender.email },
      values: { ...values, senderNameLast: nameLast, senderEmail: email, dateCreated: zurichText(now) },
      replyTo: email,
    },
    { key: `contact ${id} copy`, template: 'contactRequestCopy', to: { address: email }, values },
  ])
  return null
}
