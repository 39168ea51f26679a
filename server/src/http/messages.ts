// zod's issues as German sentences a person can read. A schema may carry its own sentence; these are the rest.
import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import { type FieldLabels, labelAt } from '@werkplatz/contract/shared/labels.ts'
import type { z } from 'zod'

function label(labels: FieldLabels, path: readonly PropertyKey[]): string {
  const known = labelAt(labels, path) ?? path.findLast((part) => typeof part === 'string')
  return known ? `«${known}»` : 'Die Eingabe'
}

function sentence(labels: FieldLabels, issue: z.core.$ZodIssue): string {
  const field = label(labels, issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} fehlt.` : `${field} hat nicht die richtige Form.`
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return `${field} darf nicht leer sein.`
      if (issue.origin === 'string') return `${field} braucht mindestens ${issue.minimum} Zeichen.`
      return issue.origin === 'array'
        ? `${field} braucht mindestens ${issue.minimum} Einträge.`
        : `${field} muss mindestens ${issue.minimum} sein.`
    case 'too_big':
      if (issue.origin === 'string') return `${field} darf höchstens ${issue.maximum} Zeichen haben.`
      return issue.origin === 'array'
        ? `${field} darf höchstens ${issue.maximum} Einträge haben.`
        : `${field} darf höchstens ${issue.maximum} sein.`
    case 'unrecognized_keys':
      return `Unbekannte Angaben: ${namedKeys(issue).join(', ')}.`
    case 'custom':
      return issue.message
    default:
      return `${field} ist nicht gültig.`
  }
}

/** As many as a person reads. */
const MOST = 20

/** What is wrong, in the words of the feature, and with which fields. What is about the input as a whole has no field. */
export function inputProblems(labels: FieldLabels, { issues }: z.ZodError) {
  const shown = issues.slice(0, MOST).map((issue) => ({ paths: pathsOf(issue), sentence: sentence(labels, issue) }))
  const fields: FieldProblem[] = shown.flatMap((one) => one.paths.map((path) => ({ path, sentence: one.sentence })))
  return { messages: [...new Set(shown.map((one) => one.sentence))], fields }
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  // Of `?=` not even the name is known.
  if (issue.code === 'unrecognized_keys')
    return namedKeys(issue).flatMap((key) => (key ? [[...path, key].join('.')] : []))
  return path.length > 0 ? [path.join('.')] : []
}

const namedKeys = ({ keys }: z.core.$ZodIssueUnrecognizedKeys) => keys.slice(0, 5)
