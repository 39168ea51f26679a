import { listen } from '../../jobs/definitions.ts'
import { insertWords } from './read/activity-search.queries.ts'

export const activityListeners = [
  listen('activity.saved', 'learn-words', async ({ begin }, { activityId }) => {
    await begin((tx) => insertWords(tx, activityId))
  }),
]
