// What was found as one list for the arrow keys, in the order in which it is shown.
import labels from '@werkplatz/content/labels/search.json'
import messages from '@werkplatz/content/messages/search.json'
import type { Everything, FoundActivity } from '@werkplatz/contract/search/schemas.ts'

import { fillIn } from '../../lib/fill-in.ts'
import { formatDate } from '../../lib/format-date.ts'
import { paths } from '../../lib/paths.ts'
import type { Group } from './api.ts'

export interface Hit {
  key: string
  group: Group
  to: string
  name: string
  line: string
  image: string | null
  isOpen?: boolean
}

export const groupNames: Record<Group, string> = {
  PEOPLE: messages.searchPeople.text,
  COMPANIES: messages.searchCompanies.text,
  ACTIVITIES: labels.activities,
}
export const groups = Object.keys(groupNames) as Group[]

const whenOf = ({ dateStart }: FoundActivity) =>
  dateStart ? fillIn(labels.from, { date: formatDate(dateStart) }) : labels.ongoing

export function hitsOf({ people, companies, activities }: Everything): Hit[] {
  return [
    ...people.hits.map((one): Hit => ({
      key: one.userId,
      group: 'PEOPLE',
      to: paths.profile(one.profileId, 'user'),
      name: one.name,
      line: [one.profession, one.company].filter(Boolean).join(', '),
      image: one.image,
    })),
    ...companies.hits.map((one): Hit => ({
      key: one.companyId,
      group: 'COMPANIES',
      to: paths.profile(one.profileId, 'company'),
      name: one.name,
      line: one.location,
      image: one.image,
    })),
    ...activities.hits.map((one): Hit => ({
      key: one.activityId,
      group: 'ACTIVITIES',
      to: paths.activity(one.activityId),
      name: one.title,
      line: `${one.company}, ${whenOf(one)}`,
      image: one.image,
      isOpen: one.activityStatus === 'PUBLISHED',
    })),
  ]
}

export const totalOf = (found: Everything, group: Group) =>
  ({ PEOPLE: found.people, COMPANIES: found.companies, ACTIVITIES: found.activities })[group].total
