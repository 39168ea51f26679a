// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import { provePassword } from '../../access/prove-password.ts'
import { custom, read, write, type Data, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { addPasskey } from './actions/add-passkey.ts'
import { confirmTotp } from './actions/confirm-totp.ts'
import { removePasskey, removeTotp } from './actions/remove-factor.ts'
import { renewRecoveryCodes } from './actions/renew-recovery-codes.ts'
import { startPasskey } from './actions/start-passkey.ts'
import { startTotp } from './actions/start-totp.ts'
import { presentSecondFactor } from './second-factor.present.ts'
import { countRecoveryCodes, listFactorMethods, listPasskeys } from './second-factor.queries.ts'

/** Changing how one signs in takes the password once more. */
const withPassword = (data: Data, { me }: { me: Member }, password: string, { passwords }: Services) =>
  provePassword(data, me, password, passwords)

export const secondFactorHandlers = (services: Services): Handler[] => [
  read('readSecondFactor', async (db, { me }) => {
    const [methods, passkeys, codes] = await Promise.all([
      listFactorMethods(db, me.id),
      listPasskeys(db, me.id),
      countRecoveryCodes(db, me.id),
    ])
    return { body: presentSecondFactor(me.roles, methods.includes('totp'), passkeys, codes) }
  }),
  custom('startTotp', async (data, call) => {
    await withPassword(data, call, call.input.body.password, services)
    return { body: await data.begin((tx) => startTotp(tx, call.me, services)) }
  }),
  custom('confirmTotp', async (data, { me, input }) => ({
    body: { recoveryCodes: await confirmTotp(data, me, input.body.code, services) },
  })),
  custom('removeTotp', async (data, call) => {
    await withPassword(data, call, call.input.body.password, services)
    await data.begin((tx) => removeTotp(tx, call.me))
  }),
  custom('startPasskey', async (data, call) => {
    await withPassword(data, call, call.input.body.password, services)
    return { body: { options: await data.begin((tx) => startPasskey(tx, call.me, services)) } }
  }),
  write('addPasskey', async (tx, { me, input }) => ({
    body: { recoveryCodes: await addPasskey(tx, me, input.body, services) },
  })),
  custom('removePasskey', async (data, call) => {
    await withPassword(data, call, call.input.body.password, services)
    await data.begin((tx) => removePasskey(tx, call.me, call.input.body.id))
  }),
  custom('renewRecoveryCodes', async (data, call) => {
    await withPassword(data, call, call.input.body.password, services)
    return { body: { recoveryCodes: await data.begin((tx) => renewRecoveryCodes(tx, call.me.id, services)) } }
  }),
]
