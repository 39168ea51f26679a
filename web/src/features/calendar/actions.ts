import messages from '@werkplatz/content/messages/calendar.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { calendarQuery } from './api.ts'

const invalidates = [calendarQuery.queryKey]

export function useCalendarActions() {
  const act = useAction()
  return {
    /** The address, which is told this once; null if there is none. */
    renew: async (isFirst: boolean): Promise<string | null> => {
      const outcome = await act({
        ...(!isFirst && { ask: messages.renewConfirm }),
        run: () => call('renewCalendar'),
        done: isFirst ? messages.created : messages.renewed,
        failed: messages.saveFailed,
        invalidates,
      })
      return outcome?.result.address ?? null
    },
    revoke: async (): Promise<boolean> => {
      const outcome = await act({
        ask: messages.revokeConfirm,
        danger: true,
        run: () => call('revokeCalendar'),
        done: messages.revoked,
        failed: messages.saveFailed,
        invalidates,
      })
      return outcome !== null
    },
  }
}
