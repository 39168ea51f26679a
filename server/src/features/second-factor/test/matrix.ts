// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { secondFactorRoutes } from '@werkplatz/contract/second-factor/routes.ts'
import { Secret, TOTP } from 'otpauth'

import { softPasskey } from '../../../../test/authenticator.ts'
import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { PASSWORD } from '../../../../test/people.ts'

export const matrix: FeatureMatrix<keyof typeof secondFactorRoutes> = {
  // oxfmt-ignore
  expected: {
    //                        anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
    // A second factor is the person's own, whatever roles anybody holds.
    readSecondFactor:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    startTotp:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    confirmTotp:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    removeTotp:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    startPasskey:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    addPasskey:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    removePasskey: {
      own:              line('401   401   ok    ok    ok    ok    ok    ok    ok'),
      sameCompany:      line('401   401   404   404   404   404   404   404   404'),
      otherCompany:     line('401   401   404   404   404   404   404   404   404'),
    },
    renewRecoveryCodes: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  },
  makers: {
    passkey: (app, owner) =>
      app.begin(async (tx) => {
        const values = { person_id: owner.id, credential_id: randomUUID(), public_key: Buffer.alloc(1), name: 'Laptop' }
        return (await tx.insertInto('passkey').values(values).returning('id').executeTakeFirstOrThrow()).id
      }),
  },
  inputs: {
    startTotp: async () => ({ body: { password: PASSWORD } }),
    confirmTotp: async (app, caller) => {
      await app.begin((tx) => tx.deleteFrom('totp').where('person_id', '=', caller.id).execute())
      const { body } = await app.call('startTotp', { as: caller, body: { password: PASSWORD } })
      return { body: { code: TOTP.generate({ secret: Secret.fromBase32(body.secret) }) } }
    },
    removeTotp: async () => ({ body: { password: PASSWORD } }),
    startPasskey: async () => ({ body: { password: PASSWORD } }),
    addPasskey: async (app, caller) => {
      const { options } = (await app.call('startPasskey', { as: caller, body: { password: PASSWORD } })).body
      return { body: { name: 'Laptop', answer: softPasskey(app.config.PUBLIC_URL).register(options) } }
    },
    removePasskey: async () => ({ body: { password: PASSWORD } }),
    renewRecoveryCodes: async () => ({ body: { password: PASSWORD } }),
  },
}
