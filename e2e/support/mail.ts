// What arrived at the real mail server of the test services. Addresses are unique, because the inbox is shared.
import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'

import { OTHER_EDGE_URLS } from './address.ts'
import { cluster } from './cluster.ts'

export type Mail = { subject: string; text: string; html: string; messageId: string; to?: { address: string }[] }

export const freshAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@handelswerk.example`

/** The inbox is shared: a stranger's mail may name nobody, and Nina of another world has the same address. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${cluster().mailApiUrl}/email`)).json()) as Mail[]
  const isOfOtherWorld = ({ text }: Mail) => OTHER_EDGE_URLS.some((url) => text.includes(url))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address) && !isOfOtherWorld(mail))
}

/** The newest mail with this subject, as soon as it is there. */
export async function mailTo(address: string, subject: string, after = 0): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(address)).filter((mail) => mail.subject === subject).length, { timeout: 30_000 })
    .toBeGreaterThan(after)
  return (await mailsTo(address)).findLast((mail) => mail.subject === subject)!
}

export const linkIn = (mail: Mail) => /http\S+token=\S+/.exec(mail.text)![0]
