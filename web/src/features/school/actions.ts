import messages from '@werkplatz/content/messages/school.json'
import { nextSemester, type SemesterNumber } from '@werkplatz/contract/school/limits.ts'
import type { Schooldays, Semester } from '@werkplatz/contract/school/schemas.ts'
import { useNavigate } from 'react-router'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useDownload } from '../../api/use-download.ts'
import { paths } from '../../lib/paths.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { schooldaysQuery, schoolKey } from './api.ts'

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

/** The successor of the highest, and on to it. After the last one the server need not be asked. */
export function useCreateSemester() {
  const act = useAction()
  const navigate = useNavigate()
  return async (highest: SemesterNumber | null) => {
    const next = nextSemester(highest)
    if (!next) return void showMessage(messages.semesterMax)
    const made = await act({
      run: () => call('createSemester', { query: next }),
      failed: null,
      onFailed: (error) => {
        if (isApiError(error) && error.code === 'semester_max') showMessage(messages.semesterMax)
        else showMessage(messages.semesterCreateFailed, detailsOf(error))
      },
      invalidates: [schoolKey],
      invalidatesOnFailure: [schoolKey],
    })
    if (!made) return
    showMessage(messages.semesterCreated, { values: { ...next } })
    const { schoolSemesterId, year, semester } = made.result
    await navigate(paths.semester(schoolSemesterId, year, semester))
  }
}

/** Drawn anew each time, by the apprentice only. */
export function useSemesterPdf() {
  const { state, start } = useDownload('drawSemester')
  const act = useAction()
  const save = (id: string) => void act({ run: () => start({ query: { id } }), failed: messages.pdfFailed })
  return { isBusy: state !== 'idle', save }
}

/** Whether it is gone. */
export function useDeleteSemester() {
  const act = useAction()
  return async ({ schoolSemesterId: id, year, semester }: Semester): Promise<boolean> => {
    const ask = messages.semesterDeleteConfirm
    const text = ask.text.replace('{year}', String(year)).replace('{semester}', String(semester))
    const gone = await act({
      ask: { ...ask, text },
      danger: true,
      run: () => call('deleteSemester', { query: { id } }),
      done: messages.semesterDeleted,
      failed: messages.semesterDeleteFailed,
      invalidates: [schoolKey],
      invalidatesOnFailure: [schoolKey],
      removes: id,
    })
    return gone !== null
  }
}
