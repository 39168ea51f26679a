// Reads whatever a stranger was given and says which canary sings in it.
import type { RouteKey } from '@werkplatz/contract/routes.ts'

import type { Person } from '../people.ts'
import { dates, emailOf, firstNameOf, lastNameOf, parts, photoOf, tellingOf, type Part } from './world.ts'

export interface Given {
  /** Which call, frame, mail or row it was. */
  where: RouteKey | 'live' | 'mail' | 'notification'
  to: Person
  /** What was asked for, for the reader of a failure. */
  asked: string
  what: unknown
  /** A search for this last name: even a first name in the answer would tell whose it is. */
  searched?: Part
}

export interface Hit {
  canary: 'last name' | 'e-mail' | 'photograph' | 'date' | 'telling' | 'found by last name' | 'live event'
  part: Part | 'anybody'
  given: Given
  text: string
}

/**
 * Where somebody of another company reads the full last name all the same: the author of the activity that was applied
 * to, in the application, and the contact person of a pending or approved assignment, in the assignment, in the list of
 * those one accompanies, on the documents of the work history and in the evaluation.
 */
const mayReadLastName: Partial<Record<Part, readonly RouteKey[]>> = {
  applicant: ['readApplication', 'listApplications'],
  apprentice: [
    'readAssignment',
    'listAssignments',
    'drawWorkHistory',
    'tabulateWorkHistory',
    'listEvaluations',
    'readEvaluation',
    'readEvaluationForm',
    'drawEvaluation',
  ],
}

export function hitsIn(given: Given): Hit[] {
  const text = typeof given.what === 'string' ? given.what : JSON.stringify(given.what ?? '')
  // An address is read as written and as meant.
  const all = `${text} ${safelyDecoded(text)}`
  const hit = (canary: Hit['canary'], part: Hit['part'], found: string): Hit[] => {
    const places = all.split(found).slice(0, -1)
    let at = 0
    return places.map((before, n) => {
      at += before.length + (n ? found.length : 0)
      return { canary, part, given, text: all.slice(Math.max(0, at - 60), at + found.length + 60) }
    })
  }
  return [
    ...parts.flatMap((part) => [
      ...(mayReadLastName[part]?.includes(given.where as RouteKey) ? [] : hit('last name', part, lastNameOf(part))),
      ...hit('e-mail', part, emailOf(part)),
      ...hit('photograph', part, photoOf(part)),
      ...hit('telling', part, tellingOf(part)),
      ...(given.searched === part ? hit('found by last name', part, firstNameOf(part)) : []),
      ...(given.where === 'listEvents' || given.where === 'live' ? hit('live event', part, firstNameOf(part)) : []),
    ]),
    ...dates.flatMap((date) => hit('date', 'anybody', date)),
  ]
}

function safelyDecoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped)
    } catch {
      return escaped
    }
  })
}

export const printed = ({ canary, part, given, text }: Hit) =>
  `${canary} of ${part} in ${given.where} to ${given.to.roles.join()} (${given.asked.slice(0, 120)}): …${text}…`
