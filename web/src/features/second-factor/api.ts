import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/client.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('readSecondFactor', { signal }),
})

/** Asks the browser for a passkey. The library is loaded only by those who want one. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON: options as never })) }
}
