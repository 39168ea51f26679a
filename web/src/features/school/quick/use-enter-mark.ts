import messages from '@werkplatz/content/messages/school.json'
import { useState } from 'react'

import { isAway } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { detailsOf } from '../../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { schoolKey } from '../api.ts'
import type { MarkContent } from '../grid/mark-rows.ts'
import { PATIENCE_MS, waitingMarks } from './waiting-marks.ts'

/** Sends a mark or, without an answer, keeps it on this device; whether it is in good hands. */
export function useEnterMark(userId: string) {
  const act = useAction()
  const [isBusy, setBusy] = useState(false)
  const enter = async (schoolSemesterId: string, content: MarkContent): Promise<boolean> => {
    const mark = { entryId: crypto.randomUUID(), schoolSemesterId, ...content, subject: content.subject.trim() }
    let isKept = false
    const keep = () => {
      waitingMarks.keep(userId, mark)
      showMessage(messages.offlineKept)
      isKept = true
    }
    if (!navigator.onLine) {
      keep()
      return true
    }
    setBusy(true)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const saved = await act({
      run: () => call('createMark', { body: mark, signal }),
      failed: null,
      // Perhaps it arrived and only the answer was lost: sent again by the same name, it is one mark.
      onFailed: (error) =>
        isAway(error) || signal.aborted ? keep() : showMessage(messages.marksSaveFailed, detailsOf(error)),
      invalidates: [schoolKey],
    })
    setBusy(false)
    if (saved) showMessage(messages.quickSaved, { values: { grade: mark.grade.toFixed(1), subject: mark.subject } })
    return saved !== null || isKept
  }
  return { enter, isBusy }
}
