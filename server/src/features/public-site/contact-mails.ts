// The two mails of a contact request.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/mails.json' with { type: 'json' }
import type { SendContact } from '@werkplatz/contract/public-site/schemas.ts'

import { zurichText } from '../../lib/zurich-time.ts'
import type { NewMail } from '../mail/actions/enqueue-mail.ts'
import { defang, nameOnly } from './harmless.ts'

const mails = branded(file)

type ContactRequest = Omit<SendContact, 'captcha'>

export const forOperator = (
  id: string,
  { nameFirst, nameLast, email, message }: ContactRequest,
  now: Date,
): NewMail => ({
  key: `contact ${id} operator`,
  template: 'contactRequestOperator',
  to: { address: mails.sender.email },
  values: {
    senderNameFirst: defang(nameFirst),
    senderNameLast: defang(nameLast),
    senderEmail: email,
    message: defang(message),
    dateCreated: zurichText(now),
  },
  replyTo: email,
})

/** Nobody has shown that the address is theirs: our words and a name, never what was written. */
export const receipt = (id: string, { nameFirst, email }: ContactRequest): NewMail => ({
  key: `contact ${id} copy`,
  template: 'contactRequestCopy',
  to: { address: email },
  values: { greeting: `Hallo ${nameOnly(nameFirst)}`.trim() },
})
