// What others see of somebody who has finished the profile.
import { feeds, type FeedTableRow } from '../../plugs/notices.ts'

/** Profiles are for everybody on the platform; of minors and closed profiles the company alone hears. */
export const setupFeed: readonly FeedTableRow[] = [
  feeds('person.joined', 'USER_JOINED', async (_db, { personId }) => ({ personId, audience: 'EVERYBODY' })),
]
