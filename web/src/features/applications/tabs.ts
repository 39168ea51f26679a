// The views of the list. Which a person gets follows from what the server said they may do.
import labels from '@werkplatz/content/labels/applications.json'
import type { ApplicationTabs, TabCount } from '@werkplatz/contract/applications/schemas.ts'

import { fillIn } from '../../lib/fill-in.ts'
import type { Instant } from '../../lib/zurich-clock.ts'
import { numberWord } from '../activities/labels.ts'
import { waitedSince } from '../shared/waited-since.ts'

export const tabKey = 'werkplatz.applications.filter'

const tabs = [
  { filter: 'own', label: 'Meine' },
  { filter: 'received', label: 'Erhaltene' },
  { filter: 'external', label: 'Externe' },
] as const

export type Tab = (typeof tabs)[number]
export type TabFilter = Tab['filter']

/** Requests to apply elsewhere: for those who decide them and those who can see what is elsewhere. */
const forRequests = ['APPROVE_EXTERNAL_APPLICATIONS', 'READ_EXTERNAL_ACTIVITIES']

/** Others wait for an answer longer than one's own papers do. */
const byUrgency = ['received', 'external', 'own'] as const

/** Who cannot apply looks for what came in: it stands first. */
export const tabsOf = (permissions: readonly string[]): Tab[] => {
  const allowed = tabs.filter(
    ({ filter }) => filter !== 'external' || forRequests.some((name) => permissions.includes(name)),
  )
  if (permissions.includes('APPLY_ACTIVITY')) return allowed
  return allowed.toSorted((one, other) => byUrgency.indexOf(one.filter) - byUrgency.indexOf(other.filter))
}

/** Where something waits for the person, the most urgent first; null when nothing does. */
export const waitingTab = (counts: ApplicationTabs | undefined, allowed: readonly TabFilter[]): TabFilter | null =>
  byUrgency.find((filter) => allowed.includes(filter) && (counts?.[filter].waiting ?? 0) > 0) ?? null

/** What waits, else how many there are. */
export const tabNumber = (count: TabCount | undefined) =>
  count && { count: count.waiting || count.total, ...(count.waiting > 0 && { waiting: labels.waitsForYou }) }

const sentences = {
  own: null,
  received: { one: labels.answerWaits, many: labels.answersWait },
  external: { one: labels.requestWaits, many: labels.requestsWait },
}

/** «Drei Bewerbungen warten auf deine Antwort, die älteste seit 3 Tagen.» */
export function waitingSentence(filter: TabFilter, count: TabCount | undefined, now: Instant = Date.now()) {
  const words = sentences[filter]
  if (!words || !count?.waitingSince) return null
  const since = waitedSince(count.waitingSince, now)
  return fillIn(count.waiting === 1 ? words.one : words.many, { count: numberWord(count.waiting), since })
}
