// How often which secret may be tried, and whose budget it is. 5 failures are free, then a delay that doubles; nobody is
// ever locked out for good, and nobody on a device that signed in before is held up by what others do.
import type { Budget } from './attempts.ts'
import type { Device } from './devices.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Longer than a burst takes to arrive: within one, nothing beyond the free tries is compared. */
const FIRST_DELAY_SECONDS = 5

const personal = {
  free: 5,
  windowSeconds: 15 * MINUTE,
  firstDelaySeconds: FIRST_DELAY_SECONDS,
  longestDelaySeconds: 15 * MINUTE,
  forgives: true,
}

export interface Caller {
  /** As addressKey makes it: an IPv6 household is one. */
  address: string
  /** Only if this very person has signed in with it before. */
  device: Device | undefined
}

/** Used up by strangers: the person is told. */
export const ACCOUNT = 'account'

/** `account` is what was typed, known or not, so that nothing can be told from the limits (T02). */
export function loginBudgets(account: string, { address, device }: Caller): Budget[] {
  if (device) return [{ ...personal, name: 'device', subject: `${device.id} ${account}` }]
  return [
    { ...personal, name: 'account_and_address', subject: `${account} ${address}` },
    // Over all addresses: guessing from many places. A success elsewhere must not give the guessers new tries.
    { ...personal, name: ACCOUNT, subject: account, free: 20, windowSeconds: 24 * HOUR, forgives: false },
    // One password on many accounts. A school sits behind one address, so only failures count, and many are free.
    {
      ...personal,
      name: 'address',
      subject: address,
      free: 100,
      windowSeconds: 5 * MINUTE,
      longestDelaySeconds: 5 * MINUTE,
      forgives: false,
    },
  ]
}

/** Whoever gets here has a session already: no stranger can use this up, wherever they are. */
export const ownPasswordBudgets = (personId: string): Budget[] => [{ ...personal, name: 'person', subject: personId }]

/** Whoever tries a second factor knows the password: strangers share one budget over all addresses. */
export const factorBudgets = (personId: string, { device }: Pick<Caller, 'device'>): Budget[] => [
  device
    ? { ...personal, name: 'device', subject: `${device.id} ${personId}` }
    : { ...personal, name: ACCOUNT, subject: personId },
]

/** The first code of an app that is being added, by somebody signed in. */
export const newFactorBudgets = (personId: string): Budget[] => [{ ...personal, name: 'person', subject: personId }]

/**
 * Links hold 256 bits; a wrong one belongs to nobody, so the address pays. The delay stays short, because somebody with
 * a good link may sit behind the same address. Links that were good once do not count: old mails are opened honestly.
 */
export const linkBudgets = (address: string): Budget[] => [
  { ...personal, name: 'address', subject: address, longestDelaySeconds: MINUTE, forgives: false },
]
