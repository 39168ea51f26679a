// Contract route → action or query. No logic.
import { createHmac } from 'node:crypto'

import { custom, read, type Handler } from '../../http/handlers.ts'
import { addressKey } from '../../http/rate-limit.ts'
import type { Services } from '../../services.ts'
import { sendContact } from './actions/send-contact.ts'
import { captchas } from './captcha.ts'
import { mailboxOf } from './harmless.ts'

export function publicSiteHandlers({ secret, clock }: Services): Handler[] {
  const sums = captchas(secret, 'contact')
  const mac = (kind: string, text: string) => createHmac('sha256', secret).update(kind).update(text).digest()
  return [
    read('readCaptcha', async () => ({ body: sums.make(clock.now()) })),
    custom('sendContact', async ({ begin }, { input, from }) => {
      const sender = {
        who: mac('contact', addressKey(from.ip)),
        whom: mac('contact receipt', mailboxOf(input.body.email)),
        now: clock.now(),
      }
      const refusal = await begin((tx) => sendContact(tx, sums, sender, input.body))
      if (refusal) throw refusal
    }),
  ]
}
