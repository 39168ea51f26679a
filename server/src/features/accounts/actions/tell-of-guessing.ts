import type { Tx } from '../../../db/handles.ts'
import { zurichDay, zurichText } from '../../../lib/zurich-time.ts'
import { enqueueMail } from '../../mail/actions/enqueue-mail.ts'
import { findGuessed } from '../account.queries.ts'

export const tellOfGuessingQueue = { name: 'tell-of-guessing' }

export interface Guessed {
  secret: 'password' | 'second_factor'
  /** As typed, whether somebody has it or not. */
  email?: string | undefined
  personId?: string | undefined
}

const templates = { password: 'securityGuessing', second_factor: 'securityFactorGuessing' } as const

/** Runs in the worker, after the answer. One mail a day: guessing must not become a way to fill an inbox. */
export async function tellOfGuessing(tx: Tx, { secret, email, personId }: Guessed) {
  const person = await findGuessed(tx, { email, personId })
  if (!person) return
  const now = new Date()
  await enqueueMail(tx, {
    key: `guessing ${secret} ${person.id} ${zurichDay(now)}`,
    template: templates[secret],
    to: { personId: person.id },
    values: { dateCreated: zurichText(now) },
    link: { path: '/dashboard/request-recovery' },
  })
}
