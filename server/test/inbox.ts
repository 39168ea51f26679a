// What arrived at the real mail server. Recipients are unique per test, because the inbox is shared.
import { randomUUID } from 'node:crypto'

export interface ReceivedMail {
  id: string
  messageId: string
  subject: string
  text: string
  html: string
  /** Absent in a mail that broke off; the inbox is shared, so somebody else's may lie there. */
  to?: { address: string; name: string }[]
  from: { address: string; name: string }[]
  headers: Record<string, string>
}

export async function inboxOf(address: string): Promise<ReceivedMail[]> {
  // Asked for by address: thousands of mails of other tests would be read at every look.
  const response = await fetch(`${process.env.MAIL_API_URL}/email?to.address=${encodeURIComponent(address)}`)
  const mails = (await response.json()) as ReceivedMail[]
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

export const freshAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@nordwerk.example`

/** The token of the only link with one. */
export const tokenIn = (mail: ReceivedMail): string => /[?&]token=([\w-]+)/.exec(mail.text)![1]!
