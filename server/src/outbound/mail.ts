// Mail by SMTP. Addresses are objects and single-line, the sender is ours, nothing is fetched from files or the web.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/mails.json' with { type: 'json' }
import { createTransport } from 'nodemailer'

const mails = branded(file)

export interface OutgoingMail {
  /** Stays the same when a mail is sent again, so that receiving servers can drop the repeat. */
  id: string
  to: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Ends mails of this kind with one POST (RFC 8058); absent for mails that are always sent. */
  unsubscribeUrl?: string
}

export interface Mailer {
  /** Resolves once the server has accepted the mail. Throws MailRefused when trying again is pointless. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export class MailRefused extends Error {}

/** A line break in a header would begin another header (T48). */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
const ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/

const domain = mails.sender.email.split('@')[1]!

export function openMailer(smtpUrl: string): Mailer {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl)
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 25),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      if (!ADDRESS.test(mail.to.address)) throw new MailRefused('not an address')
      try {
        await transport.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          from: { name: mails.sender.name, address: mails.sender.email },
          to: { name: oneLine(mail.to.name), address: mail.to.address },
          ...(mail.replyTo && ADDRESS.test(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
          subject: oneLine(mail.subject).slice(0, 200),
          text: mail.text,
          html: mail.html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(mail.unsubscribeUrl && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        const { responseCode = 0, message } = error as { responseCode?: number; message: string }
        if (responseCode >= 500) throw new MailRefused(message, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
