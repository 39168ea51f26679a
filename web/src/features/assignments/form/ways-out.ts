// Where the form of an assignment leads (docs/decisions/0113-where-the-form-of-an-assignment-leads.md).
import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'

import { paths } from '../../../lib/paths.ts'

export interface FormOf {
  /** Null: a new one. */
  original: Pick<AssignmentForm, 'assignmentId' | 'isOwn'> | null
  /** The accepted application a new one is made from. */
  applicationId: string | null
}

const wayOut = ({ original, applicationId }: FormOf, own: string) => {
  if (original) return original.isOwn ? own : paths.assignment(original.assignmentId)
  return applicationId ? paths.application(applicationId) : own
}

export const afterSaving = (form: FormOf) => wayOut(form, paths.company('OWN_ASSIGNMENT'))
export const afterClosing = (form: FormOf) => wayOut(form, paths.company())
