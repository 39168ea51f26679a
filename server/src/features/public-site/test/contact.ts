// A contact request as a person would send it: asks for the sum and works it out.
import type { SendContact } from '@werkplatz/contract/public-site/schemas.ts'

import type { TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'

export function solve(problem: string): number {
  const [, a = '', sign, b = ''] = /(\d+) ([+−×]) (\d+)\?$/.exec(problem) ?? []
  if (sign === '×') return Number(a) * Number(b)
  return sign === '−' ? Number(a) - Number(b) : Number(a) + Number(b)
}

export async function newCaptcha(app: TestApp): Promise<{ captchaId: string; answer: number }> {
  const { problem, captchaId } = (await app.call('readCaptcha')).body
  return { captchaId, answer: solve(problem) }
}

export const newContact = async (app: TestApp, changes: Partial<SendContact> = {}): Promise<SendContact> => ({
  nameFirst: 'Reto',
  nameLast: 'Hunziker',
  email: freshAddress('reto'),
  message: 'Wir bilden acht Lernende aus.\nWas müssen wir vorbereiten?',
  captcha: await newCaptcha(app),
  ...changes,
})
