// Beyond the specification: it extends sign-in without changing it for accounts that have no second factor.
import { z } from 'zod'

import { route } from '../shared/route.ts'
import {
  NewPasskey,
  PasswordBody,
  RecoveryCodes,
  RemovePasskey,
  SecondFactor,
  TotpCode,
  TotpSetup,
  WebAuthnOptions,
} from './schemas.ts'

const own = { may: 'signedIn', beforeSetup: true } as const

export const secondFactorRoutes = {
  readSecondFactor: route({
    ...own,
    method: 'GET',
    path: '/v1/auth/second-factor',
    summary: 'Which second factors the person has.',
    statuses: [200],
    output: SecondFactor,
    errors: [],
  }),
  startTotp: route({
    ...own,
    method: 'POST',
    path: '/v1/auth/second-factor/totp',
    summary: 'A new secret for an authenticator app; counts once a code has confirmed it.',
    body: PasswordBody,
    statuses: [200],
    output: TotpSetup,
    errors: ['bad_input', 'second_factor_exists'],
  }),
  confirmTotp: route({
    ...own,
    method: 'PATCH',
    path: '/v1/auth/second-factor/totp',
    summary: 'The first code of the app: from now on sign-in asks for one.',
    body: z.strictObject({ code: TotpCode }),
    statuses: [200],
    output: RecoveryCodes,
    errors: ['bad_input', 'second_factor_exists'],
  }),
  removeTotp: route({
    ...own,
    method: 'DELETE',
    path: '/v1/auth/second-factor/totp',
    summary: 'Take the authenticator app away.',
    body: PasswordBody,
    statuses: [204],
    errors: ['bad_input'],
  }),
  startPasskey: route({
    ...own,
    method: 'POST',
    path: '/v1/auth/second-factor/passkeys/options',
    summary: 'What the browser needs to make a passkey.',
    body: PasswordBody,
    statuses: [200],
    output: WebAuthnOptions,
    errors: ['bad_input'],
  }),
  addPasskey: route({
    ...own,
    method: 'POST',
    path: '/v1/auth/second-factor/passkeys',
    summary: 'Keep the passkey the browser made.',
    body: NewPasskey,
    statuses: [200],
    output: RecoveryCodes,
    answersSecret: true,
    errors: ['bad_input'],
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/v1/auth/second-factor/passkeys',
    summary: 'Take a passkey away.',
    may: 'passkey.remove',
    target: 'body.id',
    beforeSetup: true,
    body: RemovePasskey,
    statuses: [204],
    errors: ['bad_input'],
  }),
  renewRecoveryCodes: route({
    ...own,
    method: 'POST',
    path: '/v1/auth/second-factor/recovery-codes',
    summary: 'Ten new recovery codes; the old ones are worth nothing.',
    body: PasswordBody,
    statuses: [200],
    output: RecoveryCodes,
    errors: ['bad_input'],
  }),
} as const
