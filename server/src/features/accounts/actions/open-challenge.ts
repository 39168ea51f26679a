import { openLink } from '../../../access/open-link.ts'
import type { Data, Origin } from '../../../http/handlers.ts'
import { addressKey } from '../../../http/rate-limit.ts'
import { findSignInChallenge } from '../../second-factor/challenge.queries.ts'

/** What the right password gave out is guessed at no more often than a mailed link. */
export const openChallenge = (data: Data, from: Origin, token: string) =>
  openLink(data, addressKey(from.ip), token, 'second_factor_failed', (hash) => findSignInChallenge(data.db, hash))
