import type { ErrorCode } from '@werkplatz/contract/rules/errors.ts'

import { hashToken } from '../lib/link-tokens.ts'
import { Refusal } from '../lib/refusal.ts'
import { tryOnce, usedUpSignals, type TryData } from './attempts.ts'
import { linkBudgets } from './budgets.ts'

/**
 * The row behind a link's token, looked up no more often than the address may try. `find` answers rows in any state: a
 * link that is used or too old was no guess, so it costs nothing; but it is refused in the same words.
 */
export async function openLink<T extends { is_open: boolean }>(
  data: TryData,
  address: string,
  token: string,
  refusal: ErrorCode,
  find: (hash: Buffer) => Promise<T | undefined>,
): Promise<T> {
  const hash = hashToken(token)
  if (!hash) throw new Refusal(refusal)
  const tried = await tryOnce(data, 'link', linkBudgets(address), () => find(hash))
  if ('usedUp' in tried) throw new Refusal(refusal, usedUpSignals('link', tried))
  if (!tried.found.is_open) throw new Refusal(refusal)
  return tried.found
}
