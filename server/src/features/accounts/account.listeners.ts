import { listen } from '../../jobs/definitions.ts'
import { sessionEndedSubject } from '../../live/subjects.ts'

export const accountListeners = [
  listen('session.ended', 'close-live-connections', async ({ outbound }, { sessionId }) => {
    outbound.bus.publish(sessionEndedSubject, { sessionId })
  }),
]
