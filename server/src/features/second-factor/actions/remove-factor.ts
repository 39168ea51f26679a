import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { deletePasskey, deleteTotp, listPasskeys, lockTotp, replaceRecoveryCodes } from '../second-factor.queries.ts'
import { tellOfFactor } from './tell-of-factor.ts'

export async function removeTotp(tx: Tx, me: Member) {
  const totp = await lockTotp(tx, me.id)
  await deleteTotp(tx, me.id)
  await audit(tx, { actorId: me.id, action: 'removeTotp', resource: 'person', targetId: me.id })
  if (totp?.is_confirmed) await tellOfFactor(tx, me.id, 'securityFactorRemoved', 'Authenticator-App')
  await forgetCodesWithoutFactor(tx, me.id)
}

export async function removePasskey(tx: Tx, me: Member, id: string) {
  const name = await deletePasskey(tx, id)
  await audit(tx, { actorId: me.id, action: 'removePasskey', resource: 'person', targetId: me.id })
  if (name) await tellOfFactor(tx, me.id, 'securityFactorRemoved', `Passkey «${name}»`)
  await forgetCodesWithoutFactor(tx, me.id)
}

/** Codes stand in for a factor: with the last one gone they go too. */
async function forgetCodesWithoutFactor(tx: Tx, personId: string) {
  const [totp, passkeys] = [await lockTotp(tx, personId), await listPasskeys(tx, personId)]
  if (!totp?.is_confirmed && passkeys.length === 0) await replaceRecoveryCodes(tx, personId, [])
}
