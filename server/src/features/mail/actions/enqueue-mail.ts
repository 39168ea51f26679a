import type { SettingKey } from '@werkplatz/contract/settings/schemas.ts'

import type { Tx } from '../../../db/handles.ts'
import { enqueueAll } from '../../../db/outbox.ts'
import { insertMails } from '../mail.queries.ts'
import type { MailTemplate, Placeholders } from '../render-mail.ts'

/** The queue's name; the job itself is in mail.jobs.ts. */
export const sendMailQueue = { name: 'send-mail' }

export interface NewMail {
  /** Names the cause, for instance `recovery <id>`: the same cause never makes a second mail. */
  key: string
  template: MailTemplate
  /** A person gets it at their own address, as their settings want it; an address is for those who have no account. */
  to: { personId: string } | { address: string }
  /** Without `link` and, for people, `nameFirst`: those are filled in while sending. */
  values: Placeholders
  /** A path of the web app. With a seed of lib/link-tokens.ts the address carries the secret token. */
  link?: { path: string; seed?: Buffer }
  replyTo?: string
  /** The settings it belongs to, where the template names none. One that still wants mail is enough. */
  settings?: readonly SettingKey[]
}

/** Goes out after the commit, or not at all when there is none. */
export const enqueueMail = (tx: Tx, mail: NewMail) => enqueueMails(tx, [mail])

export async function enqueueMails(tx: Tx, mails: readonly NewMail[]) {
  if (mails.length === 0) return
  const added = await insertMails(
    tx,
    mails.map((mail) => ({
      key: mail.key,
      template: mail.template,
      person_id: 'personId' in mail.to ? mail.to.personId : null,
      address: 'address' in mail.to ? mail.to.address : null,
      placeholders: JSON.stringify(mail.values),
      link_path: mail.link?.path ?? null,
      token_seed: mail.link?.seed ?? null,
      reply_to: mail.replyTo ?? null,
      settings: mail.settings ? [...mail.settings] : null,
    })),
  )
  await enqueueAll(
    tx,
    sendMailQueue,
    added.map((mailId) => ({ mailId })),
  )
}
