import type { Channel } from '@werkplatz/contract/settings/schemas.ts'
import { expect, test } from 'vitest'

import { channelOf, ticksOf } from './channels.ts'

test.each<[Channel, boolean, boolean]>([
  ['MAIL_NOTIFICATION', true, true],
  ['NOTIFICATION', true, false],
  ['MAIL', false, true],
  ['NONE', false, false],
])('%s: in Werkplatz %s, by mail %s', (channel, inApp, mail) => {
  expect(ticksOf(channel)).toEqual({ inApp, mail })
  expect(channelOf({ inApp, mail })).toBe(channel)
})
