/**
 * For every form that holds a secret. Sent before its script has run, or without one, a form would put what was typed
 * into the address, and so into history and logs; these go to an address that refuses and keeps nothing.
 */
export const secretForm = { method: 'post', action: '/api/no-script' } as const
