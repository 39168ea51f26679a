// What others see of somebody who has changed their profile.
import { feeds, type FeedTableRow } from '../../plugs/notices.ts'

/** Of minors and closed profiles the company alone hears. */
export const profileFeed: readonly FeedTableRow[] = [
  feeds('profile.updated', 'PROFILE_UPDATED', async (_db, { personId }) => ({ personId, audience: 'EVERYBODY' })),
]
