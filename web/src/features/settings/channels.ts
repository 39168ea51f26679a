// Two ticks on the screen, one word in the contract.
import type { Channel } from '@werkplatz/contract/settings/schemas.ts'

export interface Ticks {
  inApp: boolean
  mail: boolean
}

export const ticksOf = (channel: Channel): Ticks => ({
  inApp: channel === 'MAIL_NOTIFICATION' || channel === 'NOTIFICATION',
  mail: channel === 'MAIL_NOTIFICATION' || channel === 'MAIL',
})

export function channelOf({ inApp, mail }: Ticks): Channel {
  if (inApp) return mail ? 'MAIL_NOTIFICATION' : 'NOTIFICATION'
  return mail ? 'MAIL' : 'NONE'
}
