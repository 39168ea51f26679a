import messages from '@werkplatz/content/messages/school.json'
import type { Schooldays } from '@werkplatz/contract/school/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { schooldaysQuery } from './api.ts'

/** One's own; whether it was saved. */
export function useSaveSchooldays() {
  const act = useAction()
  return async (days: Schooldays): Promise<boolean> => {
    const outcome = await act({
      run: () => call('saveSchooldays', { body: days }),
      done: messages.schoolDaysSaved,
      failed: messages.schoolDaysFailed,
      invalidates: [schooldaysQuery(days.userId).queryKey],
    })
    return outcome !== null
  }
}
