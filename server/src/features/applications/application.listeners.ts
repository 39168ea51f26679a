import { listen } from '../../jobs/definitions.ts'
import { restartAnswerClocks } from './actions/restart-answer-clocks.ts'

export const applicationListeners = [
  listen('activity.published', 'restart-answer-clocks', async ({ begin, clock }, { activityId }) => {
    await begin((tx) => restartAnswerClocks(tx, activityId, clock.now()))
  }),
]
