// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import type { Passwords } from '../../access/passwords.ts'
import { provePassword } from '../../access/prove-password.ts'
import { custom, read, write, type Data, type Handler } from '../../http/handlers.ts'
import { addPasskey } from './actions/add-passkey.ts'
import { confirmTotp } from './actions/confirm-totp.ts'
import { removePasskey, removeTotp } from './actions/remove-factor.ts'
import { renewRecoveryCodes } from './actions/renew-recovery-codes.ts'
import { startPasskey } from './actions/start-passkey.ts'
import { startTotp } from './actions/start-totp.ts'
import { presentSecondFactor } from './second-factor.present.ts'
import { countRecoveryCodes, listFactorMethods, listPasskeys } from './second-factor.queries.ts'

export interface FactorParts {
  secret: Buffer
  passwords: Passwords
  /** The site as browsers know it: a passkey works there and nowhere else. */
  site: { origin: string; host: string }
}

/** Changing how one signs in takes the password once more. */
const withPassword = (data: Data, { me }: { me: Member }, password: string, { passwords }: FactorParts) =>
  provePassword(data, me, password, passwords)

export const secondFactorHandlers = (parts: FactorParts): Handler[] => [
  read('readSecondFactor', async (db, { me }) => {
    const [methods, passkeys, codes] = await Promise.all([
      listFactorMethods(db, me.id),
      listPasskeys(db, me.id),
      countRecoveryCodes(db, me.id),
    ])
    return { body: presentSecondFactor(me.roles, methods.includes('totp'), passkeys, codes) }
  }),
  custom('startTotp', async (data, call) => {
    await withPassword(data, call, call.input.body.password, parts)
    return { body: await data.begin((tx) => startTotp(tx, call.me, parts)) }
  }),
  custom('confirmTotp', async (data, { me, input }) => ({
    body: { recoveryCodes: await confirmTotp(data, me, input.body.code, parts) },
  })),
  custom('removeTotp', async (data, call) => {
    await withPassword(data, call, call.input.body.password, parts)
    await data.begin((tx) => removeTotp(tx, call.me))
    return {}
  }),
  custom('startPasskey', async (data, call) => {
    await withPassword(data, call, call.input.body.password, parts)
    return { body: { options: await data.begin((tx) => startPasskey(tx, call.me, parts)) } }
  }),
  write('addPasskey', async (tx, { me, input }) => ({
    body: { recoveryCodes: await addPasskey(tx, me, input.body, parts) },
  })),
  custom('removePasskey', async (data, call) => {
    await withPassword(data, call, call.input.body.password, parts)
    await data.begin((tx) => removePasskey(tx, call.me, call.input.body.id))
    return {}
  }),
  custom('renewRecoveryCodes', async (data, call) => {
    await withPassword(data, call, call.input.body.password, parts)
    return { body: { recoveryCodes: await data.begin((tx) => renewRecoveryCodes(tx, call.me.id, parts)) } }
  }),
]
