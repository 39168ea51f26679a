// Every feature of the contract. A new one is a line here; routes.ts, events.ts, destinations.ts, statuses.ts and labels.ts
// follow from it.
import { accessCheck } from './access-check/feature.ts'
import { accounts } from './accounts/feature.ts'
import { activities } from './activities/feature.ts'
import { admin } from './admin/feature.ts'
import { applications } from './applications/feature.ts'
import { assignments } from './assignments/feature.ts'
import { audit } from './audit/feature.ts'
import { blocks } from './blocks/feature.ts'
import { bookmarks } from './bookmarks/feature.ts'
import { calendar } from './calendar/feature.ts'
import { catalogues } from './catalogues/feature.ts'
import { chats } from './chats/feature.ts'
import { companies } from './companies/feature.ts'
import { companyArea } from './company-area/feature.ts'
import { evaluationLinks } from './evaluation-links/feature.ts'
import { evaluations } from './evaluations/feature.ts'
import { exports } from './exports/feature.ts'
import { figures } from './figures/feature.ts'
import { files } from './files/feature.ts'
import { follows } from './follows/feature.ts'
import { invitations } from './invitations/feature.ts'
import { jobs } from './jobs/feature.ts'
import { moderation } from './moderation/feature.ts'
import { monthlySheet } from './monthly-sheet/feature.ts'
import { myData } from './my-data/feature.ts'
import { notifications } from './notifications/feature.ts'
import { people } from './people/feature.ts'
import { posts } from './posts/feature.ts'
import { profiles } from './profiles/feature.ts'
import { publicSite } from './public-site/feature.ts'
import { school } from './school/feature.ts'
import { search } from './search/feature.ts'
import { secondFactor } from './second-factor/feature.ts'
import { settings } from './settings/feature.ts'
import { setup } from './setup/feature.ts'
import type { ContractFeature } from './shared/feature.ts'
import { switches } from './switches/feature.ts'
import { workHistory } from './work-history/feature.ts'

const listed = [
  accessCheck,
  accounts,
  activities,
  admin,
  applications,
  assignments,
  audit,
  blocks,
  bookmarks,
  calendar,
  catalogues,
  chats,
  companies,
  companyArea,
  evaluationLinks,
  evaluations,
  exports,
  figures,
  files,
  follows,
  invitations,
  jobs,
  moderation,
  monthlySheet,
  myData,
  notifications,
  people,
  profiles,
  posts,
  publicSite,
  school,
  search,
  secondFactor,
  settings,
  setup,
  switches,
  workHistory,
] as const

/** For those who walk the features and need no names. */
export const features: readonly ContractFeature[] = listed

type Part = 'routes' | 'events' | 'destinations' | 'statuses'
type Brought<P extends Part> = Extract<(typeof listed)[number], Record<P, unknown>>[P]
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** What all features bring of one part, as one table. A name that two of them claim is a mistake. */
export function together<P extends Part>(part: P): All<Brought<P>> {
  const entries = features.flatMap((feature) => Object.entries(feature[part] ?? {}))
  const table = Object.fromEntries(entries)
  if (Object.keys(table).length < entries.length) throw new Error(`two features claim the same of ${part}`)
  return table as All<Brought<P>>
}
