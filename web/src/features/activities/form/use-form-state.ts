import { type FormDraft, useFormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { fields } from './fields.ts'
import { changeKind, changeTimes, type FormValues } from './form-values.ts'

export interface FormStateInput {
  userId: string
  /** `new` or the activity's id. */
  name: string
  loaded: FormValues
}

export const useFormState = ({ userId, name, loaded }: FormStateInput): FormState =>
  useFormDraft({ userId, name: `activity.${name}`, loaded, fields, merge: mergeValues })

export type FormState = FormDraft<FormValues>

/** Kind, dates and duration hang together. */
function mergeValues(before: FormValues, part: Partial<FormValues>): FormValues {
  const { kind, dateStart, dateEnd, duration, ...rest } = part
  const times = {
    ...('dateStart' in part && { dateStart: dateStart ?? '' }),
    ...('dateEnd' in part && { dateEnd: dateEnd ?? '' }),
    ...('duration' in part && { duration: duration ?? null }),
  }
  const next = kind ? changeKind(before, kind) : before
  return { ...next, ...changeTimes(next, times), ...rest }
}
